import { describe, expect, it } from 'vitest';
import { dayMs, hourMs, minuteMs } from '~/domain/time/cityTime';
import {
  byDeadline,
  isNoteDue,
  isNoteRetained,
  isNotePaid,
  isSameNote,
  noteEnding,
  noteAction,
  type PaidStay,
  type ParkedNote,
} from '~/domain/stay/parkedNote';
import type { RetroactiveKind } from '~/domain/stay/retroactiveStart';

// Five hours ahead of UTC all year.
const timeZone = 'Asia/Yekaterinburg';
const at = (text: string): number => Date.parse(`${text}:00+05:00`);
const both: RetroactiveKind[] = ['postPayment', 'postPaymentYesterday'];
const todays: RetroactiveKind[] = ['postPayment'];
const yesterdays: RetroactiveKind[] = ['postPaymentYesterday'];

const parkedNote: ParkedNote = {
  id: 'a',
  plate: 'А123ВС59',
  isForeign: false,
  zone: '0302',
  startsAt: at('2026-11-20T14:02'),
  state: 'open',
};

describe('the form that a parked note opens', () => {
  it.each([
    ['a moment ago', both, '2026-11-20T14:02', { kind: 'now', until: at('2026-11-21T23:59') }],
    ['a moment ago, where nothing is taken afterwards', [], '2026-11-20T14:02', { kind: 'now', until: undefined }],
    [
      'this day',
      both,
      '2026-11-20T18:00',
      {
        kind: 'post',
        until: at('2026-11-21T23:59'),
        retroactiveStart: { kind: 'postPayment', time: '14:02', chosenOn: '2026-11-20' },
      },
    ],
    [
      'this day, to a guest',
      todays,
      '2026-11-20T23:59',
      {
        kind: 'post',
        until: at('2026-11-20T23:59'),
        retroactiveStart: { kind: 'postPayment', time: '14:02', chosenOn: '2026-11-20' },
      },
    ],
    ['midnight has passed, to a guest', todays, '2026-11-21T00:00', { kind: 'tooLate' }],
    [
      'the day after',
      both,
      '2026-11-21T00:00',
      {
        kind: 'post',
        until: at('2026-11-21T23:59'),
        retroactiveStart: { kind: 'postPaymentYesterday', time: '14:02', chosenOn: '2026-11-21' },
      },
    ],
    ['the last minute of the day after', both, '2026-11-21T23:59', { kind: 'post', until: at('2026-11-21T23:59') }],
    ['two days later', both, '2026-11-22T00:00', { kind: 'tooLate' }],
    ['a city that takes nothing', [], '2026-11-20T18:00', { kind: 'noPost' }],
    ['a city that takes yesterday’s alone, on the day itself', yesterdays, '2026-11-20T18:00', { kind: 'noPost' }],
    [
      'settings never seen, this day',
      undefined,
      '2026-11-20T18:00',
      { kind: 'unknown', until: at('2026-11-20T23:59') },
    ],
    ['settings never seen, later', undefined, '2026-11-21T18:00', { kind: 'unknown', until: undefined }],
    [
      'the phone’s clock was ahead: the time is asked for',
      both,
      '2026-11-20T09:00',
      {
        kind: 'post',
        until: at('2026-11-20T23:59'),
        retroactiveStart: { kind: 'postPayment', time: '', chosenOn: '2026-11-20' },
      },
    ],
    ['the same, where nothing is taken afterwards', [], '2026-11-20T09:00', { kind: 'now' }],
  ] as const)('a parked note opens the right form: %s', (_, kinds, now, way) => {
    expect(noteAction(parkedNote, kinds, at(now), timeZone)).toMatchObject(way);
  });

  it('a parked note goes by the city’s day, not by the device’s', () => {
    const late = { startsAt: at('2026-11-20T23:50') };
    expect(noteAction(late, both, at('2026-11-21T00:10'), timeZone)).toMatchObject({
      retroactiveStart: { kind: 'postPaymentYesterday', time: '23:50' },
    });
    expect(noteAction(late, both, at('2026-11-21T00:10'), 'Europe/Moscow')).toMatchObject({
      retroactiveStart: { kind: 'postPayment', time: '21:50' },
    });
  });

  it('a parked note keeps its day and its time where the clocks are put back', () => {
    // 25 October 2026, 03:00 becomes 02:00 in Berlin: the day has 25 hours.
    const startsAt = Date.parse('2026-10-25T00:30:00+02:00');
    const way = noteAction({ startsAt }, both, startsAt + 24 * hourMs, 'Europe/Berlin');
    expect(way).toMatchObject({ kind: 'post', retroactiveStart: { kind: 'postPayment', time: '00:30' } });
  });
});

