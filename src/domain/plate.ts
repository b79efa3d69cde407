/** Number plates of document 2, section 5, and `bad-input.md` B-1…B-22. */

export type PlateKind = 'standart' | 'transit' | 'taxi' | 'moto' | 'mvdStandart' | 'mvdTrailer' | 'mvdMoto';
export type VehicleCategory = 'A' | 'B' | 'C' | 'D' | 'M';
export type PlateFault = 'empty' | 'tooLong' | 'format' | 'parked' | 'categoryMismatch';

/** The twelve letters that look the same in both alphabets. */
const latin = 'ABEKMHOPCTYX';
const cyrillic = 'АВЕКМНОРСТУХ';
/** What has a twin in the other alphabet becomes that. */
const swap = (text: string, from: string, to: string): string => text.replace(/./gu, (char) => to[from.indexOf(char)] ?? char);

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
const unseen = /[\p{Default_Ignorable_Code_Point}\p{Cc}]/gu;
const invisible = /[\s\p{Default_Ignorable_Code_Point}\p{Cc}]/gu;

/** Upper case, no spaces or invisible characters. */
const tidy = (typed: string): string => typed.replace(invisible, '').toLocaleUpperCase('ru');

/** A Russian plate as it is sent: upper case, Cyrillic letters, no spaces. Safe for half-typed text. */
export const normalisePlate = (typed: string): string => swap(tidy(typed), latin, cyrillic);

/** A foreign plate as it is sent: upper case, no spaces. Its letters stay as they are; among Latin ones all are Latin, for no plate has both. */
export const normaliseForeignPlate = (typed: string): string => {
  const plate = tidy(typed);
  return /[A-Z]/.test(plate) ? swap(plate, cyrillic, latin) : plate;
};

/** The plate as it goes to the server for the chosen switch. */
export const plateForWire = (typed: string, isForeign: boolean): string => (isForeign ? normaliseForeignPlate(typed) : normalisePlate(typed));

/** The kind of a complete Russian plate, or undefined. Takes any case and either alphabet. */
export const plateKind = (typed: string): PlateKind | undefined => {
  const plate = normalisePlate(typed);
  return kinds.find((kind) => templates[kind].test(plate));
};

export interface PlateParts {
  kind: PlateKind;
  /** Groups of characters left of the region: `['А', '123', 'ВС']`. */
  groups: string[];
  region: string;
}

/** The groups and the region of a complete Russian plate, for drawing and for reading aloud. */
export const plateParts = (typed: string): PlateParts | undefined => {
  const kind = plateKind(typed);
  if (!kind) return undefined;
  const groups = templates[kind].exec(normalisePlate(typed))?.slice(1) ?? [];
  return { kind, groups: groups.slice(0, -1), region: groups.at(-1) ?? '' };
};

/**
 * Does a plate look foreign? Latin letters or spaces, and not Latin letters and digits only (document 2, section 5),
 * unless it is a complete Russian one. The "foreign" switch of a form overrides this guess.
 */
export const looksForeign = (typed: string): boolean => {
  const text = typed.replace(unseen, '').trim();
  return /[\p{Script=Latin}\s]/u.test(text) && !/^[\p{Script=Latin}\d]+$/u.test(text) && plateKind(text) === undefined;
};

/** Motorcycles alone are of category A, and of no other; a foreign plate goes with any (document 2, section 5; `decisions.md`, "moto types"). */
export const suitsPlate = (category: VehicleCategory, plate: string, isForeign: boolean): boolean =>
  isForeign || motoKinds.includes(plateKind(plate)) === (category === 'A');

/** The category of a vehicle: as said where that goes with the plate, else by the plate: B, the usual one, or A of a motorcycle. */
export const categoryOf = (plate: string, isForeign: boolean, said: VehicleCategory = 'B'): VehicleCategory => {
  if (suitsPlate(said, plate, isForeign)) return said;
  return said !== 'A' ? 'A' : 'B';
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
export const checkPlate = (typed: string, context: PlateContext): PlateFault | undefined => {
  const plate = plateForWire(typed, context.isForeign);
  if (plate === '') return 'empty';
  if (Array.from(plate).length > plateMaxLength) return 'tooLong';
  if (!context.isForeign && !plateKind(plate)) return 'format';
  if (context.category && !suitsPlate(context.category, plate, context.isForeign)) return 'categoryMismatch';
  if (context.parkedPlates?.some((parked) => isSamePlate(parked, plate))) return 'parked';
  return undefined;
};

/** Characters of a plate for a screen reader: each group apart, letters one by one. */
export const plateSpelled = (typed: string): string => {
  const parts = plateParts(typed);
  if (!parts) return Array.from(tidy(typed)).join(' ');
  return [...parts.groups, parts.region].map((group) => (/\d/.test(group) ? group : Array.from(group).join(' '))).join(' ');
};
