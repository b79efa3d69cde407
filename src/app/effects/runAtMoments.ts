import type { Instant } from '~/domain/time/cityTime';
import { serverNow, serverTimeAtLeastAtom } from '~/state/clock';
import { isOnlineAtom } from '~/platform/network';
import { store } from '~/state/store';

/** The longest that a browser's timer holds. */
const maxTimerMs = 2 ** 31 - 1;

/**
 * Does something now and at each moment that `next` names by the city's clock; also when that clock is better known than before, and
 * whenever the page wakes up, for one that slept has stopped its timers. Returns the way to stop.
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
  const end = new AbortController();
  for (const [target, event] of [
    [document, 'visibilitychange'],
    [document, 'resume'],
    [window, 'pageshow'],
    [window, 'focus'],
  ] as const)
    target.addEventListener(event, runAndSchedule, end);
  const stops = [serverTimeAtLeastAtom, isOnlineAtom].map((atom) => store.sub(atom, runAndSchedule));
  runAndSchedule();
  return () => {
    clearTimeout(timer);
    end.abort();
    for (const stop of stops) stop();
  };
};

/** May be told by the clock as it is known: a phone's own may be hours off, and decides only where no city can be asked. */
export const isClockTrusted = (): boolean => store.get(serverTimeAtLeastAtom)(0) !== 0 || !store.get(isOnlineAtom);
