import { changeProfile } from '~/api/contract/account';
import { changedNames, namesOfProfile, type Names } from '~/domain/account/profileChanges';
import { callOnce, type Answer } from '../auth/callOnce';
import { reconcileAnswer, applyProfileChange, type CurrentUser } from './currentUser';

/** Sends the names that were changed, and only those (PROF-16). */
export const saveNames = async (
  currentUser: CurrentUser,
  { lastName, firstName, middleName }: Partial<Names>,
): Promise<Answer<unknown>> => {
  const changed = {
    ...(lastName === undefined ? {} : { lastName }),
    ...(firstName === undefined ? {} : { firstName }),
    ...(middleName === undefined ? {} : { middleName }),
  };
  const sent = await callOnce(
    changeProfile,
    { lastname: lastName, firstname: firstName, middlename: middleName },
    currentUser.signIn.token,
  );
  const isSaved = (profile: Partial<Names>): boolean => {
    const requested = { ...namesOfProfile(profile), ...changed };
    return Object.keys(changedNames(profile, requested)).length === 0;
  };
  const answer = await reconcileAnswer(currentUser, sent, isSaved);
  if (answer.kind === 'ok') await applyProfileChange(currentUser, (profile) => ({ ...profile, ...changed }));
  return answer;
};
