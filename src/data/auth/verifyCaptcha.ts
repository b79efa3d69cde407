import { checkCaptcha } from '~/api/contract/auth';
import { build } from '~/city/build';
import { callOnce, type Answer } from './callOnce';

/** Does this build ask visitors of registration and restore whether they are people (`decisions.md`, "captcha")? */
export const requiresCaptcha = build.captchaSiteKey !== '' && build.captchaScript !== '';

/** Shows the city what the captcha gave. Where none is asked for, everybody passes. */
export const verifyCaptcha = async (token: string): Promise<Answer<object>> =>
  requiresCaptcha ? callOnce(checkCaptcha, { captcha: token }) : { kind: 'ok', value: {} };