describe('the stay that settles a parked note', () => {
  const paid: PaidStay = {
    plate: 'a123bc59',
    zone: '302',
    startsAt: parkedNote.startsAt,
    endsAt: parkedNote.startsAt + hourMs,
  };
  const long = { durationMin: 120 };
  const earlier = (remainingMin: number): Partial<PaidStay> => ({
    startsAt: parkedNote.startsAt - hourMs,
    endsAt: parkedNote.startsAt + remainingMin * minuteMs,
  });
  it.each<[string, Partial<PaidStay>, boolean, Partial<ParkedNote>?]>([
    ['the same car, zone and time, however they are written', {}, true],
    ['one that has begun a little before', { startsAt: parkedNote.startsAt - 15 * minuteMs }, true],
    ['one that has begun before and was nearly over', earlier(14), false],
    ['one that has begun before and lasts a quarter of an hour more', earlier(15), true],
    ['one that has begun before and ends sooner than was meant', earlier(119), false, long],
    ['one that has begun before and lasts as long as was meant', earlier(120), true, long],
    [
      'one that has begun before, and nobody knows until when',
      { startsAt: parkedNote.startsAt - hourMs, endsAt: undefined },
      false,
    ],
    ['one that was over before', { startsAt: parkedNote.startsAt - 2 * hourMs, endsAt: parkedNote.startsAt }, false],
    ['one that begins a little later', { startsAt: parkedNote.startsAt + 15 * minuteMs }, true],
    [
      'one that begins much later',
      { startsAt: parkedNote.startsAt + 16 * minuteMs, endsAt: parkedNote.startsAt + 3 * hourMs },
      false,
    ],
    [
      'an SMS later in the same visit',
      { startsAt: parkedNote.startsAt + hourMs, endsAt: parkedNote.startsAt + 2 * hourMs, isBySms: true },
      true,
    ],
    [
      'an SMS of another visit',
      { startsAt: parkedNote.startsAt + 3 * hourMs, endsAt: parkedNote.startsAt + 4 * hourMs, isBySms: true },
      false,
    ],
    ['one without an end', { endsAt: undefined }, true],
    ['another car', { plate: 'А124ВС59' }, false],
    ['another zone', { zone: '303' }, false],
    ['a place that is not told', { zone: undefined }, false],
  ])('a parked note is settled by a stay or not: %s', (_, change, isPaid, expected) => {
    expect(isNotePaid({ ...parkedNote, ...expected }, { ...paid, ...change })).toBe(isPaid);
  });

  it('a parked note ends as paid, or as owed if the city only knows of the stay', () => {
    const owed = { ...paid, isOwed: true };
    expect(noteEnding(parkedNote, [{ ...paid, zone: '303' }])).toBeUndefined();
    expect(noteEnding(parkedNote, [owed])).toBe('owed');
    expect(noteEnding(parkedNote, [owed, paid])).toBe('paid');
  });

  it('a parked note is compared by the parking’s code where both have one', () => {
    const coded = { ...parkedNote, parkingCode: '17' };
    expect(isNotePaid(coded, { ...paid, parkingCode: '17', zone: undefined })).toBe(true);
    expect(isNotePaid(coded, { ...paid, parkingCode: '18' })).toBe(false);
    expect(isNotePaid(coded, paid)).toBe(true);
  });

  it('a parked note without a number is compared by vehicle and time', () => {
    const placed = { ...parkedNote, zone: undefined, place: { latitude: 58, longitude: 56 } };
    expect(isNotePaid(placed, paid)).toBe(true);
    expect(isNotePaid(placed, { ...paid, startsAt: parkedNote.startsAt + hourMs })).toBe(false);
    // It may have been paid for elsewhere.
    expect(
      isNotePaid(placed, { ...paid, startsAt: parkedNote.startsAt - hourMs, endsAt: parkedNote.startsAt + 5 * hourMs }),
    ).toBe(false);
  });
});

