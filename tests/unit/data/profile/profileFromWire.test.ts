import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { getSettings, getZones } from '~/api/contract/info';
import { getOptions } from '~/api/contract/options';
import { getCost } from '~/api/contract/costs';
import { getOperations, getProfile } from '~/api/contract/profile';
import { quoteFromWire } from '~/data/cost/quoteFromWire';
import { operationsFromWire } from '~/data/history/operationsFromWire';
import { optionsFromWire } from '~/data/options/optionsFromWire';
import { profileFromWire } from '~/data/profile/profileFromWire';
import { settingsFromWire } from '~/data/settings/settingsFromWire';
import { zonesFromWire } from '~/data/zones/zonesFromWire';
import { openEnd } from '~/domain/stay/stay';

const timeZone = 'Asia/Yekaterinburg';
const profile = (result: object) => profileFromWire(v.parse(getProfile.reply, { result }), timeZone);

describe('a profile', () => {
  const stay = {
    id: 7,
    transport: { numberTs: 'А123ВС59' },
    zone: 302,
    startDate: '2026-11-20T14:00:00+05:00',
    endDate: '2026-11-20T15:00:00+05:00',
    status: 'active',
    sum: '40,50',
  };

  it('a profile is read with its stays, vehicles and phones', () => {
    expect(
      profile({
        email: 'a@b.ru',
        balance: 240.5,
        telephones: [{ phone: '79123456789', isMain: 1 }],
        sessions: [stay],
        ts: [
          { numberTs: 'А123ВС59', mainTs: true, category: 'B' },
          { numberTs: 'AB-123-CD', formatGrz: 'other' },
          { numberTs: 'A123BC-59' },
          { numberTs: ' ' },
        ],
      }),
    ).toMatchObject({
      balance: 24_050,
      phones: [{ phone: '79123456789', isMain: true }],
      vehicles: [
        { plate: 'А123ВС59', isForeign: false, isMain: true, category: 'B' },
        { plate: 'AB-123-CD', isForeign: true, isMain: false, category: 'B' },
        { plate: 'A123BC-59', isForeign: false, isMain: false, category: 'B' },
      ],
      sessions: [
        {
          id: '7',
          zone: '302',
          sum: 4050,
          status: 'active',
          startsAt: Date.UTC(2026, 10, 20, 9),
          endsAt: Date.UTC(2026, 10, 20, 10),
        },
      ],
      areSessionsComplete: true,
    });
  });

  it.each([
    [-1, undefined],
    [null, undefined],
    ['нет', undefined],
    [0, 0],
    ['12,30', 1230],
  ])('a balance of %j is read as %s kopecks', (balance, kopecks) => {
    expect(profile({ balance }).balance).toBe(kopecks);
  });

  it('a profile of an old version has one phone, which is the main one', () => {
    expect(profile({ telephone: '79123456789' }).phones).toEqual([{ phone: '79123456789', isMain: true }]);
  });

  it.each([
    ['a session without a readable end', [stay, { ...stay, endDate: 'завтра' }]],
    ['a session without a car', [{ ...stay, transport: null }]],
    ['something else in the list', [stay, 'stay']],
    ['no list at all', undefined],
    ['null for the list', null],
  ])('%s makes the list of stays incomplete, so a missing stay proves nothing', (_, sessions) => {
    expect(profile({ sessions }).areSessionsComplete).toBe(false);
    expect(profile({ sessions }).hasUnreadStay).toBe(Array.isArray(sessions));
  });

  it('a profile without any field is still a profile', () => {
    expect(profile({})).toMatchObject({
      phones: [],
      vehicles: [],
      sessions: [],
      paymentMethods: [],
      areSessionsComplete: false,
    });
  });

  it('a stay that the server does not call active is waiting', () => {
    expect(profile({ sessions: [{ ...stay, status: 'wait' }] }).sessions[0]?.status).toBe('waiting');
  });
});

