import { takeCaptchaToken } from '../../store/account/captchaTokens';
import type { Handler } from '../Handler';
import { Refusal } from '../Refusal';

/** The captcha of registration and password reset. A token of its widget is valid once. */
export const checkCaptcha: Handler<'checkCaptcha'> = ({ captcha }, { server, nowMs }) => {
  if (!takeCaptchaToken(server.store, captcha, nowMs)) throw new Refusal('CaptchaIncorrect');
  return {};
};
