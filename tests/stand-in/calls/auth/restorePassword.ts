import { setPassword } from '../../store/accountChanges';
import { failuresOf, forgetLoginFailures } from '../../store/loginFailures';
import { dropRestores } from '../../store/restores';
import { dropTokens } from '../../store/tokens';
import type { Handler } from '../Handler';
import { leastPasswordLength, readNewPassword } from './readPerson';
import { restoring } from './restoring';

/** Is a link's salt or a code still good? Throws IncorrectCode. */
export const checkRestore: Handler<'checkRestore'> = (_, context) => {
  restoring(context);
  return {};
};

/** The new password: whoever was signed in no longer is, and wrong passwords are forgiven. Throws IncorrectCode, ValidationError. */
export const changeRestoredPassword: Handler<'changeRestoredPassword'> = ({ pass }, context) => {
  const { world, city } = context;
  const account = restoring(context);
  setPassword(world.store, account, readNewPassword(pass, leastPasswordLength));
  dropRestores(world.store, account);
  dropTokens(world.store, account);
  forgetLoginFailures(world.store, city.city, failuresOf({ account }));
  return {};
};
