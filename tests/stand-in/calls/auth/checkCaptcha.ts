import { takeCaptchaToken } from '../../store/captchaTokens';
import type { Handler } from '../Handler';
import { Refusal } from '../Refusal';

/** The captcha of registration and restore (document 1, section 7; `decisions.md`, "captcha"): a token of its widget is good once. */
export const checkCaptcha: Handler<'checkCaptcha'> = ({ captcha }, { world, nowMs }) => {
  if (!takeCaptchaToken(world.store, captcha, nowMs)) throw new Refusal('CaptchaIncorrect');
  return {};
};
