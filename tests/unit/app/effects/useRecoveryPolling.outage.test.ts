// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { recoveryDelayMs } from '~/app/effects/useRecoveryPolling';
import { jitterMs } from '~/data/useJitteredOnline';
import { pollDelayMs } from '~/domain/time/pollDelay';
import { randomFor } from '../../../fake-city/seed/random';

/**
 * Simulates the README's estimate for a city that does not respond for ten minutes, with the app's own pauses.
 * `useRecoveryPolling.test.tsx` and `usePolling.test.tsx` check that the hooks follow these pauses. There are a
 * thousand pages, each with three readings on the screen and two that can wait. Each page notices the silence within
 * the first minute, by a reading that is tried three times. Fifty pages wait for money.
 */
const pages = 1_000;
const waiting = 50;
const secondMs = 1_000;
const minuteMs = 60 * secondMs;
const overMs = 10 * minuteMs;
const onScreen = 3;
const canWait = 2;

const random = randomFor('outage');
/** When each page has refetched everything, in milliseconds from the beginning of the outage. */
const lastAt: number[] = [];

/** When one page sends requests to the city, in milliseconds from the beginning of the outage. */
const requestsOf = (isWaiting: boolean): number[] => {
  const foundAt = random.next() * minuteMs;
  const requestTimes = [foundAt, foundAt + 1_500, foundAt + 4_500];
  let at = foundAt + 4_500;
  for (let pollCount = 0; at < overMs; pollCount += 1) {
    at += recoveryDelayMs(pollCount, undefined, random.next());
    requestTimes.push(at);
  }
  // The last request has been answered.
  requestTimes.push(
    ...Array.from({ length: onScreen }, () => at + 100),
    ...Array.from({ length: canWait }, () => at + 100 + random.next() * jitterMs),
  );
  lastAt.push(Math.max(...requestTimes));
  if (!isWaiting) return requestTimes;
  let [polledAt, answers, failures] = [foundAt, 0, 1];
  while (polledAt < overMs + 90 * secondMs) {
    polledAt += pollDelayMs({ everyMs: 5_000, answers, failures }, random.next());
    requestTimes.push(polledAt);
    if (polledAt < overMs) failures += 1;
    else [answers, failures] = [answers + 1, 0];
  }
  return requestTimes;
};

/** The requests of all pages in each second. */
const perSecond = Array.from({ length: 800 }, () => 0);
for (let page = 0; page < pages; page += 1)
  for (const at of requestsOf(page < waiting)) {
    const second = Math.floor(at / secondMs);
    perSecond[second] = (perSecond[second] ?? 0) + 1;
  }
const sumOf = (from: number, to: number): number => perSecond.slice(from, to).reduce((all, one) => all + one, 0);
const peakOf = (from: number, to: number): number => Math.max(...perSecond.slice(from, to));

/** Update the table "Load and cost" of `src/build/DEPLOYMENT.md` with these figures. */
describe('1,000 open pages of a city that falls silent for ten minutes', () => {
  it('1,000 open pages send a silent city 14,364 requests in ten minutes, and 18 a second from minute three', () => {
    expect([sumOf(0, 600), Math.round(sumOf(120, 600) / 480)]).toEqual([14_364, 18]);
  });

  it('1,000 open pages send a silent city at most 108 requests a second in the first minute, and 64 later', () => {
    expect([peakOf(0, 60), peakOf(60, 600)]).toEqual([108, 64]);
  });

  it('1,000 open pages send 56 requests in the first second after an outage, 1,309 in 15 s, and at most 144 in one second', () => {
    expect([sumOf(600, 601), sumOf(600, 615), peakOf(600, 700)]).toEqual([56, 1_309, 144]);
  });

  it('1,000 open pages have read everything again within 90 s of the end of an outage', () => {
    expect(Math.max(...lastAt) - overMs).toBeLessThanOrEqual(90 * secondMs);
  });
});