describe('a price', () => {
  const wire = (patch: object) =>
    v.parse(getCost.reply, {
      costData: {
        intervals: [{ from: '2026-11-20T14:00:00+05:00', to: '2026-11-20T15:00:00+05:00', price: 40, cost: 40 }],
        totalcost: 40,
        refill: 0,
      },
      moneyEnough: true,
      ...patch,
    });

  it('a price is read in kopecks with its intervals', () => {
    expect(quoteFromWire(wire({ balance: '240,50', totaldiscount: 5 }), timeZone)).toEqual({
      total: 4000,
      discount: 500,
      balance: 24_050,
      permitName: undefined,
      isMoneyEnough: true,
      topUp: 0,
      intervals: [{ from: Date.UTC(2026, 10, 20, 9), to: Date.UTC(2026, 10, 20, 10), sum: 4500 }],
    });
  });

  it('a price with a discount in each interval shows the intervals before the discount', () => {
    const at = (hour: number) => `2026-11-20T${hour}:00:00+05:00`;
    const intervals = [
      { from: at(19), to: at(20), price: 60, cost: 30 },
      { from: at(20), to: at(21), price: 30, cost: 15 },
    ];
    const read = quoteFromWire(
      wire({ costData: { intervals, totalcost: 45 }, totaldiscount: 45, benefitsName: 'Житель квартала' }),
      timeZone,
    );
    expect(read.intervals.map(({ sum }) => sum)).toEqual([6000, 3000]);
    expect(read).toMatchObject({ total: 4500, discount: 4500, permitName: 'Житель квартала' });
  });

  it('a price that cannot be read is an error and never looks free', () => {
    expect(() => quoteFromWire(wire({ costData: { intervals: [] } }), timeZone)).toThrow('broken');
    expect(() => quoteFromWire(wire({ costData: { intervals: [], totalcost: 'много' } }), timeZone)).toThrow('broken');
  });

  it.each([
    ['moneyEnough', 'да', false],
    ['moneyEnough', null, false],
    ['moneyEnough', 1, true],
  ])('the price field %s with %j means enough money: %s', (key, value, isEnough) => {
    expect(quoteFromWire(wire({ [key]: value }), timeZone).isMoneyEnough).toBe(isEnough);
  });
});

describe('the history', () => {
  const wire = (patch: object) =>
    v.parse(getOperations.reply, {
      result: [
        { dateOperation: '20.11.2026 14:00', type: 'payment', sum: 40, status: 'done', orderNumber: 7, ...patch },
      ],
    });

  it('the history is read operation by operation', () => {
    expect(operationsFromWire(wire({}), timeZone)).toMatchObject([
      { at: Date.UTC(2026, 10, 20, 9), type: 'payment', sum: 4000, status: 'done', orderNumber: '7' },
    ]);
  });

  it('a history with an undated operation is refused, because payments are reconciled by it', () => {
    expect(() => operationsFromWire(wire({ dateOperation: 'вчера' }), timeZone)).toThrow();
  });

  it.each([
    ['2026-11-20T12:30:00+05:00', Date.UTC(2026, 10, 20, 7, 30)],
    ['утром', undefined],
    [undefined, undefined],
  ])('an operation is read with the start of its stay: %s', (startsOf, startsAt) => {
    expect(operationsFromWire(wire({ startsOf }), timeZone)[0]?.startsAt).toBe(startsAt);
  });

  it.each<[unknown, string]>([
    ['done', 'done'],
    ['cancel', 'cancel'],
    ['error', 'error'],
    ['waiting', 'waiting'],
    ['canceled', 'unknown'],
    ['DECLINED', 'unknown'],
    ['constructor', 'unknown'],
    [3, 'unknown'],
    [false, 'unknown'],
    [{ code: 'done' }, 'unknown'],
    [undefined, 'done'],
    [null, 'done'],
    ['', 'done'],
  ])('an operation with the status %j is read as %s', (wireStatus, status) => {
    expect(operationsFromWire(wire({ status: wireStatus }), timeZone)[0]?.status).toBe(status);
  });

  it('an operation of an unknown type is kept', () => {
    expect(operationsFromWire(wire({ type: 'gift' }), timeZone)[0]?.type).toBe('other');
  });
});

describe('zones', () => {
  const wire = (...result: object[]) => v.parse(getZones.reply, { result });

  it('zones keep the zeros of their numbers and have their prices in kopecks', () => {
    const zone = {
      name: 'Центр',
      address: 'Ленина, 12',
      zone: { zonenumber: '0302' },
      prices: [{ type: 'default', interval: { from: '08:00:00', to: '20:00:00' }, price: '40,5' }],
    };
    expect(zonesFromWire(wire(zone), false)).toEqual([
      {
        number: '0302',
        parkingCode: undefined,
        name: 'Центр',
        address: 'Ленина, 12',
        prices: [{ dayType: 'default', fromMin: 480, toMin: 1200, perHour: 4050 }],
      },
    ]);
  });

  it('zones without a number cannot be paid for and are left out', () => {
    expect(zonesFromWire(wire({ name: 'Центр' }, { value: '12' }), false).map(({ number }) => number)).toEqual(['12']);
  });

  it('zones that are parkings have a parking code', () => {
    expect(zonesFromWire(wire({ value: '12', code: 'P-1' }, { value: '' }), true)).toMatchObject([
      { number: '12', parkingCode: 'P-1' },
    ]);
  });

  it('a zone with a spoiled price keeps its good prices', () => {
    const prices = [
      { type: 'sunday', interval: { from: '0:00', to: '24:00' }, price: 0 },
      { type: 'monday', interval: { from: '0:00', to: '24:00' }, price: 5 },
      null,
    ];
    expect(zonesFromWire(wire({ value: '12', prices }), false)[0]?.prices).toHaveLength(1);
  });
});

