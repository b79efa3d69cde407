import { takeCaptchaToken } from '../../store/account/captchaTokens';
import type { Handler } from '../Handler';
import { Refusal } from '../Refusal';

/** The captcha of registration and restore (document 1, section 7; `decisions.md`, "captcha"): a token of its widget is good once. */
export const checkCaptcha: Handler<'checkCaptcha'> = ({ captcha }, { server, nowMs }) => {
  if (!takeCaptchaToken(server.store, captcha, nowMs)) throw new Refusal('CaptchaIncorrect');
  return {};
};
