import type { QueryClient } from '@tanstack/react-query';
import type { Profile } from '~/domain/account/profile';
import { currentCity } from '~/state/currentCity';
import { signInOf, type SignIn } from '~/state/session/signIn';
import type { Answer } from '../auth/callOnce';
import { profileQuery } from './profileQuery';

/** The driver whose data is changed, signed in to a city. */
export interface CurrentUser {
  client: QueryClient;
  city: string;
  signIn: SignIn;
}

/** The driver who is signed in now. A login that was known earlier may be over. */
const currentUserNow = (client: QueryClient): CurrentUser | undefined => {
  const { city } = currentCity();
  const signIn = signInOf(city, 'standart');
  return signIn && { client, city, signIn };
};

/**
 * The same person's current login. A confirmation dialog outlasts a login, and another person must not carry out what
 * was confirmed there.
 */
export const sameUserNow = (currentUser: CurrentUser | undefined): CurrentUser | undefined => {
  const now = currentUser && currentUserNow(currentUser.client);
  return now && now.city === currentUser.city && now.signIn.cacheKey === currentUser.signIn.cacheKey ? now : undefined;
};

/**
 * Shows a change that the city has made everywhere at once. Reads that began before it are cancelled, because they
 * would return the old state.
 */
export const applyProfileChange = async (
  { client, city, signIn }: CurrentUser,
  change: (profile: Profile) => Profile,
): Promise<void> => {
  const { queryKey } = profileQuery(city, signIn);
  await client.cancelQueries({ queryKey });
  // The rest of the profile is as old as before.
  client.setQueryData(queryKey, (before) => before && change(before), {
    updatedAt: client.getQueryState(queryKey)?.dataUpdatedAt,
  });
};

/** Reads the profile from the city. Undefined if that fails. */
export const refetchProfile = async ({ client, city, signIn }: CurrentUser): Promise<Profile | undefined> => {
  const query = profileQuery(city, signIn);
  await client.cancelQueries({ queryKey: query.queryKey });
  return client.fetchQuery({ ...query, staleTime: 0, retry: false }).catch(() => undefined);
};

/**
 * After a lost answer, the current profile shows whether the change was made. The same goes for a refused code. A
 * browser resends a request when its connection breaks, so the code may have been accepted a moment ago.
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
