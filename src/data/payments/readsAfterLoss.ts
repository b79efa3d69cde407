import { maxPendingMs, pendingMs, pendingScheduleMs, readScheduleMs } from '~/domain/payments/attempt.flow';
import { sleep } from '~/platform/time';

/** One moment at which the state of the server is to be read. */
export interface ScheduledRead {
  /** When it begins, by `monotonicMs`. */
  atMs: number;
  /** The request may still be answered, so that an absence says nothing. */
  isPending: boolean;
  /** The last one of the schedule. */
  isLast: boolean;
}

/** Milliseconds of a clock that nobody can set: an hour that a phone's clock jumps is no hour that has gone by. */
export const monotonicMs = (): number => performance.now();

/** Waits until so long after a moment; gives when that was: a timer may be a little early. */
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
    // Also where the reader leaves: nobody would end it afterwards.
    end();
  }
}

/**
 * When the state of the server is read after a lost answer (`decisions/0001-when-not-paid-may-be-told.md`): at 0, 3, 10 and 30 s after the request
 * has ended. A pending request is looked into first, and then ended by `end`: later where nothing `isReadable`, for then only its
 * answer may tell. Whoever reads may leave at any look.
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
