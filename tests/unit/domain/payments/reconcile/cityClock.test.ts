import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  differenceMs,
  isPlausible,
  joinedDifference,
  measuredDifference,
  type ClockDifference,
} from '~/domain/payments/reconcile/cityClock';

const sentAt = Date.UTC(2026, 10, 20, 9, 0, 7);

it.each<[string, number, number]>([
  ['clocks that agree', 400, 0],
  ['a city whose records are a little behind', -700, 0],
  ['a city that is ten minutes behind', -600_000, -599_000],
  ['a city that is ten minutes ahead', 600_000, 599_000],
])('%s, answered after a second: an offset of %d ms is measured as %d', (_, offMs, reckonedMs) => {
  expect(differenceMs(measuredDifference({ at: sentAt + offMs }, sentAt, sentAt + 1000))).toBe(reckonedMs);
});

it('a city that writes no seconds leaves a minute open in the clock difference', () => {
  expect(measuredDifference({ at: sentAt - 7000 }, sentAt, sentAt + 500)).toEqual({ leastMs: -7500, mostMs: 53_000 });
});

it('a difference larger than any clock’s is not believed, because the measurement must be wrong', () => {
  expect(differenceMs({ leastMs: 7_200_000, mostMs: 7_201_000 })).toBe(0);
  expect(differenceMs({ leastMs: -1e12, mostMs: -1e12 })).toBe(0);
  expect(isPlausible({ leastMs: -600_000, mostMs: -599_000 })).toBe(true);
});

it('without a measurement the clock difference is zero', () => expect(differenceMs(undefined)).toBe(0));

it('the newer of two contradictory clock measurements counts', () => {
  const [before, after]: ClockDifference[] = [
    { leastMs: -9000, mostMs: -8000 },
    { leastMs: -500, mostMs: 500 },
  ];
  expect(joinedDifference(before, after as ClockDifference)).toEqual(after);
});

it('the true clock difference stays within the measured bounds, whatever is measured', () => {
  const payment = fc.record({
    offsetMs: fc.integer({ min: 0, max: 60_000 }),
    waitMs: fc.integer({ min: 1, max: 15_000 }),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
  });
  fc.assert(
    fc.property(
      fc.integer({ min: -600_000, max: 600_000 }),
      fc.boolean(),
      fc.array(payment, { minLength: 1, maxLength: 8 }),
      (trueMs, writesSeconds, payments) => {
        let known: ClockDifference | undefined;
        for (const { offsetMs, waitMs, share } of payments) {
          const sent = sentAt + offsetMs;
          const unit = writesSeconds ? 1000 : 60_000;
          const at = Math.floor((sent + waitMs * share + trueMs) / unit) * unit;
          known = joinedDifference(known, measuredDifference({ at }, sent, sent + waitMs));
          expect(known.leastMs).toBeLessThanOrEqual(trueMs);
          expect(known.mostMs).toBeGreaterThanOrEqual(trueMs);
        }
      },
    ),
  );
});
