import { phoneKey } from '../../rules/phoneKey';
import { setPassword } from '../../store/account/accountChanges';
import { accountByEmail, accountByPhone, phonesOf } from '../../store/account/accounts';
import {
  addPasswordReset,
  deleteOldPasswordResets,
  deletePasswordResets,
  passwordResetAccount,
} from '../../store/account/passwordResets';
import type { CallContext } from '../CallContext';
import type { Handler } from '../Handler';
import { Refusal } from '../Refusal';
import { callText } from './confirmationCodes';
import { readEmail } from './readPerson';
import { resetLifeMs } from './passwordResets';
import { randomDigits, sendCode } from './sendCode';

const [callDigits, smsDigits] = [4, 6];

/**
 * Returns the account whose password is forgotten, and the phone to contact. Throws RequiredField, InvalidFormat,
 * AccountNotFound, PhoneEmpty.
 */
const accountToRestore = ({ server, city }: CallContext, login: string): { account: number; phone: string } => {
  const named = phoneKey(login);
  const account = named
    ? accountByPhone(server.store, city.city, named)
    : accountByEmail(server.store, city.city, readEmail(login));
  if (!account || account.kind === 'coop') throw new Refusal('AccountNotFound');
  const phone = named ?? phonesOf(server.store, account.id)[0]?.phone;
  if (phone === undefined) throw new Refusal('PhoneEmpty');
  return { account: account.id, phone };
};

/** Returns a code that no other account uses, because the code alone identifies the account. */
const freeCode = ({ server, city, nowMs }: CallContext): string => {
  deleteOldPasswordResets(server.store, city.city, nowMs - resetLifeMs);
  let code = randomDigits(smsDigits);
  while (passwordResetAccount(server.store, city.city, code, 0) !== undefined) code = randomDigits(smsDigits);
  return code;
};

/**
 * Sends a code by SMS, or makes a call whose last 4 digits immediately become the new password. A call ends no session
 * and clears no wrong passwords, because anyone could request it. Throws as above, LimitSMS, SMSNotSend.
 */
export const sendRestoreCode: Handler<'sendRestoreCode'> = ({ login, type }, context) => {
  const { server, city, nowMs } = context;
  const { account, phone } = accountToRestore(context, login);
  if (type === 'call') {
    const password = randomDigits(callDigits);
    setPassword(server.store, account, password);
    deletePasswordResets(server.store, account);
    sendCode(context, { kind: 'call', to: phone, code: password, text: callText(password) });
    return {};
  }
  const code = freeCode(context);
  addPasswordReset(server.store, city.city, code, account, nowMs);
  sendCode(context, { kind: 'sms', to: phone, code, text: `Код для нового пароля: ${code}` });
  return {};
};
