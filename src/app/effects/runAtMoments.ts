import type { Instant } from '~/domain/time/cityTime';
import { serverNow, serverTimeAtLeastAtom } from '~/state/clock';
import { isOnlineAtom } from '~/platform/network';
import { store } from '~/state/store';
import { onPageWake } from '~/platform/onPageWake';

/** The longest delay of a browser's timer. */
export const maxTimerMs = 2 ** 31 - 1;

/**
 * Calls `run` now and at each moment that `next` returns, by the city's clock. Also calls it when more is known about
 * that clock, and whenever the page wakes up, because a sleeping page stops its timers. Returns a function that stops
 * it.
 */
export const runAtMoments = (run: () => void, next: (now: Instant) => Instant | undefined): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const runAndSchedule = (): void => {
    clearTimeout(timer);
    run();
    const now = serverNow();
    const at = next(now);
    if (at !== undefined) timer = setTimeout(runAndSchedule, Math.min(maxTimerMs, Math.max(0, at - now)));
  };
  const stops = [
    onPageWake(runAndSchedule),
    ...[serverTimeAtLeastAtom, isOnlineAtom].map((atom) => store.sub(atom, runAndSchedule)),
  ];
  runAndSchedule();
  return () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
  };
};

/**
 * True if the clock is good enough for reminders. A phone's own clock may be hours off, so it decides only if no city
 * can be reached.
 */
export const isClockTrusted = (): boolean => store.get(serverTimeAtLeastAtom)(0) !== 0 || !store.get(isOnlineAtom);
