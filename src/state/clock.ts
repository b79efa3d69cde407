import { atom } from 'jotai';
import type { Instant } from '~/domain/time/cityTime';
import { onPageVisible } from '~/platform/onPageVisible';
import { store } from './store';

/** The server's clock relative to the device's own, measured from the Date headers of the server's answers. */
interface ServerClock {
  offsetMs: number;
  /** The possible error of `offsetMs`. */
  errorMs: number;
}

const serverClockAtom = atom<ServerClock | null>(null);

/** A Date header is cut off to whole seconds, so the true time is half a second later on average. */
const halfSecondMs = 500;

/**
 * Records the Date header of one answer. A more precise measurement replaces a less precise one. So does a measurement
 * that contradicts the current one, because the device's or the server's clock has changed.
 */
export const recordServerTime = (serverTime: Instant, sentAt: number, receivedAt: number): void => {
  const next: ServerClock = {
    offsetMs: serverTime + halfSecondMs - (sentAt + receivedAt) / 2,
    errorMs: (receivedAt - sentAt) / 2 + halfSecondMs,
  };
  const current = store.get(serverClockAtom);
  const isExplained = current !== null && Math.abs(next.offsetMs - current.offsetMs) <= next.errorMs + current.errorMs;
  if (!isExplained || next.errorMs < current.errorMs) store.set(serverClockAtom, next);
};

/** Returns the current time by the server's clock, or by the device's clock until a server has answered. */
export const serverNow = (): Instant => Date.now() + (store.get(serverClockAtom)?.offsetMs ?? 0);

/** The earliest server time that a moment of the device's clock may stand for: the possible error is subtracted. */
export const serverTimeAtLeastAtom = atom((get) => {
  const { offsetMs, errorMs } = get(serverClockAtom) ?? { offsetMs: 0, errorMs: 0 };
  return (deviceMs: number): Instant => deviceMs + offsetMs - errorMs;
});
export const serverTimeAtLeast = (deviceMs: number): Instant => store.get(serverTimeAtLeastAtom)(deviceMs);

const tickAtom = atom(Date.now());
tickAtom.onMount = (set) => {
  const tick = (): void => set(Date.now());
  tick();
  const timer = setInterval(tick, 1000);
  // Timers stop while a phone sleeps. This corrects the clock as soon as the page is visible again.
  const unsubscribe = onPageVisible(tick);
  return () => {
    clearInterval(timer);
    unsubscribe();
  };
};

/**
 * The current time by the server's clock, updated every second while there is a subscriber. Remaining times are
 * computed from it, never counted down.
 */
export const nowAtom = atom((get): Instant => get(tickAtom) + (get(serverClockAtom)?.offsetMs ?? 0));

/** The same, updated once a minute, for texts that show no seconds. */
export const minuteAtom = atom((get): Instant => Math.floor(get(nowAtom) / 60_000) * 60_000);
