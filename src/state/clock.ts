import { atom } from 'jotai';
import type { Instant } from '~/domain/time/cityTime';
import { store } from './store';
import { onPageVisible } from '~/platform/pageVisibility';

/** The server's clock as seen from the device: offset from the device's own, from the Date headers of its answers. */
interface ServerClock {
  offsetMs: number;
  /** How far the offset may be off. */
  errorMs: number;
}

const serverClockAtom = atom<ServerClock | null>(null);

/** A Date header has whole seconds, cut off: the true time is half a second later on average. */
const halfSecondMs = 500;

/**
 * Notes one answer's Date header. A sharper reading replaces a duller one; a reading that the kept one cannot
 * explain (the device's clock was set, the server's clock jumped) replaces it as well.
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

/** Now by the server's clock; by the device's while no server has answered. */
export const serverNow = (): Instant => Date.now() + (store.get(serverClockAtom)?.offsetMs ?? 0);

/** The earliest that it may have been by the server's clock at a moment of the device's: what its answers leave open is taken off. */
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
  // A phone that slept has stopped its timers: the clock is right again the moment the page is seen.
  const unsubscribe = onPageVisible(tick);
  return () => {
    clearInterval(timer);
    unsubscribe();
  };
};

/** Now by the server's clock, once a second while something listens. Remaining times are computed from it, never counted down. */
export const nowAtom = atom((get): Instant => get(tickAtom) + (get(serverClockAtom)?.offsetMs ?? 0));

/** The same, changing once a minute: for texts that show no seconds. */
export const minuteAtom = atom((get): Instant => Math.floor(get(nowAtom) / 60_000) * 60_000);