describe('a second tap for a parked note', () => {
  const expected = {
    plate: 'А123ВС59',
    isForeign: false,
    zone: '0302',
    startsAt: parkedNote.startsAt + minuteMs,
    isStated: false,
  };
  it.each([
    ['is the same note', parkedNote, {}, true],
    ['with a beginning that was said is another', parkedNote, { isStated: true }, false],
    [
      'with the same beginning that was said is the same',
      parkedNote,
      { startsAt: parkedNote.startsAt + 59_000, isStated: true },
      true,
    ],
    ['later is another', parkedNote, { startsAt: parkedNote.startsAt + hourMs }, false],
    ['of another car is another', parkedNote, { plate: 'А124ВС59' }, false],
    ['of a settled one is another', { ...parkedNote, state: 'settled' as const }, {}, false],
    ['of a place without a number is another', { ...parkedNote, zone: undefined }, { zone: undefined }, false],
  ])('a second tap for a parked note %s', (_, before, change, isSame) => {
    expect(isSameNote(before, { ...expected, ...change })).toBe(isSame);
  });
});

it('a parked note is shown until the next day is over and, unless settled, stored for a month', () => {
  expect(isNoteDue(parkedNote, at('2026-11-21T23:59'), timeZone)).toBe(true);
  expect(isNoteDue(parkedNote, at('2026-11-22T00:01'), timeZone)).toBe(false);
  expect(isNoteDue({ ...parkedNote, state: 'settled' }, parkedNote.startsAt, timeZone)).toBe(false);
  expect(isNoteRetained(parkedNote, parkedNote.startsAt + 29 * dayMs, timeZone)).toBe(true);
  expect(isNoteRetained(parkedNote, parkedNote.startsAt + 31 * dayMs, timeZone)).toBe(false);
  expect(isNoteRetained({ ...parkedNote, state: 'settled' }, at('2026-11-21T12:00'), timeZone)).toBe(true);
  expect(isNoteRetained({ ...parkedNote, state: 'settled' }, at('2026-11-22T12:00'), timeZone)).toBe(false);
});

describe('the order of parked notes', () => {
  const named = (id: string, startsAt: string): ParkedNote => ({ ...parkedNote, id, startsAt: at(startsAt) });
  const yesterday = named('yesterday', '2026-11-19T20:00');
  const morning = named('morning', '2026-11-20T08:00');
  const noon = named('noon', '2026-11-20T12:00');
  const justNow = named('just now', '2026-11-20T14:00');
  it.each<[string, RetroactiveKind[] | undefined, ParkedNote[], string[]]>([
    ['the one with the nearest deadline', both, [noon, yesterday], ['yesterday', 'noon']],
    ['of one day the one that has waited longest', both, [noon, morning], ['morning', 'noon']],
    ['what can no longer be paid for comes last', todays, [noon, yesterday, morning], ['morning', 'noon', 'yesterday']],
    ['what can be paid for now alone comes first', [], [morning, justNow], ['just now', 'morning']],
    ['settings never seen: this day’s', undefined, [yesterday, noon], ['noon', 'yesterday']],
  ])('parked notes are ordered by their deadlines: %s', (_, kinds, notes, order) => {
    expect(byDeadline(notes, kinds, at('2026-11-20T14:00'), timeZone).map((one) => one.note.id)).toEqual(order);
  });
});
