import { describe, expect, it } from 'vitest';
import type { Stay } from '~/domain/stay/stay';
import type { SmsTemplates } from '~/domain/sms/smsCommand';
import {
  isSmsConfirmed,
  isSmsOver,
  smsEndsAt,
  smsNamesVehicle,
  smsText,
  type SmsStay,
  type SmsRequest,
} from '~/domain/sms/smsStay';
import cityList from '../../../../cities.json';

const templatesOf = (city: string): SmsTemplates => cityList.find((one) => one.city === city)?.sms ?? {};
const smsRequest = (change: Partial<SmsRequest>): SmsRequest => ({
  deed: 'pay',
  plate: 'A123AA199',
  isForeign: false,
  zone: '1004',
  durationMin: 180,
  ...change,
});

describe('the command of a city, byte for byte', () => {
  it.each([
    ['moscow', {}, '1004*А123АА199*3'],
    ['moscow', { deed: 'extend', durationMin: 120 }, 'х2'],
    ['moscow', { deed: 'end', durationMin: undefined }, 'с'],
    ['kazan', { zone: '101', plate: 'а123аа716', durationMin: 120 }, 'р16*101*А123АА716*2'],
    ['kazan', { deed: 'extend', durationMin: 180 }, 'р16*х*3'],
    ['kazan', { deed: 'end' }, 'р16*с'],
    ['volgograd', { zone: '901', plate: 'A000AA34', durationMin: 120 }, 'р34*901*А000АА34*2'],
    ['yekaterinburg', { zone: '201', plate: 'А123АА96' }, 'p66*201*А123АА96*3'],
    // A leading zero is part of the number on the sign.
    ['moscow', { zone: '0302', durationMin: 60 }, '0302*А123АА199*1'],
    // A foreign plate keeps its letters.
    ['moscow', { plate: '1234 ab-7', isForeign: true, durationMin: 60 }, '1004*1234AB-7*1'],
  ] as [string, Partial<SmsRequest>, string][])(
    'the SMS command of %s for %o is correct byte for byte',
    (city, change, text) => {
      expect(smsText(templatesOf(city), smsRequest(change))?.text).toBe(text);
    },
  );

  it.each([
    [15, 1, true],
    [60, 1, false],
    [61, 2, true],
    [90, 2, true],
    [1440, 24, false],
  ])(
    'an SMS command for %i minutes buys %i whole hours, more than requested: %s',
    (durationMin, hours, isRoundedUp) => {
      expect(smsText(templatesOf('moscow'), smsRequest({ durationMin }))).toMatchObject({ hours, isRoundedUp });
    },
  );

  it.each([
    ['a city that has published none', 'perm', {}],
    ['a deed that has none', 'volgograd', { deed: 'end' }],
    ['no zone', 'moscow', { zone: ' ' }],
    ['no plate', 'moscow', { plate: '' }],
    ['no time', 'moscow', { durationMin: undefined }],
    ['a zone that would be read as two parts', 'moscow', { zone: '1*2' }],
    ['a plate that would be read as two parts', 'moscow', { plate: 'А1*2', isForeign: true }],
  ] as [string, string, Partial<SmsRequest>][])('there is no SMS command for %s', (_, city, change) => {
    expect(smsText(templatesOf(city), smsRequest(change))).toBeUndefined();
  });
});

const minute = 60_000;
const at = Date.UTC(2026, 10, 20, 9);
const sms = (change: Partial<SmsStay>): SmsStay => ({
  ...smsRequest({}),
  id: '1',
  text: '',
  hours: 2,
  at,
  state: 'awaited',
  ...change,
});
const session = (change: Partial<Stay>): Stay => ({
  id: '7',
  plate: 'А123АА199',
  zone: '1004',
  startsAt: at + minute,
  endsAt: at + 121 * minute,
  status: 'active',
  ...change,
});
const now = at + 10 * minute;

describe('the confirmation of an SMS by the city’s stays', () => {
  it.each([
    ['a stay that began after it', {}, [session({})], true],
    ['a shorter one, paid for in another way', {}, [session({ endsAt: at + 31 * minute })], false],
    ['one that began before it', {}, [session({ startsAt: at - 60 * minute })], false],
    ['another car', {}, [session({ plate: 'А124АА199' })], false],
    ['another zone', {}, [session({ zone: '1005' })], false],
    ['nothing', {}, [], false],
    ['an end later by what was bought', { deed: 'extend', hours: 1, endsAt: at + 60 * minute }, [session({})], true],
    ['an end later by less', { deed: 'extend', hours: 2, endsAt: at + 60 * minute }, [session({})], false],
    ['the same end', { deed: 'extend', endsAt: at + 121 * minute }, [session({})], false],
    ['a stay that is gone before its end', { deed: 'end', sessionId: '7', endsAt: at + 60 * minute }, [], true],
    [
      'one of the same car under another number',
      { deed: 'end', sessionId: '7', endsAt: at + 60 * minute },
      [session({ id: '8' })],
      true,
    ],
    [
      'a stay that is still there',
      { deed: 'end', sessionId: '7', endsAt: at + 121 * minute },
      [session({ zone: '' })],
      false,
    ],
    ['a stay that has run out by itself', { deed: 'end', sessionId: '7', endsAt: at + 5 * minute }, [], false],
  ] as [string, Partial<SmsStay>, Stay[], boolean][])(
    'the city’s stays confirm an SMS or not: %s',
    (_, change, sessions, isConfirmed) => {
      expect(isSmsConfirmed(sms(change), sessions, now)).toBe(isConfirmed);
    },
  );
});

describe('the period in which an SMS is shown', () => {
  it.each([
    ['awaited', {}, now, false],
    ['awaited for longer than a day', {}, at + 25 * 60 * minute, true],
    ['told, running', { state: 'told', toldAt: at + 5 * minute }, at + 124 * minute, false],
    [
      'a stop, until the stay would have ended',
      { deed: 'end', state: 'confirmed', endsAt: at + 60 * minute },
      at + 59 * minute,
      false,
    ],
    ['told, run out', { state: 'told', toldAt: at + 5 * minute }, at + 125 * minute, true],
  ] as [string, Partial<SmsStay>, number, boolean][])(
    'an SMS is shown until it is over: %s',
    (_, change, when, isOver) => {
      expect(isSmsOver(sms(change), when)).toBe(isOver);
    },
  );

  it('an extension by SMS counts from the end that it moves', () => {
    expect(smsEndsAt(sms({ deed: 'extend', endsAt: at + 30 * minute, hours: 1 }))).toBe(at + 90 * minute);
  });
});

it.each([
  ['moscow', 'pay', true],
  ['moscow', 'end', false],
  ['kazan', 'extend', false],
  ['perm', 'end', false],
] as const)('%s: the SMS command to %s names the vehicle: %s', (city, action, names) => {
  expect(smsNamesVehicle(templatesOf(city), action)).toBe(names);
});
