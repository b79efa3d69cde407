import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  getConstructorTiming,
  getConstructorZones,
  getSubscriptionOffers,
  selectSubscriptions,
} from '~/api/contract/subscriptions';
import { foundOffersFromWire, searchZonesFromWire, timingFromWire } from '~/data/subscriptions/constructorFromWire';
import { offersFromWire } from '~/data/subscriptions/offersFromWire';

const read = (...result: unknown[]) =>
  offersFromWire(v.parse(getSubscriptionOffers.reply, { result }), 'Asia/Yekaterinburg');
const whole = {
  parkingPermit: 'Месяц, все зоны',
  parkingPermitCode: 'mounth-all',
  parkingPermitDesc: 'Можно приостановить',
  parkingPermitSort: 2,
  parkingPermitType: 'mounth',
  cost: '3000,5',
};

describe('subscriptions on sale', () => {
  it('a subscription on sale is read with its price in kopecks', () => {
    expect(read(whole)).toEqual([
      {
        code: 'mounth-all',
        title: 'Месяц, все зоны',
        description: 'Можно приостановить',
        sum: 300_050,
        isForYesterday: false,
      },
    ]);
  });

  it.each([
    ['all', undefined],
    [undefined, undefined],
    ['ALL', undefined],
    ['0302', '0302'],
    [302, '302'],
  ])('PAY-13: the zone %j of a subscription is shown as %j', (zone, expected) => {
    expect(read({ ...whole, zone })[0]?.zone).toBe(expected);
  });

  it.each([
    ['2026-11-30', '2026-11-30'],
    ['2026-11-30T00:00:00+05:00', '2026-11-30'],
    ['2026-11-29T19:00:00Z', '2026-11-30'],
    ['31.11.2026', undefined],
    ['2026-02-31', undefined],
    [null, undefined],
  ])('the start day %j of a subscription is read as %j', (parkingPermitStartDate, startDay) => {
    expect(read({ ...whole, parkingPermitStartDate, parkingPermitTs: ' А123ВС59 ' })[0]).toMatchObject({
      startDay,
      plate: 'А123ВС59',
    });
  });

  it.each([
    ['prev_day', true],
    ['PREV_DAY', true],
    ['day', false],
    ['', false],
  ])('B-50: a subscription of the type %j is for yesterday: %s', (parkingPermitType, isForYesterday) => {
    expect(read({ ...whole, parkingPermitType })).toMatchObject([{ isForYesterday }]);
  });

  it.each([
    [{ cost: null }],
    [{ cost: -1 }],
    [{ cost: 'даром' }],
    [{ parkingPermitCode: ' ' }],
    [{ parkingPermit: '' }],
  ])('a subscription with %j cannot be bought and is left out', (patch) => {
    expect(read({ ...whole, ...patch }, whole)).toHaveLength(1);
  });

  it('subscriptions keep the order of the city, and each code appears once', () => {
    const codes = read(
      { ...whole, parkingPermitCode: 'c', parkingPermitSort: 3 },
      { ...whole, parkingPermitCode: 'a', parkingPermitSort: '1' },
      { ...whole, parkingPermitCode: 'b' },
      { ...whole, parkingPermitCode: 'b', parkingPermit: 'Второй' },
    );
    expect(codes.map(({ code, title }) => `${code} ${title}`)).toEqual([
      'a Месяц, все зоны',
      'b Месяц, все зоны',
      'c Месяц, все зоны',
    ]);
  });
});

describe('the constructor of subscriptions', () => {
  it('the constructor lists zones with a code, each once', () => {
    const result = [{ code: '0101', special: 1 }, { code: 102 }, { code: ' ' }, null, { code: '0101' }];
    expect(searchZonesFromWire(v.parse(getConstructorZones.reply, { result }))).toEqual([
      { code: '0101', isSpecial: true },
      { code: '102', isSpecial: false },
    ]);
  });

  it('the constructor lists durations in whole days, in rising order', () => {
    const result = [30, '7', 7, 0, -1, 1.5, 1e9, 'x', null];
    expect(timingFromWire(v.parse(getConstructorTiming.reply, { result }))).toEqual([7, 30]);
  });

  it('the constructor finds subscriptions that have a name, a code and a price', () => {
    const whole = {
      permissionKind: 'Выбранные зоны',
      permissionKindCode: 'own-1',
      permissionType: 'Абонемент на 30 дней',
      price: '1200,50',
      zones: ['0101', 102],
      startDate: '2026-11-21T00:00:00+05:00',
    };
    const result = [
      whole,
      { ...whole, permissionKindCode: '' },
      { ...whole, permissionKindCode: 'b', price: null },
      { permissionKind: 'x' },
    ];
    expect(foundOffersFromWire(v.parse(selectSubscriptions.reply, { result }), 'Asia/Yekaterinburg')).toEqual([
      {
        code: 'own-1',
        title: 'Выбранные зоны',
        type: 'Абонемент на 30 дней',
        sum: 120_050,
        zones: ['0101', '102'],
        startDay: '2026-11-21',
      },
    ]);
  });
});
