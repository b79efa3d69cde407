import { describe, expect, it } from 'vitest';
import { hourMs, minuteMs } from '~/domain/time/cityTime';
import {
  alarmLeadMin,
  dueReminders,
  dueSpoken,
  leadsMin,
  nextMoment,
  nextReminder,
  notificationSupport,
  remindersOf,
  type LeadMin,
  type RemindedStay,
  type ReminderChoice,
} from '~/domain/stay/reminder';

/** 23:30 in a city five hours ahead of UTC, so a stay of one hour goes past midnight. */
const start = Date.parse('2026-11-20T18:30:00Z');
const at = (min: number): number => start + min * minuteMs;
const stayOf = (more: Partial<RemindedStay> = {}): RemindedStay => ({
  id: 's1',
  plate: 'А123ВС59',
  place: { zone: '0302' },
  startsAt: start,
  endsAt: at(60),
  moneyUntil: at(30),
  isGuest: false,
  ...more,
});
const chosen = (leadMin: LeadMin | null, more: Partial<ReminderChoice> = {}): ReminderChoice => ({
  leadMin,
  isForMoney: false,
  isNotified: false,
  chosenAt: start,
  ...more,
});
const minutesOf = (stay: RemindedStay, choice: ReminderChoice): (string | number)[][] =>
  remindersOf(stay, choice).map(({ kind, at: due }) => [kind, (due - start) / minuteMs]);

describe('the reminders of a stay', () => {
  it.each<[string, RemindedStay, ReminderChoice, (string | number)[][]]>([
    ['none chosen', stayOf(), chosen(null, { isForMoney: true }), []],
    ['15 minutes', stayOf(), chosen(15), [['end', 45]]],
    ['30 minutes', stayOf(), chosen(30), [['end', 30]]],
    [
      'and before the money',
      stayOf(),
      chosen(10, { isForMoney: true }),
      [
        ['end', 50],
        ['money', 20],
      ],
    ],
    ['no money comes back', stayOf({ moneyUntil: undefined }), chosen(5, { isForMoney: true }), [['end', 55]]],
    [
      'as long as the stay itself',
      stayOf({ endsAt: at(15), moneyUntil: at(-15) }),
      chosen(15, { isForMoney: true }),
      [],
    ],
    ['shorter than the lead', stayOf({ endsAt: at(10), moneyUntil: undefined }), chosen(30), []],
    [
      'over a month, and its daylight saving',
      stayOf({ endsAt: at(60 * 24 * 31) }),
      chosen(30),
      [['end', 60 * 24 * 31 - 30]],
    ],
  ])('the reminders of a stay are set: %s', (_, stay, choice, reminders) => {
    expect(minutesOf(stay, choice)).toEqual(reminders);
  });
});

describe('the reminders that are due', () => {
  const kinds = (
    now: number,
    announced: readonly string[] = [],
    stay = stayOf(),
    choice = chosen(15, { isForMoney: true }),
  ): string[] => dueReminders([stay], choice, announced, now).map(({ kind }) => kind);
  const [endKey = '', moneyKey = ''] = remindersOf(stayOf(), chosen(15, { isForMoney: true })).map(({ key }) => key);

  it.each<[string, number, string[], string[]]>([
    ['a moment too early', at(15) - 1, [], []],
    ['to the millisecond', at(15), [], ['money']],
    ['told already, here or in another tab', at(15), [moneyKey], []],
    ['money that is lost is not spoken of', at(30), [], []],
    ['the end', at(45), [], ['end']],
    ['slept past, a minute before the end', at(59), [], ['end']],
    ['slept past the end', at(61), [], ['end']],
    ['slept past the end for long', at(75), [], []],
    ['a clock that jumped back', at(-300), [], []],
    ['a clock that jumped far ahead', at(3000), [], []],
    ['told', at(59), [endKey], []],
  ])('a reminder is due or not: %s', (_, now, announced, due) => {
    expect(kinds(now, announced)).toEqual(due);
  });

  it('an extended stay has another reminder, and an ended stay has none', () => {
    const longer = stayOf({ endsAt: at(120), moneyUntil: at(90) });
    expect(kinds(at(45), [endKey], longer, chosen(15))).toEqual([]);
    expect(kinds(at(105), [endKey], longer, chosen(15))).toEqual(['end']);
    expect(dueReminders([], chosen(15), [], at(50))).toEqual([]);
  });

  it('an end that differs by a second gives no other reminder', () => {
    expect(kinds(at(46), [endKey], stayOf({ endsAt: at(60) + 900 }), chosen(15))).toEqual([]);
  });

  it('another lead gives another reminder', () => {
    expect(kinds(at(55), [endKey], stayOf(), chosen(5, { chosenAt: at(46) }))).toEqual(['end']);
  });

  it.each<[string, number, number, string[]]>([
    ['chosen when it was past: nobody needs to hear it', at(50), at(51), []],
    ['chosen just before', at(44), at(45), ['end']],
    ['chosen by a clock hours ahead', at(400), at(45), ['end']],
    ['chosen by a clock hours behind', at(-400), at(45), ['end']],
  ])('the moment of the choice decides whether a reminder is due: %s', (_, chosenAt, now, due) => {
    expect(kinds(now, [], stayOf(), chosen(15, { chosenAt }))).toEqual(due);
  });

  it('the reminders of five stays begin with the stay that ends first', () => {
    const stays = [40, 10, 30, 20, 50].map((min) =>
      stayOf({ id: `s${min}`, endsAt: at(60) + min * 1000, moneyUntil: undefined }),
    );
    expect(dueReminders(stays, chosen(30), [], at(31)).map(({ stayId }) => stayId)).toEqual([
      's10',
      's20',
      's30',
      's40',
      's50',
    ]);
    expect(new Set(dueReminders(stays, chosen(30), [], at(31)).map(({ key }) => key)).size).toBe(5);
  });
});

