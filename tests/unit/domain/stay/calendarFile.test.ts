import ICAL from 'ical.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarFile, type CalendarStay } from '~/domain/stay/calendarFile';

/** Read by an independent parser. */
const read = (text: string) => {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const events = calendar.getAllSubcomponents('vevent');
  const [component] = events;
  if (!component || events.length !== 1) throw new Error('There is one event');
  const event = new ICAL.Event(component);
  const alarms = component.getAllSubcomponents('valarm').map((alarm) => ({
    action: alarm.getFirstPropertyValue('action'),
    text: alarm.getFirstPropertyValue('description'),
    // Relative to the beginning of the event, in seconds.
    seconds: (alarm.getFirstPropertyValue('trigger') as InstanceType<typeof ICAL.Duration>).toSeconds(),
  }));
  return { calendar, component, event, alarms };
};

const now = Date.parse('2026-11-20T18:31:07.512Z');
const stay: CalendarStay = {
  id: '7712',
  city: 'perm',
  host: 'parking.ru',
  startsAt: Date.parse('2026-11-20T18:30:00Z'),
  // Past midnight in the city, and in UTC too.
  endsAt: Date.parse('2026-11-21T00:45:00Z'),
  title: 'А123ВС59, зона 0302: конец парковки',
  description: 'Парковка А123ВС59',
  address: 'улица Ленина, 12',
  link: 'https://parking.ru/profile/parking',
  alarms: [{ beforeMin: 15, text: 'Парковка заканчивается' }],
};
const octets = (line: string): number => new TextEncoder().encode(line).length;

describe('the calendar file', () => {
  it('the calendar file has an event at the end of the stay, in UTC, with an alarm before it', () => {
    const { calendar, component, event, alarms } = read(calendarFile(stay, now));
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
    expect(calendar.getFirstPropertyValue('prodid')).toBeTruthy();
    expect(event.startDate.toJSDate().getTime()).toBe(stay.endsAt);
    expect(event.endDate.toJSDate().getTime()).toBe(stay.endsAt + 5 * 60_000);
    expect(event.startDate.zone).toBe(ICAL.Timezone.utcTimezone);
    expect(
      (component.getFirstPropertyValue('dtstamp') as InstanceType<typeof ICAL.Time>).toJSDate().toISOString(),
    ).toBe('2026-11-20T18:31:07.000Z');
    expect(event.summary).toBe(stay.title);
    expect(event.location).toBe(stay.address);
    expect(component.getFirstPropertyValue('url')).toBe(stay.link);
    expect(alarms).toEqual([{ action: 'DISPLAY', text: 'Парковка заканчивается', seconds: -15 * 60 }]);
  });

  it('the calendar file of an extended stay has the same event in a later version', () => {
    const first = read(calendarFile(stay, now)).event;
    const again = read(calendarFile(stay, now + 60_000)).event;
    const longer = read(calendarFile({ ...stay, endsAt: stay.endsAt + 15 * 60_000 }, now)).event;
    expect([again.uid, longer.uid]).toEqual([first.uid, first.uid]);
    expect(again.sequence).toBe(first.sequence);
    expect(longer.sequence).toBeGreaterThan(first.sequence);
    expect(read(calendarFile({ ...stay, city: 'tver' }, now)).event.uid).not.toBe(first.uid);
    expect(read(calendarFile({ ...stay, id: '7713' }, now)).event.uid).not.toBe(first.uid);
  });

  it('the calendar file has an alarm for the money too, and one at the end itself', () => {
    const alarms = [
      { beforeMin: 0, text: 'конец' },
      { beforeMin: 45, text: 'деньги' },
    ];
    expect(read(calendarFile({ ...stay, alarms }, now)).alarms.map(({ seconds }) => Math.abs(seconds))).toEqual([
      0,
      45 * 60,
    ]);
  });

  const awkward: [string, string][] = [
    ['quotes and commas', 'ТЦ "Колизей", корпус 2; вход «А»'],
    ['lines of every kind', 'первая\nвторая\r\nтретья\rчетвёртая'],
    ['backslashes', 'C:\\дом\\n, \\; \\\\'],
    ['200 Cyrillic letters', 'Ё'.repeat(200)],
    ['emoji, on the edge of a line and over it', '🅿️🚗👩‍👩‍👧‍👦'.repeat(30)],
    ['a colon, a quote and what begins a component', 'BEGIN:VEVENT\r\nEND:VCALENDAR'],
    ['spaces at the end of a folded line', `${' '.repeat(80)}конец`],
    ['nothing', ''],
  ];
  it.each(awkward)('the calendar file keeps every letter: %s', (_, text) => {
    const file = calendarFile(
      { ...stay, title: text, description: text, address: text, alarms: [{ beforeMin: 5, text }] },
      now,
    );
    const { event, alarms } = read(file);
    const meant = text.replaceAll(/\r\n?/g, '\n');
    expect(event.summary).toBe(meant);
    expect(event.description).toBe(meant);
    expect(event.location ?? '').toBe(meant);
    expect(alarms[0]?.text).toBe(meant);
  });

  it('the calendar file has lines of at most 75 octets, each ended by CRLF, and no letter cut in two', () => {
    for (const [, text] of awkward) {
      const file = calendarFile({ ...stay, title: text, address: text }, now);
      expect(file.endsWith('\r\n')).toBe(true);
      const lines = file.slice(0, -2).split('\r\n');
      for (const line of lines) {
        expect(octets(line)).toBeLessThanOrEqual(75);
        expect(line).not.toMatch(/[\r\n]/);
        expect(line.isWellFormed()).toBe(true);
      }
    }
  });

  it('a calendar parser reads any words of the event as they were', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 300 }),
        fc.string({ unit: 'binary', maxLength: 40 }),
        (text, id) => {
          const file = calendarFile({ ...stay, id, description: text }, now);
          const { event } = read(file);
          expect(event.description).toBe(text.replaceAll(/\r\n?/g, '\n').replaceAll(/(?!\n)\p{Cc}/gu, ' '));
          expect(event.uid).toMatch(/^stay-[\w-]*-perm@parking\.ru$/);
        },
      ),
    );
  });

  it('a calendar parser reads any end and any alarms as they were', () => {
    const second = fc.integer({ min: Date.UTC(1975, 0) / 1000, max: Date.UTC(2099, 0) / 1000 });
    const alarms = fc.array(fc.record({ beforeMin: fc.nat(1440), text: fc.string({ minLength: 1, maxLength: 9 }) }), {
      maxLength: 3,
    });
    fc.assert(
      fc.property(second, alarms, (endSecond, expected) => {
        const { event, alarms: found } = read(
          calendarFile({ ...stay, endsAt: endSecond * 1000, alarms: expected }, now),
        );
        expect(event.startDate.toJSDate().getTime()).toBe(endSecond * 1000);
        expect(found.map(({ seconds, text }) => ({ beforeMin: Math.abs(seconds / 60), text }))).toEqual(expected);
      }),
    );
  });

  it('the calendar file leaves out characters that no calendar can read', () => {
    expect(read(calendarFile({ ...stay, title: 'a\uD83Db\u0007c' }, now)).event.summary).toBe('a b c');
  });
});
