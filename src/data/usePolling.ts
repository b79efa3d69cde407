import { useQueryClient, type FetchQueryOptions, type QueryKey } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { pollDelayMs } from '~/domain/time/pollDelay';
import { onPageVisible } from '~/platform/onPageVisible';
import { busyRetryAfterMs } from './outcomeError';

interface Polling {
  /** True while something is awaited. */
  isOn: boolean;
  /** The shortest pause after an answer, in milliseconds. */
  everyMs?: number;
}

/** With the page's own first reading, ten in two minutes, however often the driver leaves and returns (PAY-23). */
const maxReads = 9;
const readWindowMs = 120_000;

/**
 * Polls the queries, one after the other, while something is awaited and the page is visible. It also reads at once
 * when the page becomes visible again. A running read is shared and never aborted. The pause counts from the last
 * answer, whichever code requested it (`domain/time/pollDelay`). Returns a function that reads at once and never
 * rejects.
 */
export const usePolling = (
  queries: readonly { queryKey: QueryKey }[],
  { isOn, everyMs = 5_000 }: Polling,
): (() => Promise<void>) => {
  const queryClient = useQueryClient();
  const read = async (): Promise<void> => {
    // The library's own retries would come on top of these reads.
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
    let readTimes: number[] = [];
    let isDisposed = false;
    const schedule = (ms: number): void => {
      clearTimeout(timer);
      dueAt = Date.now() + ms;
      timer = setTimeout(() => void poll(), ms);
    };
    const poll = async (): Promise<void> => {
      if (isReading || document.visibilityState === 'hidden') return;
      const age = ageMs();
      // Another caller has received an answer in the meantime. A negative age means that the clock was set back and is
      // ignored.
      if (age >= 0 && age < waitMs) {
        schedule(waitMs - age);
        return;
      }
      const [oldest = 0] = (readTimes = readTimes.filter((at) => Date.now() - at < readWindowMs));
      if (readTimes.length >= maxReads) return schedule(Math.max(everyMs, oldest + readWindowMs - Date.now()));
      readTimes.push(Date.now());
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
      // After a failure the city is not read earlier just because the page is visible again.
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