describe('the announcements of a screen reader', () => {
  const spokenCount = (now: number, announced: readonly string[] = [], stay = stayOf()): number =>
    dueSpoken([stay], announced, now).length;
  const keysAt = (now: number, stay = stayOf()): string[] => dueSpoken([stay], [], now).flatMap(({ keys }) => keys);

  it('a screen reader announces the end at 15, 5 and 0 minutes, once each', () => {
    let announced: string[] = [];
    const counts: number[] = [];
    for (let second = 0; second < 74 * 60; second += 1) {
      const now = start + second * 1000;
      const due = dueSpoken([stayOf()], announced, now);
      if (due.length > 0) counts.push(second / 60);
      announced = [...announced, ...due.flatMap(({ keys }) => keys)];
    }
    expect(counts).toEqual([45, 55, 60]);
  });

  it.each<[string, number, number]>([
    ['before the first', at(44), 0],
    ['the page is opened with nine minutes left', at(51), 1],
    ['it slept past all of them', at(61), 1],
    ['it has long been over', at(75), 0],
    ['it has not begun', at(-1), 0],
  ])('a screen reader announces the end of a stay or not: %s', (_, now, count) => {
    expect(spokenCount(now)).toBe(count);
  });

  it('a missed announcement is not made later, and a page that is opened again makes none', () => {
    const announced = keysAt(at(56));
    expect(announced).toHaveLength(2);
    expect(spokenCount(at(56), announced)).toBe(0);
    expect(spokenCount(at(60), announced)).toBe(1);
  });

  it('a short stay does not begin with an announcement, and an extended stay gets new ones', () => {
    expect(spokenCount(at(1), [], stayOf({ endsAt: at(10) }))).toBe(0);
    expect(spokenCount(at(5), [], stayOf({ endsAt: at(10) }))).toBe(1);
    const announced = keysAt(at(60));
    expect(spokenCount(at(60), announced, stayOf({ endsAt: at(120) }))).toBe(0);
    expect(spokenCount(at(105), announced, stayOf({ endsAt: at(120) }))).toBe(1);
  });
});

describe('the next moment to check', () => {
  const choice = chosen(30, { isForMoney: true });
  it.each<[string, number, number | undefined]>([
    ['the reminder of the end', at(0), at(30)],
    ['the first mark', at(30), at(45)],
    ['the second', at(45), at(55)],
    ['the end', at(59), at(60)],
    ['nothing left', at(60), undefined],
  ])('the next moment to check a stay is found: %s', (_, now, next) => {
    expect(nextMoment([stayOf()], choice, now)).toBe(next);
  });

  it('there is no next moment without a stay, and the soonest of several stays counts', () => {
    expect(nextMoment([], choice, start)).toBeUndefined();
    expect(nextMoment([stayOf(), stayOf({ id: 's2', endsAt: at(20) })], chosen(null), start)).toBe(at(5));
  });

  it('the dialog promises only a reminder that is still ahead', () => {
    expect(nextReminder(stayOf(), chosen(15), at(44))).toBe(at(45));
    expect(nextReminder(stayOf(), chosen(15), at(45))).toBeUndefined();
    expect(nextReminder(stayOf(), chosen(null), at(1))).toBeUndefined();
  });
});

describe('the alarm of a calendar', () => {
  it.each<[string, LeadMin | null, number, number]>([
    ['as chosen', 30, 60, 30],
    ['nothing chosen', null, 60, 15],
    ['half an hour is past', 30, 20, 15],
    ['just so', 15, 15, 10],
    ['six minutes left', 30, 6, 5],
    ['four minutes left', 15, 4, 0],
    ['never earlier than chosen', 5, 60, 5],
  ])('the alarm of a calendar gets its lead: %s', (_, lead, remainingMin, alarm) => {
    expect(alarmLeadMin(lead, start + remainingMin * minuteMs, start)).toBe(alarm);
  });
});

it.each([
  [undefined, true, 'none'],
  ['granted', false, 'none'],
  ['default', true, 'ask'],
  ['granted', true, 'allowed'],
  ['denied', true, 'denied'],
] as const)(
  'with the permission %s and a worker (%s) notifications are supported as %s',
  (permission, hasWorker, way) => {
    expect(notificationSupport(permission, hasWorker)).toBe(way);
  },
);

it('the leads of reminders are minutes in order, all under an hour', () => {
  expect([...leadsMin].sort((one, other) => one - other)).toEqual([...leadsMin]);
  expect(Math.max(...leadsMin) * minuteMs).toBeLessThan(hourMs);
});
