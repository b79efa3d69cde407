import { checkCaptcha } from '~/api/contract/auth';
import { build } from '~/city/build';
import { callOnce, type Answer } from './callOnce';

/** Whether this build shows a captcha in registration and password reset. */
export const requiresCaptcha = build.captchaSiteKey !== '' && build.captchaScript !== '';

/** Sends the captcha's token to the city for verification. Succeeds at once if no captcha is required. */
export const verifyCaptcha = async (token: string): Promise<Answer<object>> =>
  requiresCaptcha ? callOnce(checkCaptcha, { captcha: token }) : { kind: 'ok', value: {} };
