import { pendingMs, pendingScheduleMs, readScheduleMs } from '~/domain/attempt.flow';

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

async function* looksAt(scheduleMs: readonly number[], isPending: boolean): AsyncGenerator<Look> {
  const beganAtMs = steadyMs();
  for (const [index, afterMs] of scheduleMs.entries()) {
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, beganAtMs + afterMs - steadyMs())));
    // A timer may be a moment early.
    yield { atMs: Math.max(steadyMs(), beganAtMs + afterMs), isPending, isLast: !isPending && index === scheduleMs.length - 1 };
  }
}

/**
 * When the state of the server is read after a lost answer (`reliability.md`, section 4): at 0, 3, 10 and 30 s after the request has ended. One that is pending is
 * read after at 0, 3 and 10 s, and ended by `end` at 15 s. Whoever reads may leave at any look.
 */
export async function* looksAfterLoss(end?: () => void): AsyncGenerator<Look> {
  if (end) {
    const endAtMs = steadyMs() + pendingMs;
    yield* looksAt(pendingScheduleMs, true);
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, endAtMs - steadyMs())));
    end();
  }
  yield* looksAt(readScheduleMs, false);
}
