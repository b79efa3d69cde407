import { describe, expect, it } from 'vitest';
import { guessKind, plateLayout, plateWidth, regionX } from '~/components/plate/plateLayout';

const typedLayout = (text: string): { main: string; region: string } => {
  const { main, region } = plateLayout(text);
  const join = (chars: typeof main): string => chars.flatMap(({ char, isHint }) => (isHint ? [] : [char])).join('');
  return { main: join(main), region: join(region) };
};

describe('the drawn plate', () => {
  it.each([
    ['', '', ''],
    ['а', 'А', ''],
    ['А123ВС', 'А123ВС', ''],
    ['a123bc59', 'А123ВС', '59'],
    ['А123ВС159', 'А123ВС', '159'],
    ['АВ12377', 'АВ123', '77'],
    ['АВ123С77', 'АВ123С', '77'],
    ['1234АВ77', '1234АВ', '77'],
    ['А123477', 'А1234', '77'],
    ['123А77', '123А', '77'],
    ['1234А77', '1234А', '77'],
    ['А 123 ВС 59', 'А123ВС', '59'],
    // Not a plate: all of the input is shown, and nothing is sorted into a box.
    ['ZZZ999', 'ZZZ999', ''],
  ])('the plate %j is drawn as %j with the region %j', (text, main, region) => {
    expect(typedLayout(text)).toEqual({ main, region });
  });

  it.each([
    ['А1', 'standart'],
    ['АВ', 'taxi'],
    ['АВ123С', 'transit'],
    ['12', 'moto'],
    ['123А', 'mvdTrailer'],
    ['', 'standart'],
  ] as const)('guessKind takes the half-typed plate %j for the kind %s', (text, kind) => {
    expect(guessKind(text)).toBe(kind);
  });

  it('the drawn text stays within the plate for any pasted text', () => {
    for (const text of ['А'.repeat(100_000), '9'.repeat(50), 'Ж\u200b🚗'.repeat(10), 'А123ВС7777777']) {
      const { main, region, carets } = plateLayout(text);
      for (const { x, width } of main) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + width).toBeLessThanOrEqual(regionX);
      }
      expect(region.length + main.length).toBeLessThanOrEqual(14);
      expect(carets.every((x) => Number.isFinite(x) && x <= plateWidth)).toBe(true);
    }
  });

  it('the drawn plate has a caret position before every character and after the last', () => {
    const { carets } = plateLayout('А123ВС59');
    expect(carets).toHaveLength(9);
    expect([...carets].sort((one, other) => one - other)).toEqual(carets);
  });
});
