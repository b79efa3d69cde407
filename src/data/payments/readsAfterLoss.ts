import { maxPendingMs, pendingMs, pendingScheduleMs, readScheduleMs } from '~/domain/payments/attempt.flow';
import { sleep } from '~/platform/time';

/** One scheduled reading of the server's state. */
export interface ScheduledRead {
  /** When it begins, in the time of `monotonicMs`. */
  atMs: number;
  /** The request may still be answered, so a missing payment proves nothing. */
  isPending: boolean;
  /** The last one of the schedule. */
  isLast: boolean;
}

/** Milliseconds of a clock that cannot be set. A jump of the phone's clock must not count as time that has passed. */
export const monotonicMs = (): number => performance.now();

/** Waits until `afterMs` after a moment and returns the time reached. A timer may fire a little early. */
const waitUntil = async (startedAtMs: number, afterMs: number): Promise<number> => {
  if (afterMs > 0) await sleep(Math.max(0, startedAtMs + afterMs - monotonicMs()));
  return afterMs > 0 ? Math.max(monotonicMs(), startedAtMs + afterMs) : startedAtMs;
};

async function* readsWhilePending(end: () => void, isReadable: () => boolean): AsyncGenerator<ScheduledRead> {
  const startedAtMs = monotonicMs();
  const isOver = (afterMs: number): boolean => afterMs >= pendingMs && isReadable();
  try {
    for (const afterMs of pendingScheduleMs) {
      const atMs = await waitUntil(startedAtMs, afterMs);
      if (isOver(afterMs)) return;
      yield { atMs, isPending: true, isLast: false };
      if (isOver(afterMs)) return;
    }
    await waitUntil(startedAtMs, maxPendingMs);
  } finally {
    // Also runs if the reader leaves early: nothing else would end the request.
    end();
  }
}

/**
 * The schedule of readings after a lost answer (`decisions/0001-when-not-paid-may-be-told.md`): at 0, 3, 10 and 30 s
 * after the end of the request. A pending request is checked first and then ended by `end`. It ends later while nothing
 * `isReadable`, because then only its answer can show the outcome. The reader may leave at any step.
 */
export async function* readsAfterLoss(
  end?: () => void,
  isReadable = (): boolean => true,
): AsyncGenerator<ScheduledRead> {
  if (end) yield* readsWhilePending(end, isReadable);
  const startedAtMs = monotonicMs();
  for (const [index, afterMs] of readScheduleMs.entries())
    yield {
      atMs: await waitUntil(startedAtMs, afterMs),
      isPending: false,
      isLast: index === readScheduleMs.length - 1,
    };
}
