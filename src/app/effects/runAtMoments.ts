import type { Instant } from '~/domain/time/cityTime';
import { serverNow, serverTimeAtLeastAtom } from '~/state/clock';
import { isOnlineAtom } from '~/platform/network';
import { store } from '~/state/store';
import { maxTimerMs } from '~/platform/time';
import { onPageWake } from '~/platform/pageVisibility';

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

/** May be told by the clock as it is known: a phone's own may be hours off, and decides only where no city can be asked. */
export const isClockTrusted = (): boolean => store.get(serverTimeAtLeastAtom)(0) !== 0 || !store.get(isOnlineAtom);
