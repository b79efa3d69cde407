import type { Handlers } from '../Handler';
import { changePhone } from './changePhone';
import { checkCaptcha } from './checkCaptcha';
import { checkEmail, checkPhone } from './checkFree';
import { confirmEmail } from './confirmEmail';
import { confirmPhone } from './confirmPhone';
import { getConfirmationType } from './getConfirmationType';
import { login } from './login';
import { loginByThirdParty } from './loginByThirdParty';
import { register } from './register';
import { changeRestoredPassword, checkRestore } from './restorePassword';
import { sendRestoreCode } from './sendRestoreCode';
import { sendRestoreEmail } from './sendRestoreEmail';

/** Login, registration and password reset. */
export const authHandlers = {
  login,
  loginByThirdParty,
  register,
  checkEmail,
  checkPhone,
  checkCaptcha,
  confirmEmail,
  confirmPhone,
  changePhone,
  getConfirmationType,
  sendRestoreEmail,
  sendRestoreCode,
  checkRestore,
  changeRestoredPassword,
} satisfies Partial<Handlers>;
