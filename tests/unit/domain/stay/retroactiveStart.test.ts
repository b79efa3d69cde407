import { describe, expect, it } from 'vitest';
import { isoInCity } from '~/domain/time/cityTime';
import {
  chooseRetroactiveStart,
  refusalAtStart,
  retroactivePayUntil,
  startReader,
  readStart,
  startRefusal,
  type RetroactiveKind,
} from '~/domain/stay/retroactiveStart';

const perm = 'Asia/Yekaterinburg';
const at = (text: string): number => Date.parse(text);

describe('the choice of a retroactive kind', () => {
  it('the choice of a retroactive kind clears the time and remembers the city’s day, not the phone’s', () => {
    expect(chooseRetroactiveStart('postPayment', at('2026-11-18T20:30:00Z'), perm)).toEqual({
      kind: 'postPayment',
      time: '',
      chosenOn: '2026-11-19',
    });
  });
});

describe('the beginning of a retroactive stay', () => {
  const read = (kind: RetroactiveKind, time: string, now: string, timeZone = perm, chosenAt = now): string => {
    const result = readStart({ ...chooseRetroactiveStart(kind, at(chosenAt), timeZone), time }, at(now), timeZone);
    return result.error ?? isoInCity(result.startsAt, timeZone);
  };
  const noon = '2026-11-18T12:00:30+05:00';

  it.each<[string, RetroactiveKind, string, string]>([
    ['this morning', 'postPayment', '09:15', '2026-11-18T09:15:00+05:00'],
    ['B-46: this very minute', 'postPayment', '12:00', '2026-11-18T12:00:00+05:00'],
    ['B-45: a minute ahead', 'postPayment', '12:01', 'FuturePost'],
    ['this midnight', 'postPayment', '00:00', '2026-11-18T00:00:00+05:00'],
    ['the end of the day', 'postPayment', '23:59', 'FuturePost'],
    ['B-48: yesterday at ten', 'postPaymentYesterday', '10:00', '2026-11-17T10:00:00+05:00'],
    ['yesterday, later in the day than now', 'postPaymentYesterday', '23:59', '2026-11-17T23:59:00+05:00'],
    ['yesterday’s midnight', 'postPaymentYesterday', '00:00', '2026-11-17T00:00:00+05:00'],
    ['B-47: no time', 'postPayment', '', 'NoStartTime'],
    ['half a time', 'postPayment', '9:1', 'NoSuchTime'],
    ['a time of no day', 'postPaymentYesterday', '24:00', 'NoSuchTime'],
    ['minutes of no hour', 'postPayment', '10:60', 'NoSuchTime'],
    ['a word', 'postPayment', 'утром', 'NoSuchTime'],
  ])('%s: the beginning of a retroactive stay is read or refused', (_, kind, time, expected) => {
    expect(read(kind, time, noon)).toBe(expected);
  });

  it.each<[string, RetroactiveKind, string, string, string]>([
    ['the last second of the day', 'postPayment', '10:00', '2026-11-18T23:59:59+05:00', '2026-11-18T10:00:00+05:00'],
    ['F-78: today’s, a second later', 'postPayment', '10:00', '2026-11-19T00:00:00+05:00', 'OtherDay'],
    [
      'F-78: today’s 00:00, which the new day has had too',
      'postPayment',
      '00:00',
      '2026-11-19T00:00:00+05:00',
      'OtherDay',
    ],
    [
      'F-78: yesterday’s, which would be another day’s by now',
      'postPaymentYesterday',
      '10:00',
      '2026-11-19T00:00:00+05:00',
      'OtherDay',
    ],
    ['F-78: no time yet', 'postPayment', '', '2026-11-19T00:00:00+05:00', 'OtherDay'],
  ])('a retroactive beginning chosen on the 18th is read or refused later: %s', (_, kind, time, now, expected) => {
    expect(read(kind, time, now, perm, '2026-11-18T23:50:00+05:00')).toBe(expected);
  });

  it.each<[string, RetroactiveKind, string, string, string]>([
    [
      'yesterday of the first of a month',
      'postPaymentYesterday',
      '10:00',
      '2026-12-01T12:00:00+05:00',
      '2026-11-30T10:00:00+05:00',
    ],
    [
      'yesterday of New Year',
      'postPaymentYesterday',
      '10:00',
      '2027-01-01T12:00:00+05:00',
      '2026-12-31T10:00:00+05:00',
    ],
    ['the leap day', 'postPaymentYesterday', '10:00', '2028-03-01T12:00:00+05:00', '2028-02-29T10:00:00+05:00'],
  ])('a retroactive beginning of the day before gets the right date: %s', (_, kind, time, now, expected) => {
    expect(read(kind, time, now)).toBe(expected);
  });

  const berlin = 'Europe/Berlin';
  it.each<[string, RetroactiveKind, string, string, string]>([
    [
      'yesterday was a day of 23 hours',
      'postPaymentYesterday',
      '01:30',
      '2026-03-30T12:00:00+02:00',
      '2026-03-29T01:30:00+01:00',
    ],
    ['a time that the clocks skipped', 'postPaymentYesterday', '02:30', '2026-03-30T12:00:00+02:00', 'NoSuchTime'],
    ['the same, today', 'postPayment', '02:30', '2026-03-29T12:00:00+02:00', 'NoSuchTime'],
    [
      'a time that they show twice',
      'postPaymentYesterday',
      '02:30',
      '2026-10-26T12:00:00+01:00',
      '2026-10-25T02:30:00+02:00',
    ],
    ['the second time round', 'postPayment', '02:45', '2026-10-25T02:30:00+01:00', '2026-10-25T02:45:00+02:00'],
    ['the day of 25 hours', 'postPayment', '23:00', '2026-10-25T23:30:00+01:00', '2026-10-25T23:00:00+01:00'],
  ])('a retroactive beginning is read where the clocks are changed: %s', (_, kind, time, now, expected) => {
    expect(read(kind, time, now, berlin)).toBe(expected);
  });
});

