import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plateWarning } from '~/domain/vehicle/plateWarning';
import { anyText, hostileTexts, longTexts } from '../../support/hostileTexts';

const ownPlate = { plate: 'А123ВС59', isForeign: false };
const long = { plate: 'К777ОР159', isForeign: false };
const foreign = { plate: 'AB-1234', isForeign: true };
const known = [ownPlate, long, foreign];
const alikeTo = (input: string, isForeign = false): string | undefined => {
  const warning = plateWarning(input, isForeign, known);
  return warning?.kind === 'alike' ? warning.vehicle.plate : undefined;
};

describe('the warning about a mistyped plate', () => {
  it.each<[string, string, string | undefined]>([
    ['another digit', 'А124ВС59', ownPlate.plate],
    ['another letter', 'А123ВЕ59', ownPlate.plate],
    ['another region', 'А123ВС58', ownPlate.plate],
    ['a character too few', 'А12ВС59', ownPlate.plate],
    ['a character too many', 'А1233ВС59', ownPlate.plate],
    ['a region of three digits for one of two', 'А123ВС159', ownPlate.plate],
    ['two neighbours that changed places', 'А132ВС59', ownPlate.plate],
    ['letters that changed places', 'А123СВ59', ownPlate.plate],
    ['in Latin letters, lower case, with spaces', 'a 124 bc 59', ownPlate.plate],
    ['the other car', 'К777ОР150', long.plate],
    ['a foreign one', 'AB-1235', foreign.plate],
    ['the car itself', 'А123ВС59', undefined],
    ['the car itself in Latin letters', 'a123bc 59', undefined],
    ['two characters off', 'А124ВС58', undefined],
    ['two that are no neighbours changed places', 'А321ВС59', undefined],
    ['half typed', 'А123', undefined],
    ['nothing', '', undefined],
  ])('the driver is warned of a plate similar to a known one, or not: %s', (_, input, plate) => {
    expect(alikeTo(input)).toBe(plate);
  });

  it('there is no plate warning where both vehicles are the driver’s own', () => {
    const other = { plate: 'А124ВС59', isForeign: false };
    expect(plateWarning('А124ВС59', false, [ownPlate, other])).toBe(undefined);
  });

  it('there is no plate warning where no vehicle is known', () => {
    expect(plateWarning('А124ВС59', false, [])).toBe(undefined);
  });

  it('there is no plate warning for a short plate, which is similar to too many', () => {
    expect(plateWarning('AB1', true, [{ plate: 'AB2', isForeign: true }])).toBe(undefined);
  });
});

describe('the region of a plate', () => {
  const regionOf = (input: string, isForeign = false) => plateWarning(input, isForeign, [])?.kind;

  it.each([
    '01',
    '20',
    '59',
    '80',
    '99',
    '101',
    '159',
    '197',
    '199',
    '250',
    '252',
    '277',
    '299',
    '323',
    '550',
    '702',
    '716',
    '750',
    '777',
    '790',
    '799',
    '977',
  ])('the region %s of a plate is known', (region) => {
    expect(regionOf(`А123ВС${region}`)).toBe(undefined);
  });

  it.each(['00', '000', '059', '100', '200', '259', '459', '595', '659', '700', '859', '900', '959'])(
    'the region %s of a plate is unknown and gives a warning',
    (region) => {
      expect(plateWarning(`А123ВС${region}`, false, [])).toEqual({ kind: 'region', region });
    },
  );

  it.each<[string, string, boolean, 'region' | undefined]>([
    ['of a taxi', 'АВ123459', false, 'region'],
    ['of a motorcycle', '1234АВ00', false, 'region'],
    ['of the police', 'А123400', false, 'region'],
    ['of a transit plate', 'АВ123С00', false, 'region'],
    ['of a foreign plate is none', 'А123ВС00', true, undefined],
    ['of what is no plate yet is none', 'А123ВС0', false, undefined],
  ])('the driver is warned of an unknown region or not: %s', (_, input, isForeign, kind) => {
    expect(regionOf(input, isForeign)).toBe(kind);
  });

  it('the warning names a similar known plate before it names an unknown region', () => {
    expect(plateWarning('А123ВС00', false, [{ plate: 'А123ВС50', isForeign: false }])?.kind).toBe('alike');
    expect(plateWarning('А123ВС00', false, [ownPlate])?.kind).toBe('region');
  });

  it('there is no region warning for a vehicle that was parked with the same plate before', () => {
    expect(plateWarning('А123ВС00', false, [{ plate: 'А123ВС00', isForeign: false }])).toBe(undefined);
  });
});

describe('a zero typed for the letter О', () => {
  it.each<[string, boolean, string | undefined]>([
    ['0123ОО77', false, 'О123ОО77'],
    ['0123oo 777', false, 'О123ОО777'],
    ['1234ОО77', false, undefined],
    ['0123ОО77', true, undefined],
    ['0123О77', false, undefined],
    ['0123ОО', false, undefined],
  ])('the driver is offered the car that %s (foreign: %s) may be: %s', (input, isForeign, plate) => {
    const warning = plateWarning(input, isForeign, []);
    expect(warning).toEqual(plate && { kind: 'zero', vehicle: { plate, isForeign: false } });
  });

  it('there is no such warning for a motorcycle that is known, and a known car comes first', () => {
    const motorcycle = { plate: '0123ОО77', isForeign: false };
    expect(plateWarning('0123ОО77', false, [motorcycle])).toBe(undefined);
    expect(plateWarning('0123ОО77', false, [{ plate: 'О123ОО77', isForeign: false }])?.kind).toBe('alike');
  });
});

it('no text breaks the plate warning, and a known plate gives none', () => {
  for (const text of [...hostileTexts, ...longTexts]) expect(() => plateWarning(text, false, known)).not.toThrow();
  fc.assert(
    fc.property(anyText, fc.boolean(), (text, isForeign) => {
      expect(plateWarning(text, isForeign, [{ plate: text, isForeign }])).toBe(undefined);
    }),
  );
});
