import { describe, expect, it } from 'vitest';
import { dayMs, hourMs, minuteMs } from '~/domain/cityTime';
import { isNoteDue, isNoteKept, isNotePaid, isSameNote, noteWay, type ParkedNote } from '~/domain/parkedNote';
import type { PostKind } from '~/domain/postPayment';

// Five hours ahead of UTC all year.
const timeZone = 'Asia/Yekaterinburg';
const at = (text: string): number => Date.parse(`${text}:00+05:00`);
const both: PostKind[] = ['postPayment', 'postPaymentYesterday'];
const todays: PostKind[] = ['postPayment'];
const yesterdays: PostKind[] = ['postPaymentYesterday'];

const note: ParkedNote = { id: 'a', plate: 'А123ВС59', isForeign: false, zone: '0302', startsAt: at('2026-11-20T14:02'), state: 'open' };

describe('which form a note opens', () => {
  it.each([
    ['a moment ago', both, '2026-11-20T14:02', { kind: 'now', until: at('2026-11-21T23:59') }],
    ['a moment ago, where nothing is taken afterwards', [], '2026-11-20T14:02', { kind: 'now', until: undefined }],
    [
      'this day',
      both,
      '2026-11-20T18:00',
      { kind: 'post', until: at('2026-11-21T23:59'), post: { kind: 'postPayment', time: '14:02', chosenOn: '2026-11-20' } },
    ],
    [
      'this day, to a guest',
      todays,
      '2026-11-20T23:59',
      { kind: 'post', until: at('2026-11-20T23:59'), post: { kind: 'postPayment', time: '14:02', chosenOn: '2026-11-20' } },
    ],
    ['midnight has passed, to a guest', todays, '2026-11-21T00:00', { kind: 'tooLate' }],
    [
      'the day after',
      both,
      '2026-11-21T00:00',
      { kind: 'post', until: at('2026-11-21T23:59'), post: { kind: 'postPaymentYesterday', time: '14:02', chosenOn: '2026-11-21' } },
    ],
    ['the last minute of the day after', both, '2026-11-21T23:59', { kind: 'post', until: at('2026-11-21T23:59') }],
    ['two days later', both, '2026-11-22T00:00', { kind: 'tooLate' }],
    ['a city that takes nothing', [], '2026-11-20T18:00', { kind: 'noPost' }],
    ['a city that takes yesterday’s alone, on the day itself', yesterdays, '2026-11-20T18:00', { kind: 'noPost' }],
    ['settings never seen, this day', undefined, '2026-11-20T18:00', { kind: 'unknown', until: at('2026-11-20T23:59') }],
    ['settings never seen, later', undefined, '2026-11-21T18:00', { kind: 'unknown', until: undefined }],
    [
      'the phone’s clock was ahead: the time is asked for',
      both,
      '2026-11-20T09:00',
      { kind: 'post', until: at('2026-11-20T23:59'), post: { kind: 'postPayment', time: '', chosenOn: '2026-11-20' } },
    ],
    ['the same, where nothing is taken afterwards', [], '2026-11-20T09:00', { kind: 'now' }],
  ] as const)('%s', (_, kinds, now, way) => {
    expect(noteWay(note, kinds, at(now), timeZone)).toMatchObject(way);
  });

  it('goes by the city’s day, not by the device’s', () => {
    const late = { startsAt: at('2026-11-20T23:50') };
    expect(noteWay(late, both, at('2026-11-21T00:10'), timeZone)).toMatchObject({ post: { kind: 'postPaymentYesterday', time: '23:50' } });
    expect(noteWay(late, both, at('2026-11-21T00:10'), 'Europe/Moscow')).toMatchObject({ post: { kind: 'postPayment', time: '21:50' } });
  });

  it('keeps the day and the time where the clocks are put back', () => {
    // 25 October 2026, 03:00 becomes 02:00 in Berlin: the day has 25 hours.
    const startsAt = Date.parse('2026-10-25T00:30:00+02:00');
    const way = noteWay({ startsAt }, both, startsAt + 24 * hourMs, 'Europe/Berlin');
    expect(way).toMatchObject({ kind: 'post', post: { kind: 'postPayment', time: '00:30' } });
  });
});

