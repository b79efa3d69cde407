import { notifyManager, useQueryClient, type Query, type QueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { askedWaitMs, OutcomeError } from '~/data/outcomeError';
import { settingsQuery } from '~/data/settings/settingsQuery';
import { spreadMs } from '~/data/useSpreadOnline';
import { cityIdAtom } from '~/state/city';
import { hasNetworkAtom, isOnlineAtom } from '~/state/network';

/** The network of a phone has come back: a moment later, and no sooner than it stays (`queryClient`). */
const networkBackMs = (): number => 2_000 + Math.random() * 3_000;

const firstMs = 10_000;
/** The longest pause while the city is down, and while it answers and only some of its calls fail. */
const mostDownMs = 60_000;
const mostUpMs = 600_000;
/** Settings that have just come need not be asked for once more. */
const sharedMs = 2_000;

/** How long until the next look, in milliseconds, after so many: 10, 20, 40, then 60 s, a quarter more or less by `chance` (0 to 1). */
export const lookWaitMs = (looks: number, mostMs = mostDownMs, chance = Math.random()): number =>
  Math.min(firstMs * 2 ** looks, mostMs) * (0.75 + chance / 2);

const outcomeOf = (error: unknown) => (error instanceof OutcomeError ? error.outcome : undefined);

/** Has the city answered, and could not? */
const isDown = (error: unknown): boolean => {
  const outcome = outcomeOf(error);
  return outcome?.kind === 'busy' || (outcome?.kind === 'broken' && outcome.cause === 'serverError');
};

/** What has failed by the city's own fault. The library forgets the error of a query without data while it asks once more: taken for the same. */
const isFailing = ({ state: { error, errorUpdatedAt, dataUpdatedAt, fetchStatus } }: Query): boolean =>
  errorUpdatedAt > dataUpdatedAt && (error === null ? fetchStatus !== 'idle' : isDown(error));

/** What did not come, and may be asked for by now. */
const isMissing = ({ state: { error, errorUpdatedAt } }: Query): boolean => {
  const hasNotCome = outcomeOf(error)?.kind === 'offline' || isDown(error);
  return hasNotCome && Date.now() - errorUpdatedAt >= (askedWaitMs(error) ?? 0);
};

const isAnyFailing = (queryClient: QueryClient): boolean => queryClient.getQueryCache().findAll({ type: 'active', predicate: isFailing }).length > 0;

const useIsAnyFailing = (queryClient: QueryClient): boolean => {
  const subscribe = useCallback((onChange: () => void) => queryClient.getQueryCache().subscribe(notifyManager.batchCalls(onChange)), [queryClient]);
  return useSyncExternalStore(subscribe, () => isAnyFailing(queryClient));
};

/** Asks again for what did not come: what is on the screen at once, the rest at random within 15 s. */
const askForMissing = (queryClient: QueryClient): void => {
  const ask = (canWait: boolean): void => {
    const predicate = (query: Query): boolean => (query.meta?.['canWait'] === true) === canWait && isMissing(query);
    void queryClient.refetchQueries({ type: 'active', predicate }, { cancelRefetch: false });
  };
  ask(false);
  setTimeout(ask, Math.random() * spreadMs, true);
};

/**
 * No browser tells when a network that is there begins to carry something, and no city when it is up again. While nothing comes, or what
 * the page shows has failed by the city's fault, its settings, which every page has, are asked for, as long as somebody looks. Once
 * they have come, what did not come meanwhile is asked for again.
 */
export const useLookAgain = (): void => {
  const queryClient = useQueryClient();
  const city = useAtomValue(cityIdAtom);
  const hasNetwork = useAtomValue(hasNetworkAtom);
  const isOnline = useAtomValue(isOnlineAtom);
  const isFailingHere = useIsAnyFailing(queryClient);
  const isLooking = hasNetwork && (!isOnline || isFailingHere);
  const looks = useRef(0);
  const hadNetwork = useRef(hasNetwork);
  /** The city was silent, and what did not come has not been asked for since. */
  const isOwed = useRef(false);

  useEffect(() => {
    const isNetworkBack = hasNetwork && !hadNetwork.current;
    hadNetwork.current = hasNetwork;
    if (hasNetwork && !isOnline) isOwed.current = true;
    if (!isLooking) looks.current = 0;
    if (city === null || !hasNetwork || !(isLooking || isOwed.current)) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isDue = false;
    let isLeft = false;
    const plan = (ms: number): void => {
      timer = setTimeout(() => void look(), ms);
    };
    const look = async (): Promise<void> => {
      isDue = document.visibilityState === 'hidden';
      if (isDue) return;
      let askedMs = 0;
      let isUp = true;
      try {
        await queryClient.fetchQuery({ ...settingsQuery(city), staleTime: sharedMs, retry: false });
      } catch (error) {
        isUp = false;
        askedMs = (askedWaitMs(error) ?? 0) * (1 + Math.random() / 4);
      }
      if (isLeft) return;
      const isOver = isUp && isOnline && !isAnyFailing(queryClient);
      if (isUp) askForMissing(queryClient);
      if (isUp && isOnline) isOwed.current = false;
      if (isOver) return;
      plan(Math.max(askedMs, lookWaitMs(looks.current, isUp ? mostUpMs : mostDownMs)));
      looks.current += 1;
    };
    const onSeen = (): void => {
      if (isDue) void look();
    };
    if (isNetworkBack) plan(networkBackMs());
    else if (!isLooking) plan(0);
    else {
      plan(lookWaitMs(looks.current));
      looks.current += 1;
    }
    document.addEventListener('visibilitychange', onSeen);
    return () => {
      isLeft = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onSeen);
    };
  }, [isLooking, isOnline, hasNetwork, city, queryClient]);
};
