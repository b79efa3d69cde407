import { changePassword } from '~/api/contract/account';
import { callOnce, type Answer } from '../auth/callOnce';
import type { CurrentUser } from './currentUser';

/** Sends a new password, exactly as typed. After a lost answer the outcome cannot be read. */
export const changeAccountPassword = (
  { signIn }: CurrentUser,
  { current, password }: { current: string; password: string },
): Promise<Answer<object>> => callOnce(changePassword, { pass: password, currentpass: current }, signIn.token);
