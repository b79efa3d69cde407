import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  defaultIntervals,
  durationOptions,
  durationParts,
  firstDuration,
  intervalsFor,
  isDurationAllowed,
  nearestDuration,
  quickDurations,
  type Intervals,
} from '~/domain/stay/duration';

const usual: Intervals = { stepMin: 15, minMin: 15, maxMin: 1440 };

describe('the durations that a city sells (CONST-01)', () => {
  it.each<[string, Partial<Intervals> | undefined, number | undefined, Intervals]>([
    ['nothing is known', undefined, undefined, usual],
    ['the city has a parking period', undefined, 30, { stepMin: 30, minMin: 30, maxMin: 1440 }],
    [
      'the server says all three',
      { stepMin: 30, minMin: 60, maxMin: 240 },
      15,
      { stepMin: 30, minMin: 60, maxMin: 240 },
    ],
    ['the server’s step goes before the city’s period', { stepMin: 10 }, 30, { stepMin: 10, minMin: 20, maxMin: 1440 }],
    [
      'a step below the default smallest does not make it smaller',
      { stepMin: 5 },
      undefined,
      { stepMin: 5, minMin: 15, maxMin: 1440 },
    ],
    ['a step of an hour begins with an hour', { stepMin: 60 }, 15, { stepMin: 60, minMin: 60, maxMin: 1440 }],
    [
      'the server sells two days',
      { stepMin: 60, minMin: 60, maxMin: 2880 },
      15,
      { stepMin: 60, minMin: 60, maxMin: 2880 },
    ],
    [
      'the smallest is above the largest',
      { stepMin: 15, minMin: 120, maxMin: 60 },
      15,
      { stepMin: 15, minMin: 15, maxMin: 1440 },
    ],
    [
      'the smallest is above the largest, with a step of its own',
      { stepMin: 20, minMin: 120, maxMin: 60 },
      15,
      { stepMin: 20, minMin: 20, maxMin: 1440 },
    ],
    ['the smallest is above the default largest', { minMin: 2880 }, 15, usual],
    ['the largest is below the default smallest', { maxMin: 10 }, 15, { stepMin: 15, minMin: 10, maxMin: 10 }],
    ['a step of zero', { stepMin: 0, minMin: 30, maxMin: 60 }, 15, { stepMin: 15, minMin: 30, maxMin: 60 }],
    ['zero, negative, broken', { stepMin: 0, minMin: -15, maxMin: Number.NaN }, 15, usual],
    ['fractions and infinity', { stepMin: 7.5, minMin: 0.5, maxMin: Number.POSITIVE_INFINITY }, 15, usual],
    ['a thousand years', { stepMin: 15, minMin: 15, maxMin: 525_960_000 }, 15, usual],
    ['a period of nonsense', undefined, -5, usual],
  ])('the durations that a city sells follow from server and city list: %s', (_, server, period, intervals) => {
    expect(intervalsFor(server, period)).toEqual(intervals);
  });
});

