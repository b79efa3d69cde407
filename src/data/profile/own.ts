import type { QueryClient } from '@tanstack/react-query';
import type { Profile } from '~/domain/profile';
import type { SignIn } from '~/state/signIn';
import type { Answer } from '../auth/answer';
import { renameAccount } from '../payments/renameAccount';
import { profileQuery } from './profileQuery';

/** Whose data is changed: the driver's who is signed in to a city. */
export interface Own {
  client: QueryClient;
  city: string;
  signIn: SignIn;
}

/** A change that the city has made is shown everywhere at once. A reading that began before it would tell of a time before it. */
export const noteChange = async ({ client, city, signIn }: Own, change: (profile: Profile) => Profile): Promise<void> => {
  const { queryKey } = profileQuery(city, signIn);
  await client.cancelQueries({ queryKey });
  const before = client.getQueryData(queryKey);
  if (!before) return;
  const after = change(before);
  client.setQueryData(queryKey, after);
  await renameAccount(city, before, after);
};

/** The profile as the city knows it now; undefined where it does not come. */
export const readAnew = async ({ client, city, signIn }: Own): Promise<Profile | undefined> => {
  const query = profileQuery(city, signIn);
  await client.cancelQueries({ queryKey: query.queryKey });
  const before = client.getQueryData(query.queryKey);
  const after = await client.fetchQuery({ ...query, staleTime: 0, retry: false }).catch(() => undefined);
  if (before && after) await renameAccount(city, before, after);
  return after;
};

/**
 * Where an answer is lost, the profile as it stands now tells whether the deed is done. So it does where a code is no good:
 * it may have been accepted a moment ago, for a browser sends a request once more when its connection breaks.
 */
export const judged = async (own: Own, answer: Answer<unknown>, isDone: (profile: Profile) => boolean): Promise<Answer<unknown>> => {
  const mayBeEcho = answer.kind === 'refused' && answer.errorName === 'IncorrectCode' && !answer.mayBeDone;
  if (answer.kind !== 'lost' && !mayBeEcho) return answer;
  const profile = await readAnew(own);
  return profile && isDone(profile) ? { kind: 'ok', value: undefined } : answer;
};
