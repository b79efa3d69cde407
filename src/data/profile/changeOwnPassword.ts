import { changePassword } from '~/api/contract/account';
import { answerOf, type Answer } from '../auth/answer';
import type { Own } from './own';

/** Another password, exactly as typed. What a lost answer has come to, nobody can read. */
export const changeOwnPassword = ({ signIn }: Own, { current, password }: { current: string; password: string }): Promise<Answer<object>> =>
  answerOf(changePassword, { pass: password, currentpass: current }, signIn.token);
