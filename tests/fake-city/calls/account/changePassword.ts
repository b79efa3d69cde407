import { setPassword } from '../../store/account/accountChanges';
import { accountById } from '../../store/account/accounts';
import { isPassword } from '../../store/account/passwords';
import { deletePasswordResets } from '../../store/account/passwordResets';
import { dropTokens } from '../../store/account/tokens';
import { readNewPassword } from '../auth/readPerson';
import { driverOf } from '../caller';
import type { Handler } from '../Handler';
import { Refusal } from '../Refusal';

/** The minimum length of a password that is changed in the account. */
const minLength = 4;

/**
 * Changes the password. The caller stays signed in, and all other sessions end. Throws ValidationError,
 * CurrentPasswordIncorrect.
 */
export const changePassword: Handler<'changePassword'> = ({ pass, currentpass }, context) => {
  const { store } = context.server;
  const account = driverOf(context);
  const password = readNewPassword(pass, minLength);
  const current = accountById(store, account)?.password;
  if (!current || !isPassword(currentpass, current)) throw new Refusal('CurrentPasswordIncorrect');
  setPassword(store, account, password);
  deletePasswordResets(store, account);
  dropTokens(store, account, context.token);
  return {};
};
