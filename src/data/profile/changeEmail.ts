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

/** Here `UserExists` means that the e-mail is taken (VAL-52). */
const withEmailError = <Value>(answer: Answer<Value>): Answer<Value> =>
  answer.kind === 'refused' && answer.errorName === 'UserExists' ? { ...answer, errorName: 'EmailExists' } : answer;

/** Sends a code to an e-mail. `edit` if it replaces another one. */
export const sendProfileEmailCode = async (
  { signIn }: CurrentUser,
  email: string,
  edit: boolean,
): Promise<Answer<object>> =>
  withEmailError(await callOnce(sendEmailCode, { email: visibleText(email), edit }, signIn.token));

/** Confirms the e-mail with its code. */
export const confirmProfileEmail = async (
  currentUser: CurrentUser,
  email: string,
  code: string,
): Promise<Answer<unknown>> =>
  reconcileAnswer(
    currentUser,
    withEmailError(await callOnce(confirmEmail, { code }, currentUser.signIn.token)),
    hasEmail(email),
  );

/**
 * Saves a confirmed e-mail. A city that took it over with the code has nothing more to do. The call may be repeated.
 */
export const saveEmail = async (currentUser: CurrentUser, input: string): Promise<Answer<unknown>> => {
  const email = visibleText(input);
  const answer = withEmailError(await callOnce(changeProfile, { email }, currentUser.signIn.token));
  const profile = answer.kind === 'notSent' ? undefined : await refetchProfile(currentUser);
  if (profile && hasEmail(email)(profile)) return { kind: 'ok', value: undefined };
  // The city has confirmed the change, but its profile does not show it yet. The e-mail is stored as the city will
  // return it, because it names the account.
  if (answer.kind === 'ok') await applyProfileChange(currentUser, (old) => ({ ...old, email: email.toLowerCase() }));
  return answer;
};
