import { changePassword } from '~/api/contract/account';
import { callOnce, type Answer } from '../auth/callOnce';
import type { CurrentUser } from './currentUser';

/** Another password, exactly as typed. What a lost answer has come to, nobody can read. */
export const changeAccountPassword = (
  { signIn }: CurrentUser,
  { current, password }: { current: string; password: string },
): Promise<Answer<object>> => callOnce(changePassword, { pass: password, currentpass: current }, signIn.token);
