import { stripInvisible, stripSpaces } from '../content/invisible';

/** Number plates (B-1 to B-22). */

export type PlateKind = 'standart' | 'transit' | 'taxi' | 'moto' | 'mvdStandart' | 'mvdTrailer' | 'mvdMoto';
export type VehicleCategory = 'A' | 'B' | 'C' | 'D' | 'M';
export type PlateError = 'empty' | 'tooLong' | 'format' | 'parked' | 'categoryMismatch';

/** The twelve letters that look the same in both alphabets. */
const latin = 'ABEKMHOPCTYX';
const cyrillic = 'АВЕКМНОРСТУХ';
/** Replaces letters with their twins from the other alphabet. */
const swap = (text: string, from: string, to: string): string =>
  text.replace(/./gu, (char) => to[from.indexOf(char)] ?? char);

const letter = `[${cyrillic}]`;
const region = '(\\d{2,3})';
/** Groups: the main characters in plate order, then the region. */
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

/** The maximum length of a plate, including foreign ones. */
export const plateMaxLength = 9;

const stripControls = (text: string): string => text.replace(/\p{Cc}/gu, '');

/** Upper case, without spaces, invisible and control characters. */
const tidy = (input: string): string => stripControls(stripSpaces(input)).toLocaleUpperCase('ru');

/**
 * Returns a Russian plate as it is sent: upper case, Cyrillic letters, no spaces. Also works on an incomplete plate.
 */
export const normalisePlate = (input: string): string => swap(tidy(input), latin, cyrillic);

/**
 * Returns a foreign plate as it is sent: upper case, no spaces. With any Latin letter, all twins become Latin, because
 * no plate mixes alphabets. Otherwise letters stay unchanged.
 */
export const normaliseForeignPlate = (input: string): string => {
  const plate = tidy(input);
  return /[A-Z]/.test(plate) ? swap(plate, cyrillic, latin) : plate;
};

/** Returns the plate as it is sent, by the form's "foreign" switch. */
export const plateForWire = (input: string, isForeign: boolean): string =>
  isForeign ? normaliseForeignPlate(input) : normalisePlate(input);

/** Returns the kind of a complete Russian plate, in any case and either alphabet; otherwise undefined. */
export const plateKind = (input: string): PlateKind | undefined => {
  const plate = normalisePlate(input);
  return kinds.find((kind) => templates[kind].test(plate));
};

export interface PlateParts {
  kind: PlateKind;
  /** The groups left of the region: `['А', '123', 'ВС']`. */
  groups: string[];
  region: string;
}

/** Returns groups and region of a complete Russian plate, for drawing and for screen readers. */
export const plateParts = (input: string): PlateParts | undefined => {
  const kind = plateKind(input);
  if (!kind) return undefined;
  const groups = templates[kind].exec(normalisePlate(input))?.slice(1) ?? [];
  return { kind, groups: groups.slice(0, -1), region: groups.at(-1) ?? '' };
};

/**
 * True if the plate looks foreign. It then has Latin letters or spaces, but not Latin letters and digits only, and is no
 * complete Russian plate. The "foreign" switch of a form overrides this guess.
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
