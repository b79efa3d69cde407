import type { QueryClient } from '@tanstack/react-query';
import type { Profile } from '~/domain/account/profile';
import { currentCity } from '~/state/currentCity';
import { signInOf, type SignIn } from '~/state/session/signIn';
import type { Answer } from '../auth/callOnce';
import { profileQuery } from './profileQuery';

/** Whose data is changed: the driver's who is signed in to a city. */
export interface CurrentUser {
  client: QueryClient;
  city: string;
  signIn: SignIn;
}

/** Whose data is changed at this very moment: a login that was known earlier may be over. */
const currentUserNow = (client: QueryClient): CurrentUser | undefined => {
  const { city } = currentCity();
  const signIn = signInOf(city, 'standart');
  return signIn && { client, city, signIn };
};

/** The same person's login of this moment: a window that asks outlasts one, and what is confirmed there is done by nobody else's. */
export const sameUserNow = (currentUser: CurrentUser | undefined): CurrentUser | undefined => {
  const now = currentUser && currentUserNow(currentUser.client);
  return now && now.city === currentUser.city && now.signIn.cacheKey === currentUser.signIn.cacheKey ? now : undefined;
};

/** A change that the city has made is shown everywhere at once. A reading that began before it would tell of a time before it. */
export const applyProfileChange = async (
  { client, city, signIn }: CurrentUser,
  change: (profile: Profile) => Profile,
): Promise<void> => {
  const { queryKey } = profileQuery(city, signIn);
  await client.cancelQueries({ queryKey });
  // What else stands in it is as old as it was.
  client.setQueryData(queryKey, (before) => before && change(before), {
    updatedAt: client.getQueryState(queryKey)?.dataUpdatedAt,
  });
};

/** The profile as the city knows it now; undefined where it does not come. */
export const refetchProfile = async ({ client, city, signIn }: CurrentUser): Promise<Profile | undefined> => {
  const query = profileQuery(city, signIn);
  await client.cancelQueries({ queryKey: query.queryKey });
  return client.fetchQuery({ ...query, staleTime: 0, retry: false }).catch(() => undefined);
};

/**
 * Where an answer is lost, the profile as it stands now tells whether the deed is done. So it does where a code is no good:
 * it may have been accepted a moment ago, for a browser sends a request once more when its connection breaks.
 */
export const reconcileAnswer = async (
  currentUser: CurrentUser,
  answer: Answer<unknown>,
  isDone: (profile: Profile) => boolean,
): Promise<Answer<unknown>> => {
  const mayBeDuplicateRefusal = answer.kind === 'refused' && answer.errorName === 'IncorrectCode' && !answer.mayBeDone;
  if (answer.kind !== 'lost' && !mayBeDuplicateRefusal) return answer;
  const profile = await refetchProfile(currentUser);
  return profile && isDone(profile) ? { kind: 'ok', value: undefined } : answer;
};
