import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  categoryOf,
  checkPlate,
  isSamePlate,
  isLikelyForeign,
  missingOfPlate,
  normaliseForeignPlate,
  normalisePlate,
  plateForWire,
  plateKind,
  plateMaxLength,
  plateParts,
  plateSpelled,
  type PlateContext,
  type PlateError,
  type PlateKind,
  type VehicleCategory,
} from '~/domain/vehicle/plate';
import { anyText, hostileTexts, longTexts, strewn, invisibleCharacters } from '../../support/hostileTexts';

const russian: PlateContext = { isForeign: false };
const foreign: PlateContext = { isForeign: true };
const plateLetters = 'АВЕКМНОРСТУХ';
const latin = 'ABEKMHOPCTYX';

it.each<[string, ReturnType<typeof missingOfPlate>]>([
  ['А', 'more'],
  ['a123', 'more'],
  ['А12', 'more'],
  ['А123В', 'more'],
  ['А123ВС', 'region'],
  ['А123ВС5', 'region'],
  ['А123ВС59', undefined],
  ['АВ123', 'region'],
  ['1234АВ', 'region'],
  ['Щ123', undefined],
  ['А123ВС59Х', undefined],
  ['ААА', undefined],
])('the beginning %s of a plate lacks: %s', (plate, missing) => {
  expect(missingOfPlate(plate)).toBe(missing);
});

