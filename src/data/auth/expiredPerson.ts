import type { QueryClient } from '@tanstack/react-query';
import { namesOf } from '~/domain/samePerson';
import type { Profile } from '~/domain/profile';
import { personKey } from '../keys';

/** Whose login the server has ended, while this page lives: what they typed is theirs alone. */
let expired: { cacheKey: string; names: string[] } | undefined;

/** Notes what the person is called, before the answers that say so are dropped. */
export const noteExpired = (queryClient: QueryClient, city: string, cacheKey: string): void => {
  const profile = queryClient.getQueryData<Profile>(personKey(city, { cacheKey }, 'profile'));
  expired = { cacheKey, names: profile ? namesOf(profile) : [] };
};

/** The names under which the person of an ended login may be back. */
export const namesOfExpired = (cacheKey: string | undefined): readonly string[] => (expired && expired.cacheKey === cacheKey ? expired.names : []);
