import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useCallback } from 'react';
import { cityAtom } from '~/state/currentCity';
import { driverAtom, type SignIn } from '~/state/session/signIn';
import { isFromThisPageLoad } from '../isFromThisPageLoad';
import { OutcomeError } from '../outcomeError';
import { profileQuery } from './profileQuery';

/** The server has a name for why: that ends a login (`auth/endLogin`). */
const isNamedRefusal = (error: Error | null): boolean =>
  error instanceof OutcomeError && error.outcome.kind === 'refused' && error.outcome.errorName !== '';

const signedOut: SignIn = { token: '', cacheKey: '' };

/**
 * The signed-in driver's profile, kept or fresh, with the age of what is shown. Read anew at every start and whenever the page is seen
 * again. `refetch` shares a reading that is under way: to break one off is for `payments/readState` alone.
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
    // A refusal by name ends the login (`app/queryClient`): until it has, whoever shows something of the profile does not ask once more (F-42).
    enabled: ({ state }) => city !== undefined && signIn !== undefined && !isNamedRefusal(state.error),
    // What was kept a moment ago may have been paid with since, on the page of a provider.
    refetchOnMount: ({ state }) => (isFromThisPageLoad(state.dataUpdatedAt) ? true : 'always'),
    refetchOnWindowFocus: 'always',
  });
  const refetch = useCallback(() => read({ cancelRefetch: false }), [read]);
  return { signIn, query, profile: data, readAt: dataUpdatedAt, error, refetch, isFetching };
};