describe('a plate on a payment form', () => {
  it.each<[string, string, PlateContext, PlateError | undefined]>([
    ['B-1', '', russian, 'empty'],
    ['B-2', '   ', russian, 'empty'],
    ['B-2', '\u00a0\u200b\u00ad', russian, 'empty'],
    ['B-3', 'А123ВС77', russian, undefined],
    ['B-4', 'А123ВС777', russian, undefined],
    ['B-5', 'А123ВС7777', russian, 'tooLong'],
    ['B-6', 'А123ВС7', russian, 'format'],
    ['B-7', 'а123вс77', russian, undefined],
    ['B-8', 'A123BC77', russian, undefined],
    ['B-8', 'a123bc77', russian, undefined],
    ['B-9', 'А 123 ВС 77', russian, undefined],
    ['B-10', 'Ж123ВС77', russian, 'format'],
    ['B-10', 'Q123BC77', russian, 'format'],
    ['B-11', 'А12ОВС77', russian, 'format'],
    ['B-12', 'А123ВС00', russian, undefined],
    ['B-13', 'АВ123С77', russian, undefined],
    ['B-14', '1234АВ77', { isForeign: false, category: 'A' }, undefined],
    ['B-14', '1234А77', { isForeign: false, category: 'A' }, undefined],
    ['B-15', '1234АВ77', { isForeign: false, category: 'B' }, 'categoryMismatch'],
    ['B-15', '1234А77', { isForeign: false, category: 'M' }, 'categoryMismatch'],
    ['B-15', 'А123ВС77', { isForeign: false, category: 'A' }, 'categoryMismatch'],
    ['B-15', '123А77', { isForeign: false, category: 'A' }, 'categoryMismatch'],
    ['VAL-16', 'А123ВС77', { isForeign: false, category: 'M' }, undefined],
    ['B-16', 'А123477', russian, undefined],
    ['B-16', '123А77', russian, undefined],
    ['B-16', '1234А77', russian, undefined],
    ['VAL-07', 'АВ12377', russian, undefined],
    ['B-17', 'AB-123-CD', foreign, undefined],
    ['B-17', 'AB 123 CD', foreign, undefined],
    ['B-17', 'Ж123ВС77', foreign, undefined],
    ['B-17', 'AB-123-CD', { isForeign: true, category: 'A' }, undefined],
    ['B-17', '5', foreign, undefined],
    ['B-17', 'AB-123-CDE', foreign, 'tooLong'],
    ['B-17', 'AB 1 2 3 - C D', foreign, undefined],
    ['B-18', '', foreign, 'empty'],
    ['B-18', ' \u200b', foreign, 'empty'],
    ['B-20', 'А123ВС77', { isForeign: false, parkedPlates: ['В777ОР59', 'А123ВС77'] }, 'parked'],
    ['B-20', 'a 123 bc 77', { isForeign: false, parkedPlates: ['А123ВС77'] }, 'parked'],
    ['B-20', 'А123ВС77', { isForeign: false, parkedPlates: ['a123bc77'] }, 'parked'],
    ['B-20', 'ab-123-cd', { isForeign: true, parkedPlates: ['AB-123-CD'] }, 'parked'],
    ['B-20', 'А123ВС77', { isForeign: false, parkedPlates: ['А123ВС777'] }, undefined],
    ['B-20', 'А123ВС77', { isForeign: false, parkedPlates: ['A123BC-77'] }, 'parked'],
    ['VEH-12', 'A123BC-77', russian, undefined],
    ['VEH-12', '1234.AB/77', { isForeign: false, category: 'A' }, undefined],
    ['VEH-12', 'А12-3ВС', russian, 'format'],
    ['B-21', 'А123\u200bВС77', russian, undefined],
    ['B-21', 'А123\u00adВС77', russian, undefined],
    ['B-21', '\u202aА123\u00a0ВС\u202f77\u202c', russian, undefined],
    ['B-22', '<b>А123ВС77', russian, 'tooLong'],
    ['B-22', '<b>А12', russian, 'format'],
    ['VAL-04', 'А123ВС', russian, 'format'],
    ['VAL-04', 'А１２３ВС77', russian, 'format'],
  ])('%s: the plate %j with %j gives the error %s', (_, input, context, error) => {
    expect(checkPlate(input, context)).toBe(error);
  });

  it.each([
    ['B-3', 'А123ВС77', false, 'А123ВС77'],
    ['B-7', 'а123вс77', false, 'А123ВС77'],
    ['B-8', 'A123BC77', false, 'А123ВС77'],
    ['B-8', 'a123bc77', false, 'А123ВС77'],
    ['B-9', ' А 123 ВС 77 ', false, 'А123ВС77'],
    ['B-17', 'AB 123 CD', true, 'AB123CD'],
    ['B-17', 'ab-123-cd', true, 'AB-123-CD'],
    ['B-17', 'А123ВС77', true, 'А123ВС77'],
    ['B-21', 'А123\u200bВС\u00ad77\ufeff', false, 'А123ВС77'],
    ['B-21', '\u200eAB\u00a0123\u200f', true, 'AB123'],
    ['B-21', 'AB\0 123\r\n', true, 'AB123'],
    ['VEH-12', 'A123BC-77', false, 'А123ВС77'],
    ['VEH-12', 'А123ВС/77', false, 'А123ВС77'],
    ['VEH-12', 'а.123.вс_77', false, 'А123ВС77'],
    ['VEH-12', 'А-123–ВС — 77', false, 'А123ВС77'],
    ['VEH-12', 'A123BC77 RUS', false, 'А123ВС77'],
    ['VEH-12', 'A123BC-77.RUS.', false, 'А123ВС77'],
    ['VEH-12', 'а123вс|77 рус', false, 'А123ВС77'],
    ['VEH-12', 'А-123-ВС', false, 'А-123-ВС'],
    ['VEH-12', 'A123BC-77', true, 'A123BC-77'],
  ])('%s: the plate %j (foreign: %s) reaches the server as %s', (_, input, isForeign, sent) => {
    expect(plateForWire(input, isForeign)).toBe(sent);
  });

  it('each of the twelve Latin letters is sent as its Cyrillic twin, and every other one is refused', () => {
    expect(normalisePlate(latin)).toBe(plateLetters);
    for (const other of 'DFGIJLNQRSUVWZ') {
      expect(normalisePlate(other)).toBe(other);
      expect(checkPlate(`${other}123ВС77`, russian)).toBe('format');
    }
  });
});

/** A random plate, with its kind. */
const plates = (() => {
  const plateLetter = fc.constantFrom(...Array.from(plateLetters));
  const digit = fc.constantFrom(...Array.from('0123456789'));
  const region = fc.stringMatching(/^\d{2,3}$/);
  const patterns: Record<PlateKind, string> = {
    standart: 'LDDDLL',
    transit: 'LLDDDL',
    taxi: 'LLDDD',
    moto: 'DDDDLL',
    mvdStandart: 'LDDDD',
    mvdTrailer: 'DDDL',
    mvdMoto: 'DDDDL',
  };
  const ofKind = (kind: PlateKind) =>
    fc
      .tuple(fc.tuple(...Array.from(patterns[kind], (mark) => (mark === 'L' ? plateLetter : digit))), region)
      .map(([main, code]) => ({ kind, main: main.join(''), region: code, plate: main.join('') + code }));
  return fc.oneof(...(Object.keys(patterns) as PlateKind[]).map(ofKind));
})();

