// @vitest-environment jsdom
import ICAL from 'ical.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { minuteMs } from '~/domain/time/cityTime';
import type { RemindedStay, ReminderChoice } from '~/domain/stay/reminder';
import { calendarFileName, calendarFileOf } from '~/features/reminders/calendarFileOf';
import { activate } from '~/i18n/activate';
import { loadMessages } from '~/i18n/messages';

beforeAll(async () => {
  await activate('ru');
  await loadMessages('reminders');
});

/** 23:30 in Perm. */
const now = Date.parse('2026-11-20T18:30:00Z');
const stay: RemindedStay = {
  id: '77',
  plate: 'А123ВС59',
  place: { zone: '0302' },
  startsAt: now - 10 * minuteMs,
  endsAt: now + 80 * minuteMs,
  moneyUntil: now + 50 * minuteMs,
  isGuest: false,
};
const known = {
  city: 'perm',
  timeZone: 'Asia/Yekaterinburg',
  address: 'ул. «Мира», 5; двор',
  origin: 'https://parking.ru',
};
const choice: Pick<ReminderChoice, 'leadMin' | 'isForMoney'> = { leadMin: 15, isForMoney: false };

const read = (text: string) => {
  const component = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent');
  if (!component) throw new Error('There is an event');
  const event = new ICAL.Event(component);
  const alarms = component
    .getAllSubcomponents('valarm')
    .map((alarm): [number, unknown] => [
      Math.abs((alarm.getFirstPropertyValue('trigger') as InstanceType<typeof ICAL.Duration>).toSeconds() / 60),
      alarm.getFirstPropertyValue('description'),
    ]);
  return { event, alarms, url: component.getFirstPropertyValue('url') };
};

describe('the calendar file of a stay', () => {
  it('a driver’s calendar file has the end with its date, the address, the last time for a refund and a link to extend', () => {
    const { event, alarms, url } = read(calendarFileOf(stay, choice, known, now));
    expect(event.summary).toBe('А123ВС59, зона 0302: конец парковки');
    expect(event.location).toBe(known.address);
    expect(event.description.split('\n')).toEqual([
      'Парковка А123ВС59, 0302, до 21.11 00:50 по времени города.',
      known.address,
      'Вернуть деньги можно до 21.11 00:20.',
      'Продлить или остановить: https://parking.ru/profile/parking?city=perm',
    ]);
    expect(url).toBe('https://parking.ru/profile/parking?city=perm');
    expect(alarms).toEqual([[15, 'Парковка А123ВС59 заканчивается в 21.11 00:50']]);
  });

  it('a calendar file has an alarm before the last time for a refund, where that was chosen and is ahead', () => {
    const forMoney = { ...choice, isForMoney: true };
    expect(read(calendarFileOf(stay, forMoney, known, now)).alarms.map(([min]) => min)).toEqual([15, 45]);
    // Twelve minutes before the last moment, so only one lead is still ahead.
    expect(read(calendarFileOf(stay, forMoney, known, now + 38 * minuteMs)).alarms.map(([min]) => min)).toEqual([
      15, 40,
    ]);
    expect(read(calendarFileOf(stay, forMoney, known, now + 50 * minuteMs)).alarms.map(([min]) => min)).toEqual([15]);
  });

  it('a guest’s calendar file has an approximate end and a link to a payment form that is filled in', () => {
    const { event, url } = read(
      calendarFileOf({ ...stay, moneyUntil: undefined, isGuest: true }, choice, { ...known, address: undefined }, now),
    );
    const link = `https://parking.ru/guest-payment?${new URLSearchParams({ city: 'perm', zone: '0302', plate: 'А123ВС59' }).toString()}`;
    expect(event.description.split('\n')).toEqual([
      'Парковка А123ВС59, 0302, примерно до 21.11 00:50 по времени города.',
      `Оплатить ещё: ${link}`,
    ]);
    expect(url).toBe(link);
    expect(event.location).toBeNull();
    const byCode = read(
      calendarFileOf({ ...stay, place: { parkingCode: '4077' }, isGuest: true }, choice, known, now),
    ).url;
    expect(byCode).toBe(
      `https://parking.ru/guest-payment?${new URLSearchParams({ city: 'perm', parkingCode: '4077', plate: 'А123ВС59' }).toString()}`,
    );
  });

  it('the name of a calendar file is valid in every file system', () => {
    expect(calendarFileName(stay)).toBe('parking-0302.ics');
    expect(calendarFileName({ ...stay, place: { zone: '../А 1/"2"' } })).toBe('parking-А12.ics');
  });
});
