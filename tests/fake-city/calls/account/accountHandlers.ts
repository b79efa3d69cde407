import type { Handlers } from '../Handler';
import { changePassword } from './changePassword';
import { changeProfile } from './changeProfile';
import { getBalance } from './getBalance';
import { deletePhone, setMainPhone } from './phones';
import { sendEmailCode } from './sendEmailCode';
import { sendSmsCode } from './sendSmsCode';
import { changeAccountSetting, getAccountSettings } from './settings';

/** What a driver changes of the own account. */
export const accountHandlers = {
  getBalance,
  getAccountSettings,
  changeAccountSetting,
  changeProfile,
  changePassword,
  sendEmailCode,
  sendSmsCode,
  deletePhone,
  setMainPhone,
} satisfies Partial<Handlers>;