describe('the list of durations (PARK-07)', () => {
  it.each<[Intervals, number[]]>([
    [{ stepMin: 15, minMin: 15, maxMin: 60 }, [15, 30, 45, 60]],
    [{ stepMin: 30, minMin: 60, maxMin: 120 }, [60, 90, 120]],
    [{ stepMin: 30, minMin: 15, maxMin: 60 }, [15, 45]],
    [{ stepMin: 60, minMin: 30, maxMin: 30 }, [30]],
    [{ stepMin: 1440, minMin: 1440, maxMin: 1440 }, [1440]],
  ])('the list of durations of %j is %j', (intervals, options) => {
    expect(durationOptions(intervals)).toEqual(options);
  });

  it('a usual city offers durations from a quarter of an hour to a day', () => {
    const options = durationOptions(usual);
    expect(options).toHaveLength(96);
    expect([options[0], options.at(-1)]).toEqual([15, 1440]);
  });

  it.each([
    ['B-59: off the step', 20, false],
    ['B-59: below the smallest', 14, false],
    ['B-59: below the smallest', 0, false],
    ['B-59: negative', -15, false],
    ['B-59: above the largest', 1455, false],
    ['B-59: a fraction', 15.5, false],
    ['B-59: no number', Number.NaN, false],
    ['B-59: endless', Number.POSITIVE_INFINITY, false],
    ['the smallest', 15, true],
    ['the largest', 1440, true],
  ])('%s: a duration of %d minutes may be chosen: %s', (_, min, isAllowed) => {
    expect(isDurationAllowed(min, usual)).toBe(isAllowed);
  });

  it('B-59: a largest duration off the step cannot be chosen', () => {
    expect(isDurationAllowed(60, { stepMin: 30, minMin: 15, maxMin: 60 })).toBe(false);
  });

  const wireNumber = fc.oneof(fc.integer({ min: -10, max: 20_000 }), fc.double(), fc.constant(undefined));
  const server = fc.record({ stepMin: wireNumber, minMin: wireNumber, maxMin: wireNumber });

  it('the durations offered are allowed, on the step and rising, whatever a server sends', () => {
    fc.assert(
      fc.property(fc.option(server, { nil: undefined }), wireNumber, (sent, period) => {
        const intervals = intervalsFor(sent, period);
        const options = durationOptions(intervals);
        expect(options.length).toBeGreaterThan(0);
        expect(options[0]).toBe(intervals.minMin);
        expect(options.at(-1)).toBeLessThanOrEqual(intervals.maxMin);
        expect((options.at(-1) ?? 0) + intervals.stepMin).toBeGreaterThan(intervals.maxMin);
        for (const [index, min] of options.entries()) {
          expect(min).toBe(intervals.minMin + index * intervals.stepMin);
          expect(Number.isInteger(min) && min > 0).toBe(true);
        }
        for (const min of options.slice(0, 50)) expect(isDurationAllowed(min, intervals)).toBe(true);
        for (const min of quickDurations(intervals)) expect(options).toContain(min);
        expect(quickDurations(intervals).length).toBeGreaterThan(0);
      }),
    );
  });

  it('the nearest duration may be chosen, and no other one is nearer', () => {
    const intervals = fc
      .record({
        stepMin: fc.integer({ min: 1, max: 240 }),
        minMin: fc.integer({ min: 1, max: 240 }),
        spanMin: fc.integer({ min: 0, max: 1440 }),
      })
      .map(({ stepMin, minMin, spanMin }) => ({ stepMin, minMin, maxMin: minMin + spanMin }));
    fc.assert(
      fc.property(intervals, fc.integer({ min: -100, max: 3000 }), (sold, requestedMin) => {
        const nearest = nearestDuration(requestedMin, sold);
        expect(isDurationAllowed(nearest, sold)).toBe(true);
        const distances = durationOptions(sold).map((min) => Math.abs(min - requestedMin));
        expect(Math.abs(nearest - requestedMin)).toBe(Math.min(...distances));
      }),
    );
  });

  it.each([
    [50, 45],
    [52, 45],
    [53, 60],
    [1, 15],
    [9999, 1440],
    [22.5, 15],
  ])('a duration of %d minutes in a link becomes %i minutes', (requestedMin, nearest) => {
    expect(nearestDuration(requestedMin, usual)).toBe(nearest);
  });
});

describe('the durations that one tap chooses', () => {
  it.each<[string, Intervals, number[]]>([
    ['half an hour, an hour, two', usual, [30, 60, 120]],
    ['whole hours only', { stepMin: 60, minMin: 60, maxMin: 1440 }, [60, 120]],
    ['two hours at most', { stepMin: 30, minMin: 30, maxMin: 60 }, [30, 60]],
    ['none of the usual ones', { stepMin: 25, minMin: 25, maxMin: 200 }, [25, 50, 75]],
    ['a single one', { stepMin: 15, minMin: 45, maxMin: 45 }, [45]],
  ])('the durations that one tap chooses are listed: %s', (_, intervals, quick) => {
    expect(quickDurations(intervals)).toEqual(quick);
  });
});

it.each([
  ['no habit: an hour', undefined, usual, 60],
  ['the habit', 90, usual, 90],
  ['a habit from another city', 100, usual, 105],
  ['no hour is sold', undefined, { stepMin: 45, minMin: 45, maxMin: 180 }, 45],
])('the first duration in the form is chosen: %s', (_, habit, intervals, min) => {
  expect(firstDuration(habit, intervals)).toBe(min);
});

describe('the parts of a duration (CONST-03, B-58)', () => {
  it.each([
    [undefined, { kind: 'none' }],
    [0, { kind: 'none' }],
    [Number.NaN, { kind: 'none' }],
    [1440, { kind: 'day' }],
    [15, { kind: 'time', hours: 0, minutes: 15 }],
    [60, { kind: 'time', hours: 1, minutes: 0 }],
    [1425, { kind: 'time', hours: 23, minutes: 45 }],
    [1500, { kind: 'time', hours: 25, minutes: 0 }],
    [2880, { kind: 'time', hours: 48, minutes: 0 }],
  ])('a duration of %s minutes is read as %j', (min, parts) => {
    expect(durationParts(min)).toEqual(parts);
  });
});

it('the default durations are those of the documents', () => {
  expect(defaultIntervals).toEqual(usual);
});
