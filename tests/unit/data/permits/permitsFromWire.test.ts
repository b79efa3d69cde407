import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { permitKeys as wire, getBenefits } from '~/api/contract/subscriptions';
import { permitsFromWire } from '~/data/permits/permitsFromWire';
import { hostileTexts } from '../../support/hostileTexts';

const timeZone = 'Asia/Yekaterinburg';
const read = (...result: unknown[]) => permitsFromWire(v.parse(getBenefits.reply, { result }), timeZone);
const whole = {
  [wire.variation]: 'Месяц, зона 0101',
  [wire.type]: 'Абонемент на месяц',
  [wire.zone]: ['0101', '0102'],
  [wire.salePercent]: '30,5',
  [wire.transport]: 'А123ВС59',
  [wire.orderNum]: 'A17',
  [wire.canPause]: 1,
  [wire.startOf]: '2026-11-20T00:00:00+05:00',
  [wire.endOf]: '20.12.2026 00:00',
};

describe('a permit', () => {
  it('a permit is read from its Russian keys, with times of the city', () => {
    expect(read(whole)).toEqual([
      {
        type: 'Абонемент на месяц',
        variation: 'Месяц, зона 0101',
        places: ['0101', '0102'],
        isForAnyPlace: false,
        plate: 'А123ВС59',
        isForAnyVehicle: false,
        salePercent: 30.5,
        orderNumber: 'A17',
        canChangeVehicle: false,
        canRefund: false,
        canPause: true,
        canContinue: false,
        startsAt: Date.UTC(2026, 10, 19, 19),
        endsAt: Date.UTC(2026, 11, 19, 19),
      },
    ]);
  });

  it.each([
    ['#', { places: [], isForAnyPlace: true }],
    [['#'], { places: [], isForAnyPlace: true }],
    ['all', { places: [], isForAnyPlace: true }],
    ['0101', { places: ['0101'], isForAnyPlace: false }],
    [101, { places: ['101'], isForAnyPlace: false }],
    [null, { places: [], isForAnyPlace: false }],
    [{}, { places: [], isForAnyPlace: false }],
  ])('a permit with the zone %j is valid at %j', (zone, places) => {
    expect(read({ ...whole, [wire.zone]: zone })).toMatchObject([places]);
  });

  it.each([
    ['#', { plate: undefined, isForAnyVehicle: true }],
    [{ numberTs: '#' }, { plate: undefined, isForAnyVehicle: true }],
    [
      { numberTs: 'А123ВС59', category: 'B' },
      { plate: 'А123ВС59', isForAnyVehicle: false },
    ],
    [{ numberTs: 1234 }, { plate: '1234', isForAnyVehicle: false }],
    [{ numberTs: ' ' }, { plate: undefined, isForAnyVehicle: false }],
    [{ number: 'А123ВС59' }, { plate: undefined, isForAnyVehicle: false }],
    [null, { plate: undefined, isForAnyVehicle: false }],
    [' ', { plate: undefined, isForAnyVehicle: false }],
  ])('a permit with the vehicle %j is valid for %j', (transport, vehicle) => {
    expect(read({ ...whole, [wire.transport]: transport })).toMatchObject([vehicle]);
  });

  it.each([[-1], [101], ['много'], [null]])('a permit discount of %j is left out', (percent) => {
    expect(read({ ...whole, [wire.salePercent]: percent })[0]?.salePercent).toBeUndefined();
  });

  it('unreadable times of a permit are left out, and a permit without a name is dropped', () => {
    expect(read({ ...whole, [wire.startOf]: 'завтра', [wire.endOf]: '0001-01-01T00:00:00' })).toMatchObject([
      { startsAt: undefined, endsAt: undefined },
    ]);
    expect(read(null, 'x', {}, { [wire.type]: ' ' }, whole)).toHaveLength(1);
  });

  it('a permit with any text is read without an error', () => {
    for (const text of hostileTexts) {
      expect(() =>
        read({ ...whole, [wire.type]: text, [wire.zone]: text, [wire.transport]: text, [wire.startOf]: text }),
      ).not.toThrow();
    }
  });
});
