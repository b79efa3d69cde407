import { changeProfile, sendEmailCode } from '~/api/contract/account';
import { confirmEmail } from '~/api/contract/auth';
import type { Profile } from '~/domain/profile';
import { isSamePerson } from '~/domain/samePerson';
import { answerOf, type Answer } from '../auth/answer';
import { judged, noteChange, readAnew, type Own } from './own';
import { visible } from '~/domain/visible';

const isIts =
  (email: string) =>
  (profile: Profile): boolean =>
    profile.email !== undefined && isSamePerson([profile.email], [email]);

/** A code to an e-mail; `edit` where it takes the place of another. */
export const sendOwnEmailCode = ({ signIn }: Own, email: string, edit: boolean): Promise<Answer<object>> =>
  answerOf(sendEmailCode, { email: visible(email), edit }, signIn.token);

/** The e-mail's code. */
export const confirmOwnEmail = async (own: Own, email: string, code: string): Promise<Answer<unknown>> =>
  judged(own, await answerOf(confirmEmail, { code }, own.signIn.token), isIts(email));

/** Saves an e-mail that was confirmed; a city that has taken it over with its code has nothing more to do. It may be said twice. */
export const saveEmail = async (own: Own, typed: string): Promise<Answer<unknown>> => {
  const email = visible(typed);
  const answer = await answerOf(changeProfile, { email }, own.signIn.token);
  const profile = answer.kind === 'notSent' ? undefined : await readAnew(own);
  if (profile && isIts(email)(profile)) return { kind: 'ok', value: undefined };
  // The city has said so, and its reading is late: the name of the account is what it will say.
  if (answer.kind === 'ok') await noteChange(own, (old) => ({ ...old, email: email.toLowerCase() }));
  return answer;
};