describe('options and settings', () => {
  it('options and settings have defaults where the server sends nothing', () => {
    expect(optionsFromWire(v.parse(getOptions.reply, { result: {} }))).toMatchObject({
      menus: { header: [], footer: [], mobile: [] },
      isClosed: false,
      contacts: {},
    });
    expect(settingsFromWire(v.parse(getSettings.reply, { result: {} }))).toMatchObject({
      dontUseBalance: false,
      paymentMethods: [],
      holidays: [],
    });
  });

  it('menus are sorted by their order, without items that lead nowhere', () => {
    const headerMenu = [
      { path: '/b', titles: { ru: 'Б' }, order: 2 },
      { path: '/a', titles: { ru: 'А', en: 'A' }, order: 1 },
      { path: '', titles: { ru: 'В' } },
      { path: 'market://details?id=ru.parking', titles: { ru: 'Приложение' }, order: 3 },
      { path: '/c', titles: {} },
      null,
    ];
    expect(optionsFromWire(v.parse(getOptions.reply, { result: { headerMenu } })).menus.header).toEqual([
      { path: '/a', title: { ru: 'А', en: 'A' }, order: 1 },
      { path: '/b', title: { ru: 'Б', en: 'Б' }, order: 2 },
      {
        path: 'https://play.google.com/store/apps/details?id=ru.parking',
        title: { ru: 'Приложение', en: 'Приложение' },
        order: 3,
      },
    ]);
  });

  it('a menu of a thousand items is cut in its order, and the other language replaces an empty title', () => {
    const mobileMenu = [
      ...Array.from({ length: 1000 }, (_, index) => ({
        path: `/${index}`,
        titles: { ru: 'Я'.repeat(5000) },
        order: index + 1,
      })),
      { path: '/first', titles: { ru: ' ', en: 'First' }, order: 0 },
      { path: `/${'x'.repeat(5000)}`, titles: { ru: 'Длинный адрес' }, order: -1 },
    ];
    const { mobile } = optionsFromWire(v.parse(getOptions.reply, { result: { mobileMenu } })).menus;
    expect(mobile).toHaveLength(100);
    expect(mobile[0]).toEqual({ path: '/first', title: { ru: 'First', en: 'First' }, order: 0 });
    expect(mobile[1]?.title.ru).toHaveLength(200);
  });

  it('a payment method appears once and has a name to show', () => {
    const paymentsMethods = [
      { methodName: 'card', methodNameForShow: 'Карта', needsPhone: false },
      { methodName: 'card' },
      { methodName: 'sbp', needsPhone: 'true' },
    ];
    expect(settingsFromWire(v.parse(getSettings.reply, { result: { paymentsMethods } })).paymentMethods).toMatchObject([
      { id: 'card', label: 'Карта', needsPhone: false },
      { id: 'sbp', label: 'sbp', needsPhone: true },
    ]);
  });
});

describe('NOBAL-04: a stay that runs until it is ended', () => {
  const wire = { id: 8, transport: { numberTs: 'А123ВС59' }, startDate: '2026-11-20T14:00:00+05:00', status: 'active' };

  it.each([[null], [undefined], ['']])('with the end %j it is read, and lasts beyond any other', (endDate) => {
    const { sessions, areSessionsComplete } = profile({ sessions: [{ ...wire, endDate }] });
    expect(areSessionsComplete).toBe(true);
    expect(sessions).toMatchObject([{ id: '8', isOpenEnded: true, endsAt: openEnd }]);
    // What is stored for offline use is the same stay.
    expect(JSON.parse(JSON.stringify(sessions))).toMatchObject([{ isOpenEnded: true, endsAt: openEnd }]);
  });

  it('with an end it has that end alone', () => {
    const [stay] = profile({ sessions: [{ ...wire, endDate: '2026-11-20T15:00:00+05:00' }] }).sessions;
    expect(stay).toMatchObject({ endsAt: Date.parse('2026-11-20T15:00:00+05:00') });
    expect(stay).not.toHaveProperty('isOpenEnded');
  });
});
