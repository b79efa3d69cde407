/** Latin letters that look like Cyrillic ones; the only letters a Russian plate has (document 2, section 5). */
const twins: Record<string, string> = {
  A: 'А',
  B: 'В',
  E: 'Е',
  K: 'К',
  M: 'М',
  H: 'Н',
  O: 'О',
  P: 'Р',
  C: 'С',
  T: 'Т',
  Y: 'У',
  X: 'Х',
};

const plateLetter = '[АВЕКМНОРСТУХ]';
const region = '\\d{2,3}';
const russian = (main: string): RegExp => new RegExp(`^(${main})(${region})$`);

/** The templates of Russian plates (document 2, section 5). */
const templates = {
  standart: russian(`${plateLetter}\\d{3}${plateLetter}{2}`),
  transit: russian(`${plateLetter}{2}\\d{3}${plateLetter}`),
  taxi: russian(`${plateLetter}{2}\\d{3}`),
  moto: russian(`\\d{4}${plateLetter}{2}`),
  mvdStandart: russian(`${plateLetter}\\d{4}`),
  mvdTrailer: russian(`\\d{3}${plateLetter}`),
  mvdMoto: russian(`\\d{4}${plateLetter}`),
} as const;
export type PlateKind = keyof typeof templates;

const tidy = (number: string): string => number.replace(/\s+/g, '').toUpperCase();

/** What two spellings of one plate have in common: upper case, no blanks, Cyrillic twins for Latin letters. */
export const plateKey = (number: string): string =>
  tidy(number).replace(/[A-Z]/g, (character) => twins[character] ?? character);

/** Which Russian plate this is, in either alphabet; undefined where it is none. */
export const plateKind = (number: string): PlateKind | undefined => {
  const key = plateKey(number);
  return (Object.keys(templates) as PlateKind[]).find((kind) => templates[kind].test(key));
};

/** A Russian plate cut into number and region; another one has no region. */
export const plateParts = (number: string): { main: string; region: string | undefined } => {
  const key = plateKey(number);
  const kind = plateKind(key);
  const [, main = number, plateRegion] = (kind && templates[kind].exec(key)) ?? [];
  return { main, region: plateRegion };
};

/** Plates of motorcycles, with which category A goes (document 2, section 5; `decisions.md`, "moto types"). */
export const isMotoPlate = (number: string): boolean => ['moto', 'mvdMoto'].includes(plateKind(number) ?? '');

/** A plate as the city writes it: a Russian one in Cyrillic letters, a foreign one as it came. */
export const displayedPlate = (number: string): string => (plateKind(number) ? plateKey(number) : tidy(number));

/** At most 9 signs, letters and digits of any alphabet (document 2, section 5); hyphens stand on some foreign plates. */
export const isPlate = (number: string): boolean => /^[\p{L}\p{N}-]{1,9}$/u.test(tidy(number));

/** Does a plate that nobody calls Russian or foreign look foreign: letters or blanks, and other signs too (document 2, section 5)? */
export const isLikelyForeign = (number: string): boolean => {
  const text = number.trim();
  return plateKind(text) === undefined && /[\p{L}\s]/u.test(text) && !/^[\p{L}\p{N}]+$/u.test(text);
};
