import { describe, expect, it } from 'vitest';
import {
  vehicleOf,
  vehiclesAfterEdit,
  checkVehicle,
  emptyVehicle,
  inPlateOrder,
  isVehicleEditDone,
  isSameVehicle,
  movedUp,
  type RegisteredVehicle,
  type VehicleEdit,
  type VehicleValues,
} from '~/domain/vehicle/vehicleEdit';
import { hostileTexts } from '../../support/hostileTexts';

const vehicle = (plate: string, rest: Partial<RegisteredVehicle> = {}): RegisteredVehicle => ({
  plate,
  isForeign: false,
  isMain: false,
  category: 'B',
  ...rest,
});
const lada = vehicle('А123ВС59', { isMain: true, name: 'Лада', certificate: '59АА123456' });
const kia = vehicle('Е456КХ159');
const moto = vehicle('1234АВ77', { category: 'A' });
const foreign = vehicle('AB-123-CD', { isForeign: true });
const vehicles = [lada, kia, moto, foreign];

const values = (change: Partial<VehicleValues>): VehicleValues => ({ ...emptyVehicle, ...change });
const check = (change: Partial<VehicleValues>, asksCategory = true) =>
  checkVehicle(values(change), { others: vehicles, requiresCategory: asksCategory });

describe('the form of a vehicle', () => {
  it.each<[string, Partial<VehicleValues>, object]>([
    ['B-1', { plate: '' }, { plate: 'empty' }],
    ['B-2', { plate: '  \u00a0' }, { plate: 'empty' }],
    ['B-3', { plate: 'А123ВС77' }, {}],
    ['B-5', { plate: 'А123ВС7777' }, { plate: 'tooLong' }],
    ['B-6', { plate: 'А123ВС7' }, { plate: 'format' }],
    ['B-8', { plate: 'a123bc77' }, {}],
    ['B-10', { plate: 'Ж123ВС77' }, { plate: 'format' }],
    ['B-13', { plate: 'АВ123С77' }, {}],
    ['B-14', { plate: '5678АВ77', category: 'A' }, {}],
    ['B-15', { plate: '5678АВ77' }, { category: 'categoryMismatch' }],
    ['VAL-16, the other way round', { plate: 'А123ВС77', category: 'A' }, { category: 'categoryMismatch' }],
    ['VAL-16, police', { plate: '5678А77', category: 'A' }, {}],
    ['B-17, with any category', { plate: 'EF-123-G', isForeign: true, category: 'A' }, {}],
    ['B-18', { plate: ' ', isForeign: true }, { plate: 'empty' }],
    ['foreign, too long', { plate: 'ABCDE 12345', isForeign: true }, { plate: 'tooLong' }],
    ['B-19', { plate: 'a123bc59' }, { plate: 'exists' }],
    ['B-19, foreign', { plate: 'ab-123-cd', isForeign: true }, { plate: 'exists' }],
    ['another region is another car', { plate: 'А123ВС159' }, {}],
    ['B-21', { plate: 'А123\u200bВС77' }, {}],
    ['VAL-17', { plate: 'А123ВС77', certificate: '12' }, { certificate: 'certificateFormat' }],
    ['VAL-17, digits for letters', { plate: 'А123ВС77', certificate: '59 15 654321' }, {}],
    ['VAL-17, taken', { plate: 'А123ВС77', certificate: '59 aa 123456' }, { certificate: 'certificateTaken' }],
    ['a name of 100', { plate: 'А123ВС77', name: 'я'.repeat(100) }, {}],
    ['a name of 101', { plate: 'А123ВС77', name: 'я'.repeat(101) }, { name: 'name' }],
    ['a name of half a character', { plate: 'А123ВС77', name: 'Лада\ud83d' }, { name: 'name' }],
  ])('%s: the form of a vehicle is checked for faults', (_, change, errors) => expect(check(change)).toEqual(errors));

  it('the form of a vehicle checks no category where the city requires none', () => {
    expect(check({ plate: '5678АВ77' }, false)).toEqual({});
  });

  it.each(hostileTexts)(
    'the hostile text %j in every field does not throw, and passes as a plate only if it is one',
    (text) => {
      const { plate: error } = check({ plate: text, certificate: text, name: text });
      if (error === undefined)
        expect(vehicleOf(values({ plate: text }), { requiresCategory: true }).plate).toBe('А123ВС77');
    },
  );
});

