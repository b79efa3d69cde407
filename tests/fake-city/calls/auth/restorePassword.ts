import { setPassword } from '../../store/account/accountChanges';
import { failuresOf, clearLoginFailures } from '../../store/account/loginFailures';
import { deletePasswordResets } from '../../store/account/passwordResets';
import { dropTokens } from '../../store/account/tokens';
import type { Handler } from '../Handler';
import { minPasswordLength, readNewPassword } from './readPerson';
import { findPasswordReset } from './passwordResets';

/** Succeeds if a link's salt or a code is still valid. Throws IncorrectCode. */
export const checkRestore: Handler<'checkRestore'> = (_, context) => {
  findPasswordReset(context);
  return {};
};

/**
 * Sets the new password, ends all sessions and clears the counter of wrong passwords. Throws IncorrectCode,
 * ValidationError.
 */
export const changeRestoredPassword: Handler<'changeRestoredPassword'> = ({ pass }, context) => {
  const { server, city } = context;
  const account = findPasswordReset(context);
  setPassword(server.store, account, readNewPassword(pass, minPasswordLength));
  deletePasswordResets(server.store, account);
  dropTokens(server.store, account);
  clearLoginFailures(server.store, city.city, failuresOf({ account }));
  return {};
};
