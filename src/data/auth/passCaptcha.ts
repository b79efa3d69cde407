import { checkCaptcha } from '~/api/contract/auth';
import { build } from '~/city/build';
import { answerOf, type Answer } from './answer';

/** Does this build ask visitors of registration and restore whether they are people (`decisions.md`, "captcha")? */
export const asksCaptcha = build.captchaSiteKey !== '' && build.captchaScript !== '';

/** Shows the city what the captcha gave. Where none is asked for, everybody passes. */
export const passCaptcha = async (token: string): Promise<Answer<object>> =>
  asksCaptcha ? answerOf(checkCaptcha, { captcha: token }) : { kind: 'ok', value: {} };
