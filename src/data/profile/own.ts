import type { QueryClient } from '@tanstack/react-query';
import type { Profile } from '~/domain/profile';
import { currentCity } from '~/state/city';
import { signInOf, type SignIn } from '~/state/signIn';
import type { Answer } from '../auth/answer';
import { profileQuery } from './profileQuery';

/** Whose data is changed: the driver's who is signed in to a city. */
export interface Own {
  client: QueryClient;
  city: string;
  signIn: SignIn;
}

/** Whose data is changed at this very moment: a login that was known earlier may be over. */
const ownNow = (client: QueryClient): Own | undefined => {
  const { city } = currentCity();
  const signIn = signInOf(city, 'standart');
  return signIn && { client, city, signIn };
};

/** The same person's login of this moment: a window that asks outlasts one, and what is confirmed there is done by nobody else's. */
export const sameOwnNow = (own: Own | undefined): Own | undefined => {
  const now = own && ownNow(own.client);
  return now && now.city === own.city && now.signIn.cacheKey === own.signIn.cacheKey ? now : undefined;
};

/** A change that the city has made is shown everywhere at once. A reading that began before it would tell of a time before it. */
export const noteChange = async ({ client, city, signIn }: Own, change: (profile: Profile) => Profile): Promise<void> => {
  const { queryKey } = profileQuery(city, signIn);
  await client.cancelQueries({ queryKey });
  // What else stands in it is as old as it was.
  client.setQueryData(queryKey, (before) => before && change(before), { updatedAt: client.getQueryState(queryKey)?.dataUpdatedAt });
};

/** The profile as the city knows it now; undefined where it does not come. */
export const readAnew = async ({ client, city, signIn }: Own): Promise<Profile | undefined> => {
  const query = profileQuery(city, signIn);
  await client.cancelQueries({ queryKey: query.queryKey });
  return client.fetchQuery({ ...query, staleTime: 0, retry: false }).catch(() => undefined);
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
