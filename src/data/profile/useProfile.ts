import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useCallback } from 'react';
import { cityAtom } from '~/state/currentCity';
import { driverAtom, type SignIn } from '~/state/session/signIn';
import { isFromThisPageLoad } from '../isFromThisPageLoad';
import { OutcomeError } from '../outcomeError';
import { profileQuery } from './profileQuery';

/** Whether the server refused with an error name, which ends the login (`auth/endLogin`). */
const isNamedRefusal = (error: Error | null): boolean =>
  error instanceof OutcomeError && error.outcome.kind === 'refused' && error.outcome.errorName !== '';

const signedOut: SignIn = { token: '', cacheKey: '' };

/**
 * The signed-in driver's profile, cached or fresh, with its age. It is refetched at every start and whenever the page
 * becomes visible. `refetch` shares a running read. Only `payments/readServerState` may cancel one.
 */
export const useProfile = () => {
  const city = useAtomValue(cityAtom);
  const signIn = useAtomValue(driverAtom);
  const query = profileQuery(city?.city ?? '', signIn ?? signedOut);
  const {
    data,
    dataUpdatedAt,
    error,
    isFetching,
    refetch: read,
  } = useQuery({
    ...query,
    // A refusal by name ends the login (`app/queryClient`). Until then, components that show the profile must not
    // request it again (F-42).
    enabled: ({ state }) => city !== undefined && signIn !== undefined && !isNamedRefusal(state.error),
    // The cached profile may be outdated by a payment on a provider's page.
    refetchOnMount: ({ state }) => (isFromThisPageLoad(state.dataUpdatedAt) ? true : 'always'),
    refetchOnWindowFocus: 'always',
  });
  const refetch = useCallback(() => read({ cancelRefetch: false }), [read]);
  return { signIn, query, profile: data, readAt: dataUpdatedAt, error, refetch, isFetching };
};
