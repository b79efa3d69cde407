import { accountByEmail } from '../../store/account/accounts';
import { newSalt } from '../../store/account/registrations';
import { addPasswordReset } from '../../store/account/passwordResets';
import type { Handler } from '../Handler';
import { Refusal } from '../Refusal';
import { readEmail } from './readPerson';
import { sendCode } from './sendCode';

/** Sends a link for setting a new password. Throws RequiredField, InvalidFormat, AccountNotFound, LimitSMS. */
export const sendRestoreEmail: Handler<'sendRestoreEmail'> = (input, context) => {
  const { server, city, nowMs } = context;
  const email = readEmail(input.email);
  const account = accountByEmail(server.store, city.city, email);
  if (!account) throw new Refusal('AccountNotFound');
  const salt = newSalt();
  addPasswordReset(server.store, city.city, salt, account.id, nowMs);
  const text = 'Чтобы задать новый пароль, перейдите по ссылке. Она действует 30 минут.';
  sendCode(context, {
    kind: 'email',
    to: email,
    code: salt,
    text,
    link: `/restore-password/2/${salt}`,
    isInLinkOnly: true,
  });
  return {};
};
