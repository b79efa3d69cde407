import { stripInvisible, stripSpaces } from '../content/visibleText';

/** Number plates of document 2, section 5, and `bad-input.md` B-1…B-22. */

export type PlateKind = 'standart' | 'transit' | 'taxi' | 'moto' | 'mvdStandart' | 'mvdTrailer' | 'mvdMoto';
export type VehicleCategory = 'A' | 'B' | 'C' | 'D' | 'M';
export type PlateError = 'empty' | 'tooLong' | 'format' | 'parked' | 'categoryMismatch';

/** The twelve letters that look the same in both alphabets. */
const latin = 'ABEKMHOPCTYX';
const cyrillic = 'АВЕКМНОРСТУХ';
/** What has a twin in the other alphabet becomes that. */
const swap = (text: string, from: string, to: string): string =>
  text.replace(/./gu, (char) => to[from.indexOf(char)] ?? char);

const letter = `[${cyrillic}]`;
const region = '(\\d{2,3})';
/** Groups: the main characters in the order they stand on the plate, the region last. */
const templates: Record<PlateKind, RegExp> = {
  standart: new RegExp(`^(${letter})(\\d{3})(${letter}{2})${region}$`),
  transit: new RegExp(`^(${letter}{2})(\\d{3})(${letter})${region}$`),
  taxi: new RegExp(`^(${letter}{2})(\\d{3})${region}$`),
  moto: new RegExp(`^(\\d{4})(${letter}{2})${region}$`),
  mvdStandart: new RegExp(`^(${letter})(\\d{4})${region}$`),
  mvdTrailer: new RegExp(`^(\\d{3})(${letter})${region}$`),
  mvdMoto: new RegExp(`^(\\d{4})(${letter})${region}$`),
};
const kinds = Object.keys(templates) as PlateKind[];
const motoKinds: readonly (PlateKind | undefined)[] = ['moto', 'mvdMoto'];

/** The most characters a plate may have, foreign ones too. */
export const plateMaxLength = 9;

/** What paste and autofill bring along and no eye sees: joiners, direction marks, soft hyphens, control characters. */
const withoutControls = (input: string): string => stripInvisible(input).replace(/\p{Cc}/gu, '');

/** Upper case, no spaces or invisible characters. */
const tidy = (input: string): string => withoutControls(stripSpaces(input)).toLocaleUpperCase('ru');

/** A Russian plate as it is sent: upper case, Cyrillic letters, no spaces. Safe for half-typed text. */
export const normalisePlate = (input: string): string => swap(tidy(input), latin, cyrillic);

/** A foreign plate as it is sent: upper case, no spaces. Its letters stay as they are; among Latin ones all are Latin, for no plate has both. */
export const normaliseForeignPlate = (input: string): string => {
  const plate = tidy(input);
  return /[A-Z]/.test(plate) ? swap(plate, cyrillic, latin) : plate;
};

/** The plate as it goes to the server for the chosen switch. */
export const plateForWire = (input: string, isForeign: boolean): string =>
  isForeign ? normaliseForeignPlate(input) : normalisePlate(input);

/** The kind of a complete Russian plate, or undefined. Takes any case and either alphabet. */
export const plateKind = (input: string): PlateKind | undefined => {
  const plate = normalisePlate(input);
  return kinds.find((kind) => templates[kind].test(plate));
};

export interface PlateParts {
  kind: PlateKind;
  /** Groups of characters left of the region: `['А', '123', 'ВС']`. */
  groups: string[];
  region: string;
}

/** The groups and the region of a complete Russian plate, for drawing and for reading aloud. */
export const plateParts = (input: string): PlateParts | undefined => {
  const kind = plateKind(input);
  if (!kind) return undefined;
  const groups = templates[kind].exec(normalisePlate(input))?.slice(1) ?? [];
  return { kind, groups: groups.slice(0, -1), region: groups.at(-1) ?? '' };
};

/**
 * Does a plate look foreign? Latin letters or spaces, and not Latin letters and digits only (document 2, section 5),
 * unless it is a complete Russian one. The "foreign" switch of a form overrides this guess.
 */
export const isLikelyForeign = (input: string): boolean => {
  const text = withoutControls(input).trim();
  return /[\p{Script=Latin}\s]/u.test(text) && !/^[\p{Script=Latin}\d]+$/u.test(text) && plateKind(text) === undefined;
};

/** Motorcycles alone are of category A, and of no other; a foreign plate goes with any (document 2, section 5; `decisions.md`, "moto types"). */
export const suitsPlate = (category: VehicleCategory, plate: string, isForeign: boolean): boolean =>
  isForeign || motoKinds.includes(plateKind(plate)) === (category === 'A');

/** The category of a vehicle: as said where that goes with the plate, else by the plate: B, the usual one, or A of a motorcycle. */
export const categoryOf = (plate: string, isForeign: boolean, stated: VehicleCategory = 'B'): VehicleCategory => {
  if (suitsPlate(stated, plate, isForeign)) return stated;
  return stated !== 'A' ? 'A' : 'B';
};

export interface PlateContext {
  isForeign: boolean;
  /** Plates with a running session, as the server wrote them. */
  parkedPlates?: readonly string[];
  /** Given where the city asks for a category. */
  category?: VehicleCategory;
}

/** Two plates are one car when they agree after upper case, spaces and twins (B-19). */
export const isSamePlate = (one: string, other: string): boolean => normalisePlate(one) === normalisePlate(other);

/** The first thing wrong with a plate, or undefined (document 1, section 5; document 2, section 5). */
export const checkPlate = (input: string, context: PlateContext): PlateError | undefined => {
  const plate = plateForWire(input, context.isForeign);
  if (plate === '') return 'empty';
  if (Array.from(plate).length > plateMaxLength) return 'tooLong';
  if (!context.isForeign && !plateKind(plate)) return 'format';
  if (context.category && !suitsPlate(context.category, plate, context.isForeign)) return 'categoryMismatch';
  if (context.parkedPlates?.some((parked) => isSamePlate(parked, plate))) return 'parked';
  return undefined;
};

/** Characters of a plate for a screen reader: each group apart, letters one by one. */
export const plateSpelled = (input: string): string => {
  const parts = plateParts(input);
  if (!parts) return Array.from(tidy(input)).join(' ');
  return [...parts.groups, parts.region]
    .map((group) => (/\d/.test(group) ? group : Array.from(group).join(' ')))
    .join(' ');
};