describe('the retroactive kinds of a city', () => {
  const now = at('2026-11-18T12:00:00+05:00');
  const yesterday = { ...chooseRetroactiveStart('postPaymentYesterday', now, perm), time: '10:00' };
  it.each<[string, readonly RetroactiveKind[], unknown]>([
    ['that takes no such payments has no rule for them', [], undefined],
    ['that takes today’s alone refuses yesterday’s', ['postPayment'], { error: 'KindOff' }],
    ['that takes yesterday’s reads it', ['postPaymentYesterday'], { startsAt: at('2026-11-17T10:00:00+05:00') }],
  ])('for retroactive payments, a city %s', (_, kinds, reading) => {
    expect(startReader(kinds, now, perm)?.(yesterday)).toEqual(reading);
  });
});

describe('the deadline of a retroactive payment', () => {
  it.each([
    ['a plain day', '2026-11-18T12:00:00+05:00', perm, '2026-11-18T23:59:00+05:00'],
    ['the last minute', '2026-11-18T23:59:30+05:00', perm, '2026-11-18T23:59:00+05:00'],
    ['midnight', '2026-11-19T00:00:00+05:00', perm, '2026-11-19T23:59:00+05:00'],
    ['a day of 23 hours', '2026-03-29T01:00:00+01:00', 'Europe/Berlin', '2026-03-29T23:59:00+02:00'],
  ])('a retroactive payment can be made until 23:59 of the city’s day: %s', (_, now, timeZone, expected) => {
    expect(retroactivePayUntil(at(now), timeZone)).toBe(at(expected));
  });
});

describe('a refusal of the time', () => {
  const target = { plate: 'А001АА59', zone: '0901', durationMin: 60, startsAt: 5 };
  const attempt = { startsAt: 5, durationMin: 60, summary: { plate: 'А001АА59', place: { zone: '0901' } } };
  const refused = (errorName: string) => ({ attempt, state: { phase: 'refused', errorName } }) as const;

  it.each([
    ['a price refused for its time', { errorName: 'FuturePost' }, undefined, target, 'FuturePost'],
    ['a price refused for another reason', { errorName: 'ZoneNotFound' }, undefined, target, undefined],
    ['an attempt for this stay', undefined, refused('FuturePost'), target, 'FuturePost'],
    ['an attempt refused for another reason', undefined, refused('NoMoneyNoHoney'), target, undefined],
    ['another vehicle', undefined, refused('FuturePost'), { ...target, plate: 'А002АА59' }, undefined],
    ['another place', undefined, refused('FuturePost'), { ...target, zone: '0902' }, undefined],
    ['another duration', undefined, refused('FuturePost'), { ...target, durationMin: 30 }, undefined],
    ['another start', undefined, refused('FuturePost'), { ...target, startsAt: 6 }, undefined],
    ['no stay at all', undefined, refused('FuturePost'), undefined, undefined],
  ])('is shown at the time field for exactly this stay: %s', (_, price, status, stay, shown) => {
    expect(refusalAtStart(price, status, stay)).toBe(shown);
  });

  it('is no refusal of the start where the attempt began at once, or was not refused', () => {
    expect(startRefusal(refused('FuturePost'))).toMatchObject({ errorName: 'FuturePost' });
    expect(startRefusal({ ...refused('FuturePost'), attempt: { ...attempt, startsAt: undefined } })).toBe(undefined);
    expect(startRefusal({ attempt, state: { phase: 'done' } })).toBe(undefined);
  });
});
