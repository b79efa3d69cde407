import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { getAllCompanyVehicles, getCorpProfile } from '~/api/contract/company';
import { vehiclesToSend } from '~/data/company/vehiclesToSend';
import type { VehicleEdit } from '~/domain/company/companyEdit';

const imei = '860000000000001';
const other = '860000000000002';
const wireVehicle = (numberTs: string, more: object = {}) => ({ numberTs, mainTs: false, active: true, ...more });
/** The city's current list: another manager has named the first vehicle and put a device into it. */
const fresh = [
  wireVehicle('А001АА63', { name: 'Первая', imei }),
  wireVehicle('В002ВВ63', { mainTs: true, vin: 'XTA21093000000001' }),
];
const sentOf = (edit: VehicleEdit) =>
  vehiclesToSend(fresh, [edit])?.map(({ numberTs, name, vin, imei: number }) => [numberTs, name, vin, number]);

const [first, second] = [
  ['А001АА63', 'Первая', undefined, imei],
  ['В002ВВ63', undefined, 'XTA21093000000001', undefined],
];

describe('the list of a company’s vehicles that is sent back', () => {
  it.each<[string, VehicleEdit, unknown]>([
    [
      'another name leaves the device that was put in meanwhile',
      { kind: 'editCar', plate: 'А001АА63', name: 'Рабочая' },
      [['А001АА63', 'Рабочая', undefined, imei], second],
    ],
    [
      'a name taken away',
      { kind: 'editCar', plate: 'a001aa63', name: '' },
      [['А001АА63', '', undefined, imei], second],
    ],
    [
      'another device leaves the name',
      { kind: 'editCar', plate: 'А001АА63', device: { imei: other } },
      [['А001АА63', 'Первая', '', other], second],
    ],
    [
      'no device any more',
      { kind: 'editCar', plate: 'А001АА63', device: {} },
      [['А001АА63', 'Первая', '', ''], second],
    ],
    [
      'VAL-71: a device is not taken out of another vehicle',
      { kind: 'editCar', plate: 'В002ВВ63', device: { imei } },
      [first, ['В002ВВ63', undefined, '', imei]],
    ],
    [
      'a corrected plate leaves name and device',
      {
        kind: 'editCar',
        plate: 'А001АА63',
        corrected: { plate: 'А007АА63', isForeign: false, drivers: [] },
      },
      [['А007АА63', 'Первая', undefined, imei], second],
    ],
    [
      'a plate that is corrected already',
      {
        kind: 'editCar',
        plate: 'А009АА63',
        name: 'Рабочая',
        corrected: { plate: 'А001АА63', isForeign: false, drivers: [] },
      },
      [['А001АА63', 'Рабочая', undefined, imei], second],
    ],
    [
      'a device moved leaves its vehicle',
      { kind: 'moveDevice', device: { imei }, plate: 'В002ВВ63' },
      [
        ['А001АА63', 'Первая', '', ''],
        ['В002ВВ63', undefined, '', imei],
      ],
    ],
    [
      'a device in none',
      { kind: 'moveDevice', device: { imei }, plate: undefined },
      [['А001АА63', 'Первая', '', ''], second],
    ],
    [
      'corrected numbers leave name and vehicle',
      { kind: 'correctDevice', device: { imei }, corrected: { imei: other, vin: 'SN1' } },
      [['А001АА63', 'Первая', 'SN1', other], second],
    ],
    [
      'one number less',
      { kind: 'correctDevice', device: { vin: 'XTA21093000000001' }, corrected: { imei: other } },
      [first, ['В002ВВ63', undefined, '', other]],
    ],
    [
      'numbers that are corrected already',
      { kind: 'correctDevice', device: { imei: other }, corrected: { imei } },
      [['А001АА63', 'Первая', '', imei], second],
    ],
    [
      'a foreign vehicle more',
      { kind: 'addCar', plate: 'AB777', isForeign: true },
      [first, second, ['AB777', undefined, undefined, undefined]],
    ],
    ['a vehicle that is there already', { kind: 'addCar', plate: 'В002BB63', isForeign: true }, [first, second]],
  ])('%s', (_, edit, sent) => {
    expect(sentOf(edit)).toEqual(sent);
  });

  it('a corrected plate is sent with its region, its format and a category that suits it', () => {
    const cars = [wireVehicle('А001АА63', { formatGrz: 'rus', region: '63', category: 'B' })];
    const sentWith = (plate: string, isForeign: boolean) =>
      vehiclesToSend(cars, [{ kind: 'editCar', plate: 'А001АА63', corrected: { plate, isForeign, drivers: [] } }])?.[0];
    expect(sentWith('1234АА159', false)).toMatchObject({
      formatGrz: 'rus',
      region: '159',
      category: 'A',
      mainTs: true,
    });
    expect(sentWith('AB777', true)).toMatchObject({ formatGrz: 'other', country: 'other', category: 'B' });
    expect(sentWith('AB777', true)?.region).toBe(undefined);
  });

  it('an added vehicle is sent as foreign, and the main vehicle stays the main one', () => {
    const sent = vehiclesToSend(fresh, [{ kind: 'addCar', plate: 'AB777', isForeign: true }]);
    expect(sent?.map(({ formatGrz, mainTs }) => [formatGrz, mainTs])).toEqual([
      [undefined, false],
      [undefined, true],
      ['other', false],
    ]);
    expect(vehiclesToSend([], [{ kind: 'addCar', plate: 'AB777', isForeign: true }])).toMatchObject([{ mainTs: true }]);
  });

  it('VEH-13: a vehicle goes back with unknown fields and unusual values', () => {
    const unusual = { numberTs: 'С003СС63', category: 'BE', docType: '', active: 1, id: 7, owner: { tags: ['a'] } };
    const { result } = v.parse(getAllCompanyVehicles.reply, { result: { ts: [unusual, ...fresh] } });
    const sent = vehiclesToSend(result.ts, [{ kind: 'editCar', plate: 'А001АА63', name: 'Рабочая' }]);
    expect(sent?.[0]).toEqual({ ...unusual, mainTs: false });
    expect(sent?.[1]).toEqual({ ...fresh[0], name: 'Рабочая' });
  });

  it('no list of vehicles is sent back where a vehicle has no plate', () => {
    expect(
      vehiclesToSend([...fresh, wireVehicle(' ')], [{ kind: 'editCar', plate: 'А001АА63', name: '' }]),
    ).toBeUndefined();
  });

  it('a company’s list with an unreadable vehicle is refused, because leaving it out would remove it', () => {
    const reply = { result: { ts: [...fresh, wireVehicle('С003СС63', { numberTs: null })], drivers: [], devices: [] } };
    expect(v.safeParse(getCorpProfile.reply, reply).success).toBe(true);
    expect(v.safeParse(getAllCompanyVehicles.reply, reply).success).toBe(false);
  });
});