/** The same plate as someone might type it: in any case, in either alphabet, with spaces and invisible characters. */
const retyped = (plate: string) =>
  fc
    .array(fc.tuple(fc.boolean(), fc.boolean()), { minLength: plate.length, maxLength: plate.length })
    .map((ways) =>
      ways
        .map(([isLatin, isLower], index) => {
          const char = plate[index] ?? '';
          const lookalike = isLatin ? (latin[plateLetters.indexOf(char)] ?? char) : char;
          return isLower ? lookalike.toLowerCase() : lookalike;
        })
        .join(''),
    )
    .chain((text) => strewn(text));

describe('the seven templates (VAL-05…VAL-11)', () => {
  it.each<[PlateKind, string, string[], string]>([
    ['standart', 'А123ВС77', ['А', '123', 'ВС'], '77'],
    ['transit', 'АВ123С777', ['АВ', '123', 'С'], '777'],
    ['taxi', 'АВ12377', ['АВ', '123'], '77'],
    ['moto', '1234АВ77', ['1234', 'АВ'], '77'],
    ['mvdStandart', 'А1234777', ['А', '1234'], '777'],
    ['mvdTrailer', '123А77', ['123', 'А'], '77'],
    ['mvdMoto', '1234А77', ['1234', 'А'], '77'],
  ])('%s: the plate %s is drawn as %j with the region %s', (kind, plate, groups, region) => {
    expect(plateParts(plate)).toEqual({ kind, groups, region });
  });

  it('a plate is accepted as its kind, and drawn with every character that it has', () => {
    fc.assert(
      fc.property(plates, ({ kind, plate, region }) => {
        expect(checkPlate(plate, russian)).toBe(undefined);
        const parts = plateParts(plate);
        expect(parts).toMatchObject({ kind, region });
        expect(`${parts?.groups.join('')}${parts?.region}`).toBe(plate);
        expect(plateSpelled(plate).replaceAll(' ', '')).toBe(plate);
      }),
    );
  });

  it('B-7, B-8, B-9, B-21: a plate typed in any way is sent the same and names the same vehicle', () => {
    const both = plates.chain((generated) => fc.tuple(fc.constant(generated), retyped(generated.plate)));
    fc.assert(
      fc.property(both, ([{ plate, kind }, input]) => {
        expect(plateForWire(input, false)).toBe(plate);
        expect(plateKind(input)).toBe(kind);
        expect(checkPlate(input, russian)).toBe(undefined);
        expect(checkPlate(input, { isForeign: false, parkedPlates: [plate] })).toBe('parked');
        expect(isSamePlate(input, plate)).toBe(true);
        expect(isLikelyForeign(input)).toBe(false);
      }),
    );
  });

  it('VEH-12: a plate with any separators between its groups is sent without them, and is never foreign', () => {
    const separators = fc.array(fc.constantFrom('', '-', '/', '.', '_', ' — ', '|', ' '), {
      minLength: 4,
      maxLength: 4,
    });
    fc.assert(
      fc.property(plates, separators, fc.boolean(), ({ plate, kind }, between, isLatin) => {
        const parts = plateParts(plate);
        const text = [...(parts?.groups ?? []), parts?.region]
          .map((group, index) => `${group}${between[index]}`)
          .join('');
        const input = isLatin ? text.replace(/[А-Я]/g, (char) => latin[plateLetters.indexOf(char)] ?? char) : text;
        expect(plateForWire(input, false)).toBe(plate);
        expect(plateKind(input)).toBe(kind);
        expect(checkPlate(input, russian)).toBe(undefined);
        expect(isSamePlate(input, plate)).toBe(true);
        expect(isLikelyForeign(input)).toBe(false);
      }),
    );
  });

  it('a plate with another character names another vehicle', () => {
    fc.assert(
      fc.property(plates, plates, (one, other) => {
        expect(isSamePlate(one.plate, other.plate)).toBe(one.plate === other.plate);
      }),
    );
  });
});

it.each([
  ['VAL-14, B-19', 'a123bc77', 'А123ВС77', true],
  ['VAL-14, B-19', 'А 123 ВС 77', 'а123вс77', true],
  ['VAL-14, B-19', 'AB-123', 'ab-123', true],
  ['VAL-14, B-19', 'А123ВС77', 'А123ВС177', false],
  ['VAL-14, B-19', 'А123ВС77', 'А123ВС78', false],
])('%s: the plates %s and %s name one vehicle: %s', (_, one, other, isSame) => {
  expect(isSamePlate(one, other)).toBe(isSame);
});

