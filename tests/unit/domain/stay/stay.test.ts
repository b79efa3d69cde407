import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayMs, hourMs, minuteMs } from '~/domain/time/cityTime';
import {
  canCancel,
  currentStays,
  endKind,
  isAtPlace,
  isRunning,
  openEnd,
  remainingShare,
  refundDeadline,
  parkedPlates,
  runningStays,
  staySeverity,
  remainingMs,
  unpaidStays,
  type Stay,
} from '~/domain/stay/stay';

const now = Date.parse('2026-11-20T09:00:00Z');
const perm = 'Asia/Yekaterinburg';
const sampleStay = (patch: Partial<Stay> = {}): Stay => ({
  id: 's1',
  plate: 'А123ВС59',
  zone: '0302',
  startsAt: now - hourMs,
  endsAt: now + hourMs,
  status: 'active',
  ...patch,
});
const ending = (untilEndMs: number, patch: Partial<Stay> = {}): Stay =>
  sampleStay({ endsAt: now + untilEndMs, ...patch });

describe('F-10, CONST-04: the offer to stop a stay', () => {
  it.each([
    ['an hour before its end', hourMs, true],
    ['30 minutes before its end', 30 * minuteMs, true],
    ['29:59 before its end: no longer', 30 * minuteMs - 1000, false],
    ['a millisecond late: no longer', 30 * minuteMs - 1, false],
    ['at its end: no longer', 0, false],
    ['after its end: no longer', -hourMs, false],
  ])('stopping a stay is offered %s', (_, untilEndMs, isOffered) => {
    expect(canCancel(ending(untilEndMs), now)).toBe(isOffered);
  });

  it('stopping is never offered for a pay-later stay', () => {
    expect(canCancel(ending(hourMs, { status: 'waiting' }), now)).toBe(false);
  });

  it('stopping a stay is offered until the moment that the screen names', () => {
    fc.assert(
      fc.property(fc.integer({ min: -100_000_000, max: 100_000_000 }), (endsIn) => {
        const stay = ending(endsIn);
        expect(canCancel(stay, refundDeadline(stay))).toBe(true);
        expect(canCancel(stay, refundDeadline(stay) + 1)).toBe(false);
      }),
    );
  });
});

describe('PARK-28, F-77: the way in which the end of a stay is shown', () => {
  it.each([
    ['over already', -minuteMs, 'now'],
    ['this very moment', 0, 'now'],
    ['in 15 minutes', 15 * minuteMs, 'now'],
    ['in 15 minutes and a second', 15 * minuteMs + 1000, 'today'],
    ['at the last second of the city’s day', 10 * hourMs - 1000, 'today'],
    ['at the city’s midnight', 10 * hourMs, 'date'],
    ['tomorrow', dayMs, 'date'],
  ])('the end of a stay is shown as now, today or a date: %s', (_, untilEndMs, kind) => {
    expect(endKind(now + untilEndMs, now, perm)).toBe(kind);
  });

  it.each([
    ['within 15 minutes of midnight it ends now, not at a date', '2026-11-20T18:50:00Z', '2026-11-20T19:05:00Z', 'now'],
    ['over midnight', '2026-11-20T18:40:00Z', '2026-11-20T19:05:00Z', 'date'],
    ['over the end of a month', '2026-11-30T18:00:00Z', '2026-11-30T19:05:00Z', 'date'],
    ['over the end of a year', '2026-12-31T18:00:00Z', '2026-12-31T19:05:00Z', 'date'],
    ['the same date in UTC, another in the city', '2026-11-20T18:00:00Z', '2026-11-20T20:00:00Z', 'date'],
    ['another date in UTC, the same in the city', '2026-11-20T23:00:00Z', '2026-11-21T01:00:00Z', 'today'],
  ])('the end of a stay is shown by the city’s calendar: %s', (_, from, until, kind) => {
    expect(endKind(Date.parse(until), Date.parse(from), perm)).toBe(kind);
  });
});

