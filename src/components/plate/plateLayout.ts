import { normalisePlate, plateKind, type PlateKind } from '~/domain/vehicle/plate';
import type { Slot } from './glyphs';

/** The size of a real plate, in millimetres. All positions use this scale. */
export const plateWidth = 520;
export const plateHeight = 112;
/** The left edge of the region's box. */
export const regionX = 392;

/** The characters before the region by kind, most likely first: l for a letter, d for a digit. */
const patterns: readonly [PlateKind, string][] = [
  ['standart', 'ldddll'],
  ['taxi', 'llddd'],
  ['transit', 'lldddl'],
  ['mvdStandart', 'ldddd'],
  ['moto', 'ddddll'],
  ['mvdTrailer', 'dddl'],
  ['mvdMoto', 'ddddl'],
];

export interface PlacedChar extends Slot {
  char: string;
  /** Not typed yet: drawn pale to show what is expected. */
  isHint: boolean;
}

export interface PlateLayout {
  kind: PlateKind;
  main: PlacedChar[];
  region: PlacedChar[];
  /** The left edge of the caret before each character, and after the last one. */
  carets: number[];
}

const classOf = (char: string): string => (/\d/.test(char) ? 'd' : 'l');

/** The kind that a partly typed plate will probably have, or an ordinary one by default. */
export const guessKind = (plate: string): PlateKind => {
  const whole = plateKind(plate);
  if (whole) return whole;
  const classes = Array.from(plate, classOf).join('');
  const fits = ([, pattern]: readonly [PlateKind, string]): boolean =>
    classes.length <= pattern.length
      ? pattern.startsWith(classes)
      : classes.startsWith(pattern) && !classes.slice(pattern.length).includes('l');
  return patterns.find(fits)?.[0] ?? 'standart';
};

const letter = { width: 46, height: 62, y: 36 };
const digit = { width: 42, height: 80, y: 18 };
const gap = 9;
const groupGap = 18;

/** Centres a row of characters between two edges, with a wider gap between letters and digits. */
const placeMain = (chars: readonly { char: string; kind: string; isHint: boolean }[]): PlacedChar[] => {
  const sizes = chars.map(({ kind }) => (kind === 'l' ? letter : digit));
  const gaps = chars.map(({ kind }, index): number =>
    index === 0 ? 0 : chars[index - 1]?.kind === kind ? gap : groupGap,
  );
  const width = sizes.reduce((sum, size) => sum + size.width, 0) + gaps.reduce((sum, one) => sum + one, 0);
  // Surplus characters (a mistake while typing) are squeezed rather than cut off.
  const squeeze = Math.min(1, (regionX - 40) / width);
  let x = (regionX - width * squeeze) / 2;
  return chars.map(({ char, isHint }, index) => {
    const size = sizes[index] ?? digit;
    x += (gaps[index] ?? 0) * squeeze;
    const placed = { char, isHint, x, y: size.y, width: size.width * squeeze, height: size.height };
    x += size.width * squeeze;
    return placed;
  });
};

/**
 * The characters of the region's box, above the country's mark. There are two or three digits, and more only while a
 * mistake is being typed.
 */
const placeRegion = (chars: readonly { char: string; isHint: boolean }[]): PlacedChar[] => {
  const space = plateWidth - regionX - 24;
  const between = 7;
  const width = Math.min(38, (space - (chars.length - 1) * between) / chars.length);
  const all = chars.length * width + (chars.length - 1) * between;
  const first = regionX + (plateWidth - regionX - all) / 2;
  return chars.map(({ char, isHint }, index) => ({
    char,
    isHint,
    x: first + index * (width + between),
    y: 14,
    width,
    height: 58,
  }));
};

/** The most characters that are drawn. A long pasted text is not drawn in full. */
const maxChars = 12;

/** Lays out a Russian plate, complete or partly typed, on one line. */
export const plateLayout = (draft: string): PlateLayout => {
  const plate = Array.from(normalisePlate(draft)).slice(0, maxChars);
  const kind = guessKind(plate.join(''));
  const pattern = patterns.find(([name]) => name === kind)?.[1] ?? '';
  const fits = plate.slice(0, pattern.length).every((char, index) => classOf(char) === pattern[index]);
  const mainLength = fits ? pattern.length : plate.length;
  const mainChars = Array.from({ length: fits ? pattern.length : Math.max(plate.length, 1) }, (_, index) => {
    const char = plate[index];
    const expected = pattern[index] ?? 'd';
    return char === undefined
      ? { char: expected === 'l' ? 'А' : '0', kind: expected, isHint: true }
      : { char, kind: classOf(char), isHint: false };
  });
  const regionChars = plate.slice(mainLength);
  const main = placeMain(mainChars);
  const region = placeRegion(
    regionChars.length > 0
      ? regionChars.map((char) => ({ char, isHint: false }))
      : [
          { char: '0', isHint: true },
          { char: '0', isHint: true },
        ],
  );
  const draftChars = [...main, ...region].filter(({ isHint }) => !isHint);
  const next = [...main, ...region].find(({ isHint }) => isHint);
  const last = draftChars.at(-1);
  const end = next && plate.length <= mainLength ? next.x : last ? last.x + last.width + 4 : 0;
  return { kind, main, region, carets: [...draftChars.map(({ x }) => x), end] };
};
