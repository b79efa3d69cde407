import { notifyManager, useQueryClient, type Query, type QueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { busyRetryAfterMs, OutcomeError } from '~/data/outcomeError';
import { settingsQuery } from '~/data/settings/settingsQuery';
import { jitterMs } from '~/data/useJitteredOnline';
import { cityIdAtom } from '~/state/currentCity';
import { hasNetworkAtom, isOnlineAtom } from '~/platform/network';
import { onPageVisible } from '~/platform/onPageVisible';

/** The delay after a phone's network returns, at least as long as the network must be stable (`queryClient`). */
const networkBackMs = (): number => 2_000 + Math.random() * 3_000;

const firstMs = 10_000;
/** The longest pause while the city is down, and the longest while it answers but some of its calls fail. */
const maxDownMs = 60_000;
const maxUpMs = 600_000;
/** Settings younger than this are not requested again. */
const sharedMs = 2_000;

/**
 * Returns the delay in milliseconds before the next poll, after the given number of polls: 10, 20, 40, then 60 s.
 * `random` (0 to 1) varies it by a quarter.
 */
export const recoveryDelayMs = (polls: number, maxMs = maxDownMs, random = Math.random()): number =>
  Math.min(firstMs * 2 ** polls, maxMs) * (0.75 + random / 2);

const outcomeOf = (error: unknown) => (error instanceof OutcomeError ? error.outcome : undefined);

/** True if the city answered but could not serve the request. */
const isDown = (error: unknown): boolean => {
  const outcome = outcomeOf(error);
  return outcome?.kind === 'busy' || (outcome?.kind === 'broken' && outcome.cause === 'serverError');
};

/**
 * True if a query failed because of the city. The library clears the error of a query without data while it refetches;
 * that still counts as failed.
 */
const isFailing = ({ state: { error, errorUpdatedAt, dataUpdatedAt, fetchStatus } }: Query): boolean =>
  errorUpdatedAt > dataUpdatedAt && (error === null ? fetchStatus !== 'idle' : isDown(error));

/** True if a query failed and may be requested again by now. */
const isMissing = ({ state: { error, errorUpdatedAt } }: Query): boolean => {
  const hasFailed = outcomeOf(error)?.kind === 'offline' || isDown(error);
  return hasFailed && Date.now() - errorUpdatedAt >= (busyRetryAfterMs(error) ?? 0);
};

const isAnyFailing = (queryClient: QueryClient): boolean =>
  queryClient.getQueryCache().findAll({ type: 'active', predicate: isFailing }).length > 0;

const useIsAnyFailing = (queryClient: QueryClient): boolean => {
  const subscribe = useCallback(
    (onChange: () => void) => queryClient.getQueryCache().subscribe(notifyManager.batchCalls(onChange)),
    [queryClient],
  );
  return useSyncExternalStore(subscribe, () => isAnyFailing(queryClient));
};

/** Refetches failed queries: the data on the screen at once, the rest at random within 15 s. */
const refetchMissing = (queryClient: QueryClient): void => {
  const refetch = (canWait: boolean): void => {
    const predicate = (query: Query): boolean => (query.meta?.['canWait'] === true) === canWait && isMissing(query);
    void queryClient.refetchQueries({ type: 'active', predicate }, { cancelRefetch: false });
  };
  refetch(false);
  setTimeout(refetch, Math.random() * jitterMs, true);
};

/**
 * Browsers do not report when a connected network starts to work, and a city does not report when it is up again. While
 * no answer arrives, or a query fails because of the city, a visible page polls the city's settings, which every page
 * uses. Once they arrive, the failed queries are refetched.
 */
export const useRecoveryPolling = (): void => {
  const queryClient = useQueryClient();
  const city = useAtomValue(cityIdAtom);
  const hasNetwork = useAtomValue(hasNetworkAtom);
  const isOnline = useAtomValue(isOnlineAtom);
  const isFailingHere = useIsAnyFailing(queryClient);
  const isPolling = hasNetwork && (!isOnline || isFailingHere);
  const polls = useRef(0);
  const hadNetwork = useRef(hasNetwork);
  /** True if the city was silent and the missing data has not been requested since. */
  const isOwed = useRef(false);

  useEffect(() => {
    const isNetworkBack = hasNetwork && !hadNetwork.current;
    hadNetwork.current = hasNetwork;
    if (hasNetwork && !isOnline) isOwed.current = true;
    if (!isPolling) polls.current = 0;
    if (city === null || !hasNetwork || !(isPolling || isOwed.current)) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isDue = false;
    let isDisposed = false;
    const plan = (ms: number): void => {
      timer = setTimeout(() => void poll(), ms);
    };
    const poll = async (): Promise<void> => {
      isDue = document.visibilityState === 'hidden';
      if (isDue) return;
      let retryAfterMs = 0;
      let isUp = true;
      try {
        await queryClient.fetchQuery({ ...settingsQuery(city), staleTime: sharedMs, retry: false });
      } catch (error) {
        isUp = false;
        retryAfterMs = (busyRetryAfterMs(error) ?? 0) * (1 + Math.random() / 4);
      }
      if (isDisposed) return;
      const isOver = isUp && isOnline && !isAnyFailing(queryClient);
      if (isUp) refetchMissing(queryClient);
      if (isUp && isOnline) isOwed.current = false;
      if (isOver) return;
      plan(Math.max(retryAfterMs, recoveryDelayMs(polls.current, isUp ? maxUpMs : maxDownMs)));
      polls.current += 1;
    };
    if (isNetworkBack) plan(networkBackMs());
    else if (!isPolling) plan(0);
    else {
      plan(recoveryDelayMs(polls.current));
      polls.current += 1;
    }
    const unsubscribe = onPageVisible(() => {
      if (isDue) void poll();
    });
    return () => {
      isDisposed = true;
      clearTimeout(timer);
      unsubscribe();
    };
  }, [isPolling, isOnline, hasNetwork, city, queryClient]);
};
