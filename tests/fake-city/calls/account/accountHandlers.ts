import type { Handlers } from '../Handler';
import { changePassword } from './changePassword';
import { changeProfile } from './changeProfile';
import { getBalance } from './getBalance';
import { deletePhone, setMainPhone } from './phones';
import { sendEmailCode } from './sendEmailCode';
import { sendSmsCode } from './sendSmsCode';
import { changeAccountSetting, getAccountSettings } from './settings';

/** Calls with which a driver reads and changes their own account. */
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
