import { changeProfile, sendEmailCode } from '~/api/contract/account';
import { confirmEmail } from '~/api/contract/auth';
import type { Profile } from '~/domain/account/profile';
import { isSamePerson } from '~/domain/account/samePerson';
import { callOnce, type Answer } from '../auth/callOnce';
import { reconcileAnswer, applyProfileChange, refetchProfile, type CurrentUser } from './currentUser';
import { visibleText } from '~/domain/content/visibleText';

const hasEmail =
  (email: string) =>
  (profile: Profile): boolean =>
    profile.email !== undefined && isSamePerson([profile.email], [email]);

/** A code to an e-mail; `edit` where it takes the place of another. */
export const sendProfileEmailCode = ({ signIn }: CurrentUser, email: string, edit: boolean): Promise<Answer<object>> =>
  callOnce(sendEmailCode, { email: visibleText(email), edit }, signIn.token);

/** The e-mail's code. */
export const confirmProfileEmail = async (
  currentUser: CurrentUser,
  email: string,
  code: string,
): Promise<Answer<unknown>> =>
  reconcileAnswer(currentUser, await callOnce(confirmEmail, { code }, currentUser.signIn.token), hasEmail(email));

/** Saves an e-mail that was confirmed; a city that has taken it over with its code has nothing more to do. It may be said twice. */
export const saveEmail = async (currentUser: CurrentUser, input: string): Promise<Answer<unknown>> => {
  const email = visibleText(input);
  const answer = await callOnce(changeProfile, { email }, currentUser.signIn.token);
  const profile = answer.kind === 'notSent' ? undefined : await refetchProfile(currentUser);
  if (profile && hasEmail(email)(profile)) return { kind: 'ok', value: undefined };
  // The city has said so, and its reading is late: the name of the account is what it will say.
  if (answer.kind === 'ok') await applyProfileChange(currentUser, (old) => ({ ...old, email: email.toLowerCase() }));
  return answer;
};
