import { useQueryClient, type FetchQueryOptions, type QueryKey } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { pollDelayMs } from '~/domain/time/pollDelay';
import { busyRetryAfterMs } from './outcomeError';
import { onPageVisible } from '~/platform/pageVisibility';

interface Polling {
  /** Is something awaited? */
  isOn: boolean;
  /** The shortest pause after an answer, in milliseconds. */
  everyMs?: number;
}

/**
 * Reads the queries, one after the other, again and again while something is awaited and the page is seen; at once when it is seen again.
 * No reading is broken off: one that is under way is shared. The pause is reckoned from the last answer, whoever asked for it
 * (`domain/time/pollDelay`). Returns the way to read at once, which never rejects.
 */
export const usePolling = (
  queries: readonly { queryKey: QueryKey }[],
  { isOn, everyMs = 5_000 }: Polling,
): (() => Promise<void>) => {
  const queryClient = useQueryClient();
  const read = async (): Promise<void> => {
    // The library's own tries once more would come on top of these.
    for (const query of queries)
      await queryClient.fetchQuery({ ...(query as FetchQueryOptions), staleTime: 0, retry: false });
  };
  const readNow = useEffectEvent(read);
  const ageMs = useEffectEvent(
    (): number =>
      Date.now() - Math.min(...queries.map(({ queryKey }) => queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? 0)),
  );

  useEffect(() => {
    if (!isOn) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let dueAt = 0;
    let waitMs = everyMs;
    let answers = 0;
    let failures = 0;
    let isReading = false;
    let isDisposed = false;
    const schedule = (ms: number): void => {
      clearTimeout(timer);
      dueAt = Date.now() + ms;
      timer = setTimeout(() => void poll(), ms);
    };
    const poll = async (): Promise<void> => {
      if (isReading || document.visibilityState === 'hidden') return;
      const age = ageMs();
      // Somebody else has been answered meanwhile. A clock that was put back tells nothing.
      if (age >= 0 && age < waitMs) {
        schedule(waitMs - age);
        return;
      }
      isReading = true;
      const failed = await readNow().then(
        () => undefined,
        (error: unknown) => ({ error }),
      );
      isReading = false;
      if (isDisposed) return;
      answers += failed ? 0 : 1;
      failures = failed ? failures + 1 : 0;
      waitMs = pollDelayMs({ everyMs, answers, failures, retryAfterMs: busyRetryAfterMs(failed?.error) });
      schedule(waitMs);
    };
    const onVisible = (): void => {
      if (isReading) return;
      // A city that has failed is asked no sooner for it.
      if (failures === 0) answers = waitMs = dueAt = 0;
      schedule(Math.max(0, dueAt - Date.now()));
    };
    schedule(everyMs);
    const unsubscribe = onPageVisible(onVisible);
    return () => {
      isDisposed = true;
      clearTimeout(timer);
      unsubscribe();
    };
  }, [isOn, everyMs]);

  return () => read().catch(() => undefined);
};
