import { describe, expect, it } from 'vitest';
import {
  carOf,
  carsAfter,
  checkCar,
  emptyCar,
  inOrder,
  isCarDeedDone,
  isSameCar,
  raised,
  type Car,
  type CarDeed,
  type CarValues,
} from '~/domain/fleet';
import { hostileTexts } from '../hostile';

const car = (plate: string, rest: Partial<Car> = {}): Car => ({ plate, isForeign: false, isMain: false, category: 'B', ...rest });
const lada = car('А123ВС59', { isMain: true, name: 'Лада', certificate: '59АА123456' });
const kia = car('Е456КХ159');
const moto = car('1234АВ77', { category: 'A' });
const foreign = car('AB-123-CD', { isForeign: true });
const cars = [lada, kia, moto, foreign];

const values = (change: Partial<CarValues>): CarValues => ({ ...emptyCar, ...change });
const check = (change: Partial<CarValues>, asksCategory = true) => checkCar(values(change), { others: cars, asksCategory });

describe('a vehicle’s form', () => {
  it.each<[string, Partial<CarValues>, object]>([
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
  ])('%s', (_, change, faults) => expect(check(change)).toEqual(faults));

  it('asks for no category where the city does not', () => {
    expect(check({ plate: '5678АВ77' }, false)).toEqual({});
  });

  it.each(hostileTexts)('%j in every field does not throw; what passes for a plate is one', (text) => {
    const { plate: fault } = check({ plate: text, certificate: text, name: text });
    if (fault === undefined) expect(carOf(values({ plate: text }), { asksCategory: true }).plate).toBe('А123ВС77');
  });
});

describe('the vehicle of a form', () => {
  it('is sent in Cyrillic, without spaces, its emptied fields left out', () => {
    expect(carOf(values({ plate: ' a 123 bc 77 ', certificate: '59 aa 123456', name: ' Лада ' }), { asksCategory: true })).toEqual({
      plate: 'А123ВС77',
      isForeign: false,
      isMain: false,
      category: 'B',
      name: 'Лада',
      certificate: '59АА123456',
    });
    expect(carOf(values({ plate: 'ab-123', isForeign: true, name: ' ' }), { asksCategory: true })).toMatchObject({
      plate: 'AB-123',
      name: undefined,
    });
  });

  it.each([
    ['А123ВС77', undefined, 'B'],
    ['5678АВ77', undefined, 'A'],
    ['А123ВС77', car('К1', { category: 'C' }), 'C'],
    ['5678АВ77', car('К1', { category: 'C' }), 'A'],
    ['А123ВС77', moto, 'B'],
  ] as const)('where no category is asked, %s is of the one that goes with it', (plate, before, category) => {
    expect(carOf(values({ plate, category: 'D' }), { asksCategory: false }, before)).toMatchObject({ category });
  });

  it('is the same where only the spelling differs', () => {
    expect(isSameCar(lada, { ...lada, plate: 'a123bc59', certificate: '59 АА 123456', name: ' Лада ', isMain: false })).toBe(true);
    expect(isSameCar(lada, { ...lada, name: undefined })).toBe(false);
    expect(isSameCar(lada, { ...lada, certificate: undefined })).toBe(false);
  });
});

describe('the list after a deed', () => {
  const renamed = { ...kia, plate: 'Т777УХ59', name: 'Киа' };
  const fresh = car('О001ОО59');
  it.each<[CarDeed, string[], string]>([
    [{ kind: 'add', car: fresh }, ['А123ВС59', 'Е456КХ159', '1234АВ77', 'AB-123-CD', 'О001ОО59'], 'А123ВС59'],
    [{ kind: 'edit', before: kia, car: renamed }, ['А123ВС59', 'Т777УХ59', '1234АВ77', 'AB-123-CD'], 'А123ВС59'],
    [{ kind: 'edit', before: lada, car: { ...lada, plate: 'Т777УХ59' } }, ['Т777УХ59', 'Е456КХ159', '1234АВ77', 'AB-123-CD'], 'Т777УХ59'],
    [{ kind: 'remove', plate: 'e456kx159' }, ['А123ВС59', '1234АВ77', 'AB-123-CD'], 'А123ВС59'],
    [{ kind: 'main', plate: 'Е456КХ159' }, ['А123ВС59', 'Е456КХ159', '1234АВ77', 'AB-123-CD'], 'Е456КХ159'],
    [{ kind: 'order', plates: ['1234АВ77', 'А123ВС59'] }, ['1234АВ77', 'А123ВС59', 'Е456КХ159', 'AB-123-CD'], 'А123ВС59'],
  ])('%o: shows, keeps one main car, and only then counts as done', (deed, plates, main) => {
    expect(isCarDeedDone(cars, deed, true)).toBe(false);
    const after = carsAfter(cars, deed, (one) => one);
    expect(after.map(({ plate }) => plate)).toEqual(plates);
    expect(after.filter(({ isMain }) => isMain).map(({ plate }) => plate)).toEqual([main]);
    expect(isCarDeedDone(after, deed, true)).toBe(true);
  });

  it('the first car of all is the main one; of an order that nobody flagged the first stays main', () => {
    expect(carsAfter([], { kind: 'add', car: kia }, (one) => one)).toEqual([{ ...kia, isMain: true }]);
    const order: CarDeed = { kind: 'order', plates: ['1234АВ77', 'Е456КХ159'] };
    expect(carsAfter([kia, moto], order, (one) => one).map(({ plate, isMain }) => [plate, isMain])).toEqual([
      ['1234АВ77', false],
      ['Е456КХ159', true],
    ]);
  });

  it('a category counts only where it was asked for; another name, certificate or a left-over plate counts always', () => {
    const deed: CarDeed = { kind: 'edit', before: kia, car: renamed };
    const read = (...list: Car[]): boolean => isCarDeedDone(list, deed, false);
    expect(read({ ...renamed, category: 'C' })).toBe(true);
    expect(isCarDeedDone([{ ...renamed, category: 'C' }], deed, true)).toBe(false);
    expect(read({ ...renamed, name: undefined })).toBe(false);
    expect(read({ ...renamed, certificate: '59АА123456' })).toBe(false);
    expect(read(renamed, kia)).toBe(false);
  });
});

it('an order keeps what it does not know behind, in its own order', () => {
  expect(inOrder(['Е1', 'А1', 'К1'], ['К1', 'Х9'], (plate) => plate)).toEqual(['К1', 'Е1', 'А1']);
  expect(raised(['А1', 'Е1', 'К1'], 'К1')).toEqual(['А1', 'К1', 'Е1']);
  expect(raised(['А1', 'Е1'], 'А1')).toEqual(['А1', 'Е1']);
});
