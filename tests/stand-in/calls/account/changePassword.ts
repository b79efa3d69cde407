import { setPassword } from '../../store/accountChanges';
import { accountById } from '../../store/accounts';
import { isPassword } from '../../store/passwords';
import { dropRestores } from '../../store/restores';
import { dropTokens } from '../../store/tokens';
import { readNewPassword } from '../auth/readPerson';
import { driverOf } from '../caller';
import type { Handler } from '../Handler';
import { Refusal } from '../Refusal';

/** The cabinet's shortest password (`decisions.md`, "Passwords"). */
const leastLength = 4;

/** Another password: the caller stays signed in, nobody else does. Throws ValidationError, CurrentPasswordIncorrect. */
export const changePassword: Handler<'changePassword'> = ({ pass, currentpass }, context) => {
  const { store } = context.world;
  const account = driverOf(context);
  const password = readNewPassword(pass, leastLength);
  const current = accountById(store, account)?.password;
  if (!current || !isPassword(currentpass, current)) throw new Refusal('CurrentPasswordIncorrect');
  setPassword(store, account, password);
  dropRestores(store, account);
  dropTokens(store, account, context.token);
  return {};
};