describe('a plate of a link or a list, by its look (VEH-12)', () => {
  it.each([
    ['AB-123-CD', true],
    ['AB 123 CD', true],
    ['MÜ-AB 12', true],
    ['12 345', true],
    ['A123BC-7', true],
    ['A123BC-77', false],
    ['A123BC/77', false],
    ['A123BC.777', false],
    ['AB_123_77', false],
    ['AB 1234-7', true],
    ['1234 AB-7', true],
    ['A123BC77 RUS', false],
    ['А 123 Ж 7', true],
    ['AB123CD', false],
    ['А123ВС77', false],
    ['A123BC77', false],
    ['А 123 ВС 77', false],
    ['А123\u200bВС7', false],
    ['А-123-ВС', false],
    ['123', false],
    ['12-345', false],
    ['', false],
    ['  ', false],
  ])('the plate %j looks foreign: %s', (input, isForeign) => {
    expect(isLikelyForeign(input)).toBe(isForeign);
  });
});

describe('a plate read aloud', () => {
  it.each([
    ['a123bc77', 'А 123 В С 77'],
    ['1234АВ77', '1234 А В 77'],
    ['AB-123', 'A B - 1 2 3'],
    ['', ''],
  ])('the plate %j is spelled %j', (input, spelled) => {
    expect(plateSpelled(input)).toBe(spelled);
  });
});

describe('any text that is typed or pasted as a plate', () => {
  const rules: [string, (text: string) => unknown][] = [
    ['checkPlate', (text) => checkPlate(text, russian)],
    ['checkPlate for a foreign one', (text) => checkPlate(text, { isForeign: true, parkedPlates: [text, 'А123ВС77'] })],
    ['looksForeign', isLikelyForeign],
    ['plateParts', plateParts],
    ['plateSpelled', plateSpelled],
    ['isSamePlate', (text) => isSamePlate(text, 'А123ВС77')],
  ];

  it.each(rules)('%s neither throws nor hangs on any text', (_, rule) => {
    for (const text of [...hostileTexts, ...longTexts, `А123ВС77${'-'.repeat(100_000)}x`])
      expect(() => rule(text)).not.toThrow();
    fc.assert(
      fc.property(anyText, (text) => {
        rule(text);
      }),
    );
  });

  it('a hostile text passes as a Russian plate only if its visible characters are one', () => {
    const accepted = [...hostileTexts, ...longTexts].filter((text) => checkPlate(text, russian) === undefined);
    expect(accepted).toEqual(['А123ВС77\0']);
  });

  it('a normalised plate stays the same when it is normalised again', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const once = normalisePlate(text);
        expect(normalisePlate(once)).toBe(once);
        const abroad = normaliseForeignPlate(text);
        expect(normaliseForeignPlate(abroad)).toBe(abroad);
        expect(once).not.toMatch(/[\s\p{Default_Ignorable_Code_Point}\p{Cc}a-zа-я]/u);
      }),
    );
  });

  it('an accepted plate has 1 to 9 characters and no invisible ones', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        if (checkPlate(text, foreign) !== undefined) return;
        const sent = plateForWire(text, true);
        expect(Array.from(sent).length).toBeGreaterThan(0);
        expect(Array.from(sent).length).toBeLessThanOrEqual(plateMaxLength);
        for (const mark of invisibleCharacters) expect(sent).not.toContain(mark);
      }),
    );
  });
});

describe('the category of a vehicle', () => {
  it.each<[string, boolean, VehicleCategory | undefined, VehicleCategory]>([
    ['А123ВС77', false, undefined, 'B'],
    ['А123ВС77', false, 'C', 'C'],
    ['А123ВС77', false, 'M', 'M'],
    ['А123ВС77', false, 'A', 'B'],
    ['1234АВ77', false, undefined, 'A'],
    ['1234A77', false, undefined, 'A'],
    ['1234АВ77', false, 'B', 'A'],
    ['1234AB77', true, undefined, 'B'],
    ['1234AB77', true, 'A', 'A'],
    ['', false, undefined, 'B'],
    ['1234', false, undefined, 'B'],
  ])('the category of %j (foreign: %s), stated as %s, is %s', (plate, isForeign, stated, category) => {
    expect(categoryOf(plate, isForeign, stated)).toBe(category);
  });
});
