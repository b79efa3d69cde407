import { changeProfile } from '~/api/contract/account';
import { changedNames, namesOfProfile, type Names } from '~/domain/ownData';
import { answerOf, type Answer } from '../auth/answer';
import { judged, noteChange, type Own } from './own';

/** Sends the names that were changed, and only those (PROF-16). */
export const saveNames = async (own: Own, { lastName, firstName, middleName }: Partial<Names>): Promise<Answer<unknown>> => {
  const changed = {
    ...(lastName === undefined ? {} : { lastName }),
    ...(firstName === undefined ? {} : { firstName }),
    ...(middleName === undefined ? {} : { middleName }),
  };
  const sent = await answerOf(changeProfile, { lastname: lastName, firstname: firstName, middlename: middleName }, own.signIn.token);
  const isSaved = (profile: Partial<Names>): boolean => {
    const wanted = { ...namesOfProfile(profile), ...changed };
    return Object.keys(changedNames(profile, wanted)).length === 0;
  };
  const answer = await judged(own, sent, isSaved);
  if (answer.kind === 'ok') await noteChange(own, (profile) => ({ ...profile, ...changed }));
  return answer;
};
