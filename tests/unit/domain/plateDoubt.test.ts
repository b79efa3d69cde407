import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plateDoubt } from '~/domain/plateDoubt';
import { anyText, hostileTexts, longTexts } from '../hostile';

const own = { plate: 'А123ВС59', isForeign: false };
const long = { plate: 'К777ОР159', isForeign: false };
const foreign = { plate: 'AB-1234', isForeign: true };
const known = [own, long, foreign];
const alikeTo = (typed: string, isForeign = false): string | undefined => {
  const doubt = plateDoubt(typed, isForeign, known);
  return doubt?.kind === 'alike' ? doubt.car.plate : undefined;
};

describe('a plate that may be a slip of the finger', () => {
  it.each<[string, string, string | undefined]>([
    ['another digit', 'А124ВС59', own.plate],
    ['another letter', 'А123ВЕ59', own.plate],
    ['another region', 'А123ВС58', own.plate],
    ['a character too few', 'А12ВС59', own.plate],
    ['a character too many', 'А1233ВС59', own.plate],
    ['a region of three digits for one of two', 'А123ВС159', own.plate],
    ['two neighbours that changed places', 'А132ВС59', own.plate],
    ['letters that changed places', 'А123СВ59', own.plate],
    ['in Latin letters, lower case, with spaces', 'a 124 bc 59', own.plate],
    ['the other car', 'К777ОР150', long.plate],
    ['a foreign one', 'AB-1235', foreign.plate],
    ['the car itself', 'А123ВС59', undefined],
    ['the car itself in Latin letters', 'a123bc 59', undefined],
    ['two characters off', 'А124ВС58', undefined],
    ['two that are no neighbours changed places', 'А321ВС59', undefined],
    ['half typed', 'А123', undefined],
    ['nothing', '', undefined],
  ])('%s', (_, typed, plate) => {
    expect(alikeTo(typed)).toBe(plate);
  });

  it('is none where both cars are the driver’s own', () => {
    const other = { plate: 'А124ВС59', isForeign: false };
    expect(plateDoubt('А124ВС59', false, [own, other])).toBe(undefined);
  });

  it('is none where nothing is known', () => {
    expect(plateDoubt('А124ВС59', false, [])).toBe(undefined);
  });

  it('is none with a short plate, which is like too many', () => {
    expect(plateDoubt('AB1', true, [{ plate: 'AB2', isForeign: true }])).toBe(undefined);
  });
});

describe('the region of a plate', () => {
  const regionOf = (typed: string, isForeign = false) => plateDoubt(typed, isForeign, [])?.kind;

  it.each(['01', '20', '59', '80', '99', '101', '159', '197', '199', '250', '252', '323', '550', '702', '716', '750', '777', '790', '799', '977'])(
    '%s is known',
    (region) => {
      expect(regionOf(`А123ВС${region}`)).toBe(undefined);
    },
  );

  it.each(['00', '000', '059', '100', '200', '259', '459', '595', '659', '700', '859', '900', '959'])('%s is not', (region) => {
    expect(plateDoubt(`А123ВС${region}`, false, [])).toEqual({ kind: 'region', region });
  });

  it.each<[string, string, boolean, 'region' | undefined]>([
    ['of a taxi', 'АВ123459', false, 'region'],
    ['of a motorcycle', '1234АВ00', false, 'region'],
    ['of the police', 'А123400', false, 'region'],
    ['of a transit plate', 'АВ123С00', false, 'region'],
    ['of a foreign plate is none', 'А123ВС00', true, undefined],
    ['of what is no plate yet is none', 'А123ВС0', false, undefined],
  ])('%s', (_, typed, isForeign, kind) => {
    expect(regionOf(typed, isForeign)).toBe(kind);
  });

  it('is told after a likeness, which says what was meant', () => {
    expect(plateDoubt('А123ВС00', false, [{ plate: 'А123ВС50', isForeign: false }])?.kind).toBe('alike');
    expect(plateDoubt('А123ВС00', false, [own])?.kind).toBe('region');
  });

  it('of a car that was parked with it before is not doubted again', () => {
    expect(plateDoubt('А123ВС00', false, [{ plate: 'А123ВС00', isForeign: false }])).toBe(undefined);
  });
});

it('whatever is typed or pasted, one doubt or none', () => {
  for (const text of [...hostileTexts, ...longTexts]) expect(() => plateDoubt(text, false, known)).not.toThrow();
  fc.assert(
    fc.property(anyText, fc.boolean(), (text, isForeign) => {
      expect(plateDoubt(text, isForeign, [{ plate: text, isForeign }])).toBe(undefined);
    }),
  );
});