describe('the remaining time of a stay', () => {
  it.each([
    [hourMs, hourMs, 0.5, 'running'],
    [15 * minuteMs + 1, 15 * minuteMs + 1, (15 * minuteMs + 1) / (75 * minuteMs + 1), 'running'],
    [15 * minuteMs, 15 * minuteMs, 0.2, 'ending'],
    [1, 1, 1 / (hourMs + 1), 'ending'],
    [0, 0, 0, 'over'],
    [-5000, 0, 0, 'over'],
  ])(
    '%i ms before its end, a stay has %i ms left, its ring at %d and the state %s',
    (endsIn, expectedMs, share, severity) => {
      expect(remainingMs(ending(endsIn), now)).toBe(expectedMs);
      expect(remainingShare(ending(endsIn), now)).toBeCloseTo(share, 10);
      expect(staySeverity(ending(endsIn), now)).toBe(severity);
    },
  );

  it('the ring is full before the start of a stay and never out of its bounds', () => {
    expect(remainingShare(sampleStay({ startsAt: now + minuteMs }), now)).toBe(1);
    const time = fc.integer({ min: -1e9, max: 1e9 });
    fc.assert(
      fc.property(time, time, (startsIn, endsIn) => {
        const share = remainingShare(sampleStay({ startsAt: now + startsIn, endsAt: now + endsIn }), now);
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('the selection of stays', () => {
  const stays = [
    sampleStay({ id: 'later', plate: 'А111АА59', endsAt: now + 2 * hourMs }),
    sampleStay({ id: 'over', plate: 'В222ВВ59', endsAt: now }),
    sampleStay({ id: 'deferred', plate: 'С333СС59', status: 'waiting' }),
    sampleStay({ id: 'sooner', plate: 'Е444ЕЕ59', endsAt: now + minuteMs }),
  ];

  it('PARK-26, PARK-27: current stays are active and end in the future, and the one that ends first is on top', () => {
    expect(runningStays(stays, now).map(({ id }) => id)).toEqual(['sooner', 'later']);
    expect(stays.map((stay) => isRunning(stay, now))).toEqual([true, false, false, true]);
  });

  it('runningStays does not reorder the list that it is given', () => {
    const before = stays.map(({ id }) => id);
    runningStays(stays, now);
    expect(stays.map(({ id }) => id)).toEqual(before);
  });

  it('B-20, PARK-06: parked vehicles have a stay that is neither pay-later nor over', () => {
    expect(parkedPlates(stays, now)).toEqual(['А111АА59', 'Е444ЕЕ59']);
  });
});

it('NOBAL-04: where stays are paid afterwards every active one is current, and none is lost', () => {
  const stays = [
    sampleStay({ id: 'open', endsAt: openEnd, isOpenEnded: true }),
    sampleStay({ id: 'over', endsAt: now - hourMs }),
    sampleStay({ id: 'runs' }),
    sampleStay({ id: 'waits', status: 'waiting', endsAt: openEnd, isOpenEnded: true }),
  ];
  expect(currentStays(stays, now, true).map(({ id }) => id)).toEqual(['over', 'runs', 'open']);
  expect(currentStays(stays, now, false).map(({ id }) => id)).toEqual(['runs', 'open']);
  expect(unpaidStays(stays).map(({ id }) => id)).toEqual(['waits']);
});

it('PARK-26: stays that wait for their payment are listed with the oldest debt on top', () => {
  const stays = [
    sampleStay({ id: 'runs' }),
    sampleStay({ id: 'new', status: 'waiting' }),
    sampleStay({ id: 'old', status: 'waiting', startsAt: now - dayMs }),
  ];
  expect(unpaidStays(stays).map(({ id }) => id)).toEqual(['old', 'new']);
});

describe('the match of a stay with a place', () => {
  it.each<[string, Partial<Stay>, { plate: string; zone: string; parkingCode?: string }, boolean]>([
    ['the same zone', {}, { plate: 'А123ВС59', zone: '0302' }, true],
    ['the plate in Latin letters', { plate: 'a123bc59' }, { plate: 'А123ВС59', zone: '0302' }, true],
    ['another car', {}, { plate: 'А124ВС59', zone: '0302' }, false],
    ['another zone', {}, { plate: 'А123ВС59', zone: '0303' }, false],
    [
      'the same code in another zone',
      { parkingCode: 'P1', zone: '0303' },
      { plate: 'А123ВС59', zone: '0302', parkingCode: 'P1' },
      true,
    ],
    [
      'another code in the same zone',
      { parkingCode: 'P2' },
      { plate: 'А123ВС59', zone: '0302', parkingCode: 'P1' },
      false,
    ],
    ['a code that the stay does not tell', {}, { plate: 'А123ВС59', zone: '0302', parkingCode: 'P1' }, true],
    ['neither zone is known', { zone: '' }, { plate: 'А123ВС59', zone: '' }, false],
  ])('a stay is at a place or not: %s', (_, patch, place, isThere) => {
    expect(isAtPlace(sampleStay(patch), place)).toBe(isThere);
  });
});
