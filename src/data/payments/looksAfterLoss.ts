import { longestPendingMs, pendingMs, pendingScheduleMs, readScheduleMs } from '~/domain/attempt.flow';

/** One moment at which the state of the server is to be read. */
export interface Look {
  /** When it begins, by `steadyMs`. */
  atMs: number;
  /** The request may still be answered, so that an absence says nothing. */
  isPending: boolean;
  /** The last one of the schedule. */
  isLast: boolean;
}

/** Milliseconds of a clock that nobody can set: an hour that a phone's clock jumps is no hour that has gone by. */
export const steadyMs = (): number => performance.now();

/** Waits until so long after a moment; gives when that was: a timer may be a little early. */
const until = async (beganAtMs: number, afterMs: number): Promise<number> => {
  if (afterMs > 0) await new Promise((resolve) => setTimeout(resolve, Math.max(0, beganAtMs + afterMs - steadyMs())));
  return afterMs > 0 ? Math.max(steadyMs(), beganAtMs + afterMs) : beganAtMs;
};

async function* looksWhilePending(end: () => void, isReadable: () => boolean): AsyncGenerator<Look> {
  const beganAtMs = steadyMs();
  const isOver = (afterMs: number): boolean => afterMs >= pendingMs && isReadable();
  try {
    for (const afterMs of pendingScheduleMs) {
      const atMs = await until(beganAtMs, afterMs);
      if (isOver(afterMs)) return;
      yield { atMs, isPending: true, isLast: false };
      if (isOver(afterMs)) return;
    }
    await until(beganAtMs, longestPendingMs);
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
export async function* looksAfterLoss(end?: () => void, isReadable = (): boolean => true): AsyncGenerator<Look> {
  if (end) yield* looksWhilePending(end, isReadable);
  const beganAtMs = steadyMs();
  for (const [index, afterMs] of readScheduleMs.entries())
    yield { atMs: await until(beganAtMs, afterMs), isPending: false, isLast: index === readScheduleMs.length - 1 };
}
