import { stripInvisible, stripSpaces } from '../content/invisible';
import { cyrillicTwins, toCyrillicTwins, toLatinTwins } from '../content/twinLetters';

/** Number plates (B-1 to B-22). */

export type PlateKind = 'standart' | 'transit' | 'taxi' | 'moto' | 'mvdStandart' | 'mvdTrailer' | 'mvdMoto';
export type VehicleCategory = 'A' | 'B' | 'C' | 'D' | 'M';
export type PlateError = 'empty' | 'tooLong' | 'format' | 'parked' | 'categoryMismatch';

const letter = `[${cyrillicTwins}]`;
/** What people and programs write between the parts of a plate. */
const separator = String.raw`[\p{Pd}\u2212_./\\|,]*`;
/**
 * Groups: the main characters in plate order, then the region. Separators stand between groups only: `AB 1234-7` is
 * Belarusian. A plate itself shows `RUS`.
 */
const template = (...main: string[]): RegExp => {
  const groups = [...main, String.raw`\d{2,3}`].map((group) => `(${group})`);
  return new RegExp(`^${groups.join(separator)}${separator}(?:(?:RUS|РУС)${separator})?$`, 'u');
};
const templates: Record<PlateKind, RegExp> = {
  standart: template(letter, '\\d{3}', `${letter}{2}`),
  transit: template(`${letter}{2}`, '\\d{3}', letter),
  taxi: template(`${letter}{2}`, '\\d{3}'),
  moto: template('\\d{4}', `${letter}{2}`),
  mvdStandart: template(letter, '\\d{4}'),
  mvdTrailer: template('\\d{3}', letter),
  mvdMoto: template('\\d{4}', letter),
};
const kinds = Object.keys(templates) as PlateKind[];
const motoKinds: readonly (PlateKind | undefined)[] = ['moto', 'mvdMoto'];

/** The maximum length of a plate, including foreign ones. */
export const plateMaxLength = 9;

const stripControls = (text: string): string => text.replace(/\p{Cc}/gu, '');

/** Upper case, without spaces, invisible and control characters. */
const tidy = (input: string): string => stripControls(stripSpaces(input)).toLocaleUpperCase('ru');

/** Upper case, Cyrillic letters, no spaces. */
const inCyrillic = (input: string): string => toCyrillicTwins(tidy(input));

export interface PlateParts {
  kind: PlateKind;
  /** The groups left of the region: `['А', '123', 'ВС']`. */
  groups: string[];
  region: string;
}

/**
 * Returns kind, groups and region of a complete Russian plate, in any case, either alphabet, and with separators between
 * its groups; otherwise undefined.
 */
export const plateParts = (input: string): PlateParts | undefined => {
  const plate = inCyrillic(input);
  for (const kind of kinds) {
    const groups = templates[kind].exec(plate)?.slice(1);
    if (groups) return { kind, groups: groups.slice(0, -1), region: groups.at(-1) ?? '' };
  }
  return undefined;
};

/** Returns the kind of a complete Russian plate; otherwise undefined. */
export const plateKind = (input: string): PlateKind | undefined => plateParts(input)?.kind;

/** The letters (L) and digits (D) of each kind, without the region. */
const shapes = ['LDDDLL', 'LLDDDL', 'LLDDD', 'DDDDLL', 'LDDDD', 'DDDL', 'DDDDL'];
const anyLetter = new RegExp(letter, 'g');

/**
 * Returns what the beginning of a Russian plate still lacks: its region, or more. Undefined if the plate is complete,
 * or if nothing that follows could make it one.
 */
export const missingOfPlate = (input: string): 'region' | 'more' | undefined => {
  const plate = normalisePlate(input);
  if (plateKind(plate)) return undefined;
  const shape = plate.replace(/\d/g, 'D').replace(anyLetter, 'L');
  if (shapes.some((one) => shape === one || shape === `${one}D`)) return 'region';
  return shapes.some((one) => one.startsWith(shape)) ? 'more' : undefined;
};

/**
 * Returns a Russian plate as it is sent: upper case, Cyrillic letters, no spaces, and no separators if it is complete.
 * Also works on an incomplete plate.
 */
export const normalisePlate = (input: string): string => {
  const plate = inCyrillic(input);
  const parts = /[^А-Я\d]|РУС$/.test(plate) ? plateParts(plate) : undefined;
  return parts ? parts.groups.join('') + parts.region : plate;
};

/**
 * Returns a foreign plate as it is sent: upper case, no spaces. With any Latin letter, all twins become Latin, because
 * no plate mixes alphabets. Otherwise letters stay unchanged.
 */
export const normaliseForeignPlate = (input: string): string => {
  const plate = tidy(input);
  return /[A-Z]/.test(plate) ? toLatinTwins(plate) : plate;
};

/** Returns the plate as it is sent, by the form's "foreign" switch. */
export const plateForWire = (input: string, isForeign: boolean): string =>
  isForeign ? normaliseForeignPlate(input) : normalisePlate(input);

/**
 * True if the plate looks foreign. It then has Latin letters or spaces, but not Latin letters and digits only, and is no
 * complete Russian plate, with or without separators. The "foreign" switch of a form overrides this guess.
 */
export const isLikelyForeign = (input: string): boolean => {
  const text = stripControls(stripInvisible(input)).trim();
  return /[\p{Script=Latin}\s]/u.test(text) && !/^[\p{Script=Latin}\d]+$/u.test(text) && plateKind(text) === undefined;
};

/** Category A is for motorcycle plates and no others. A foreign plate goes with any category. */
export const suitsPlate = (category: VehicleCategory, plate: string, isForeign: boolean): boolean =>
  isForeign || motoKinds.includes(plateKind(plate)) === (category === 'A');

/**
 * Returns the stated category if it suits the plate. Otherwise returns A for motorcycle plates and B for the others.
 */
export const categoryOf = (plate: string, isForeign: boolean, stated: VehicleCategory = 'B'): VehicleCategory => {
  if (suitsPlate(stated, plate, isForeign)) return stated;
  return stated !== 'A' ? 'A' : 'B';
};

export interface PlateContext {
  isForeign: boolean;
  /** Plates with a running stay, as the server sent them. */
  parkedPlates?: readonly string[];
  /** Set if the city requires a category. */
  category?: VehicleCategory;
}

/** Two plates are the same vehicle if they are equal after normalising case, spaces and letter twins (B-19). */
export const isSamePlate = (one: string, other: string): boolean => normalisePlate(one) === normalisePlate(other);

/** Returns the first error of a plate, or undefined. */
export const checkPlate = (input: string, context: PlateContext): PlateError | undefined => {
  const plate = plateForWire(input, context.isForeign);
  if (plate === '') return 'empty';
  if (Array.from(plate).length > plateMaxLength) return 'tooLong';
  if (!context.isForeign && !plateKind(plate)) return 'format';
  if (context.category && !suitsPlate(context.category, plate, context.isForeign)) return 'categoryMismatch';
  if (context.parkedPlates?.some((parked) => isSamePlate(parked, plate))) return 'parked';
  return undefined;
};

/** Spells a plate for a screen reader: groups separately, letters one by one. */
export const plateSpelled = (input: string): string => {
  const parts = plateParts(input);
  if (!parts) return Array.from(tidy(input)).join(' ');
  return [...parts.groups, parts.region]
    .map((group) => (/\d/.test(group) ? group : Array.from(group).join(' ')))
    .join(' ');
};
