import { phoneKey } from '../../rules/phoneKey';
import { setPassword } from '../../store/accountChanges';
import { accountByEmail, accountByPhone, phonesOf } from '../../store/accounts';
import { addRestore, dropOldRestores, dropRestores, restoredAccount } from '../../store/restores';
import type { CallContext } from '../CallContext';
import type { Handler } from '../Handler';
import { Refusal } from '../Refusal';
import { callText } from './confirmationCodes';
import { readEmail } from './readPerson';
import { restoreLifeMs } from './restoring';
import { randomDigits, sendCode } from './sendCode';

const [callDigits, smsDigits] = [4, 6];

/** Whose password is forgotten, and the phone to reach them at. Throws RequiredField, InvalidFormat, AccountNotFound, PhoneEmpty. */
const whoForgot = ({ world, city }: CallContext, login: string): { account: number; phone: string } => {
  const named = phoneKey(login);
  const account = named ? accountByPhone(world.store, city.city, named) : accountByEmail(world.store, city.city, readEmail(login));
  // A company signs in without a password.
  if (!account || account.kind === 'coop') throw new Refusal('AccountNotFound');
  const phone = named ?? phonesOf(world.store, account.id)[0]?.phone;
  if (phone === undefined) throw new Refusal('PhoneEmpty');
  return { account: account.id, phone };
};

/** A code that opens no other account's way: it alone says whose password is changed. */
const freeCode = ({ world, city, nowMs }: CallContext): string => {
  dropOldRestores(world.store, city.city, nowMs - restoreLifeMs);
  let code = randomDigits(smsDigits);
  while (restoredAccount(world.store, city.city, code, 0) !== undefined) code = randomDigits(smsDigits);
  return code;
};

/**
 * A code by SMS, or a call whose last 4 digits are the new password at once (document 1, section 2). The call ends no
 * session and forgives no wrong passwords: anybody could ask for it. Throws as above, LimitSMS, SMSNotSend.
 */
export const sendRestoreCode: Handler<'sendRestoreCode'> = ({ login, type }, context) => {
  const { world, city, nowMs } = context;
  const { account, phone } = whoForgot(context, login);
  if (type === 'call') {
    const password = randomDigits(callDigits);
    setPassword(world.store, account, password);
    dropRestores(world.store, account);
    sendCode(context, { kind: 'call', to: phone, code: password, text: callText(password) });
    return {};
  }
  const code = freeCode(context);
  addRestore(world.store, city.city, code, account, nowMs);
  sendCode(context, { kind: 'sms', to: phone, code, text: `Код для нового пароля: ${code}` });
  return {};
};