describe('what settles a note', () => {
  const paid = { plate: 'a123bc59', zone: '302', startsAt: note.startsAt, endsAt: note.startsAt + hourMs };
  it.each([
    ['the same car, zone and time, however they are written', {}, true],
    ['one that has begun before and still runs', { startsAt: note.startsAt - hourMs, endsAt: note.startsAt + 1 }, true],
    ['one that was over before', { startsAt: note.startsAt - 2 * hourMs, endsAt: note.startsAt }, false],
    ['one that begins a little later', { startsAt: note.startsAt + 15 * minuteMs }, true],
    ['one that begins much later', { startsAt: note.startsAt + 16 * minuteMs, endsAt: note.startsAt + 3 * hourMs }, false],
    ['an SMS later in the same visit', { startsAt: note.startsAt + hourMs, endsAt: note.startsAt + 2 * hourMs, isBySms: true }, true],
    ['an SMS of another visit', { startsAt: note.startsAt + 3 * hourMs, endsAt: note.startsAt + 4 * hourMs, isBySms: true }, false],
    ['one without an end', { endsAt: undefined }, true],
    ['another car', { plate: 'А124ВС59' }, false],
    ['another zone', { zone: '303' }, false],
    ['a place that is not told', { zone: undefined }, false],
  ])('%s', (_, change, isPaid) => {
    expect(isNotePaid(note, { ...paid, ...change })).toBe(isPaid);
  });

  it('goes by the parking’s code where both have one', () => {
    const coded = { ...note, parkingCode: '17' };
    expect(isNotePaid(coded, { ...paid, parkingCode: '17', zone: undefined })).toBe(true);
    expect(isNotePaid(coded, { ...paid, parkingCode: '18' })).toBe(false);
    expect(isNotePaid(coded, paid)).toBe(true);
  });

  it('goes by car and time where no number was seen', () => {
    const placed = { ...note, zone: undefined, place: { latitude: 58, longitude: 56 } };
    expect(isNotePaid(placed, paid)).toBe(true);
    expect(isNotePaid(placed, { ...paid, startsAt: note.startsAt + hourMs })).toBe(false);
  });
});

describe('a second tap', () => {
  const noted = { plate: 'А123ВС59', isForeign: false, zone: '0302', startsAt: note.startsAt + minuteMs };
  it.each([
    ['is the same note', note, {}, true],
    ['later is another', note, { startsAt: note.startsAt + hourMs }, false],
    ['of another car is another', note, { plate: 'А124ВС59' }, false],
    ['of a settled one is another', { ...note, state: 'settled' as const }, {}, false],
    ['of a place without a number is another', { ...note, zone: undefined }, { zone: undefined }, false],
  ])('%s', (_, before, change, isSame) => {
    expect(isSameNote(before, { ...noted, ...change })).toBe(isSame);
  });
});

it('is told until the day after is over, and kept for as long as it is of use', () => {
  expect(isNoteDue(note, at('2026-11-21T23:59'), timeZone)).toBe(true);
  expect(isNoteDue(note, at('2026-11-22T00:01'), timeZone)).toBe(false);
  expect(isNoteDue({ ...note, state: 'settled' }, note.startsAt, timeZone)).toBe(false);
  expect(isNoteKept(note, note.startsAt + 29 * dayMs, timeZone)).toBe(true);
  expect(isNoteKept(note, note.startsAt + 31 * dayMs, timeZone)).toBe(false);
  expect(isNoteKept({ ...note, state: 'settled' }, at('2026-11-21T12:00'), timeZone)).toBe(true);
  expect(isNoteKept({ ...note, state: 'settled' }, at('2026-11-22T12:00'), timeZone)).toBe(false);
});