describe('the vehicle of a form', () => {
  it('the vehicle of a form is sent in Cyrillic, without spaces and without its emptied fields', () => {
    expect(
      vehicleOf(values({ plate: ' a 123 bc 77 ', certificate: '59 aa 123456', name: ' Лада ' }), {
        requiresCategory: true,
      }),
    ).toEqual({
      plate: 'А123ВС77',
      isForeign: false,
      isMain: false,
      category: 'B',
      name: 'Лада',
      certificate: '59АА123456',
    });
    expect(
      vehicleOf(values({ plate: 'ab-123', isForeign: true, name: ' ' }), { requiresCategory: true }),
    ).toMatchObject({
      plate: 'AB-123',
      name: undefined,
    });
  });

  it.each([
    ['А123ВС77', undefined, 'B'],
    ['5678АВ77', undefined, 'A'],
    ['А123ВС77', vehicle('К1', { category: 'C' }), 'C'],
    ['5678АВ77', vehicle('К1', { category: 'C' }), 'A'],
    ['А123ВС77', moto, 'B'],
  ] as const)('where no category is required, the plate %s gets a category that fits it', (plate, before, category) => {
    expect(vehicleOf(values({ plate, category: 'D' }), { requiresCategory: false }, before)).toMatchObject({
      category,
    });
  });

  it('the vehicle of a form is the same where only the spelling differs', () => {
    expect(
      isSameVehicle(lada, { ...lada, plate: 'a123bc59', certificate: '59 АА 123456', name: ' Лада ', isMain: false }),
    ).toBe(true);
    expect(isSameVehicle(lada, { ...lada, name: undefined })).toBe(false);
    expect(isSameVehicle(lada, { ...lada, certificate: undefined })).toBe(false);
  });
});

describe('the list of vehicles after an edit', () => {
  const renamed = { ...kia, plate: 'Т777УХ59', name: 'Киа' };
  const fresh = vehicle('О001ОО59');
  it.each<[VehicleEdit, string[], string]>([
    [{ kind: 'add', vehicle: fresh }, ['А123ВС59', 'Е456КХ159', '1234АВ77', 'AB-123-CD', 'О001ОО59'], 'А123ВС59'],
    [{ kind: 'edit', before: kia, vehicle: renamed }, ['А123ВС59', 'Т777УХ59', '1234АВ77', 'AB-123-CD'], 'А123ВС59'],
    [
      { kind: 'edit', before: lada, vehicle: { ...lada, plate: 'Т777УХ59' } },
      ['Т777УХ59', 'Е456КХ159', '1234АВ77', 'AB-123-CD'],
      'Т777УХ59',
    ],
    [{ kind: 'remove', plate: 'e456kx159' }, ['А123ВС59', '1234АВ77', 'AB-123-CD'], 'А123ВС59'],
    [{ kind: 'main', plate: 'Е456КХ159' }, ['А123ВС59', 'Е456КХ159', '1234АВ77', 'AB-123-CD'], 'Е456КХ159'],
    [
      { kind: 'order', plates: ['1234АВ77', 'А123ВС59'] },
      ['1234АВ77', 'А123ВС59', 'Е456КХ159', 'AB-123-CD'],
      'А123ВС59',
    ],
  ])('the edit %o shows, keeps one main vehicle, and counts as done only then', (edit, plates, main) => {
    expect(isVehicleEditDone(vehicles, edit, true)).toBe(false);
    const after = vehiclesAfterEdit(vehicles, edit, (one) => one);
    expect(after.map(({ plate }) => plate)).toEqual(plates);
    expect(after.filter(({ isMain }) => isMain).map(({ plate }) => plate)).toEqual([main]);
    expect(isVehicleEditDone(after, edit, true)).toBe(true);
  });

  it('the first vehicle becomes the main one, and without a flag a new order keeps the former first as main', () => {
    expect(vehiclesAfterEdit([], { kind: 'add', vehicle: kia }, (one) => one)).toEqual([{ ...kia, isMain: true }]);
    const order: VehicleEdit = { kind: 'order', plates: ['1234АВ77', 'Е456КХ159'] };
    expect(vehiclesAfterEdit([kia, moto], order, (one) => one).map(({ plate, isMain }) => [plate, isMain])).toEqual([
      ['1234АВ77', false],
      ['Е456КХ159', true],
    ]);
  });

  it('a category counts for an edit only where it is required; name, certificate and old plate always count', () => {
    const edit: VehicleEdit = { kind: 'edit', before: kia, vehicle: renamed };
    const read = (...list: RegisteredVehicle[]): boolean => isVehicleEditDone(list, edit, false);
    expect(read({ ...renamed, category: 'C' })).toBe(true);
    expect(isVehicleEditDone([{ ...renamed, category: 'C' }], edit, true)).toBe(false);
    expect(read({ ...renamed, name: undefined })).toBe(false);
    expect(read({ ...renamed, certificate: '59АА123456' })).toBe(false);
    expect(read(renamed, kia)).toBe(false);
  });
});

it('a new order of vehicles puts the vehicles that it does not know last, in their own order', () => {
  expect(inPlateOrder(['Е1', 'А1', 'К1'], ['К1', 'Х9'], (plate) => plate)).toEqual(['К1', 'Е1', 'А1']);
  expect(movedUp(['А1', 'Е1', 'К1'], 'К1')).toEqual(['А1', 'К1', 'Е1']);
  expect(movedUp(['А1', 'Е1'], 'А1')).toEqual(['А1', 'Е1']);
});
