/** Latin letters that look like Cyrillic ones. Russian plates use only these letters. */
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

/** The templates of Russian plates. */
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

/** The comparable form of a plate: upper case, no blanks, Cyrillic twins for Latin letters. */
export const plateKey = (number: string): string =>
  tidy(number).replace(/[A-Z]/g, (character) => twins[character] ?? character);

/** The kind of a Russian plate in either alphabet; undefined if it is not Russian. */
export const plateKind = (number: string): PlateKind | undefined => {
  const key = plateKey(number);
  return (Object.keys(templates) as PlateKind[]).find((kind) => templates[kind].test(key));
};

/** The number and the region of a Russian plate. Other plates have no region. */
export const plateParts = (number: string): { main: string; region: string | undefined } => {
  const key = plateKey(number);
  const kind = plateKind(key);
  const [, main = number, plateRegion] = (kind && templates[kind].exec(key)) ?? [];
  return { main, region: plateRegion };
};

/** True for motorcycle plates, which belong to category A. */
export const isMotoPlate = (number: string): boolean => ['moto', 'mvdMoto'].includes(plateKind(number) ?? '');

/** A plate as the city displays it: a Russian one in Cyrillic letters, a foreign one without blanks and in capitals. */
export const displayedPlate = (number: string): string => (plateKind(number) ? plateKey(number) : tidy(number));

/** True for at most 9 characters: letters and digits of any alphabet, and hyphens, which some foreign plates have. */
export const isPlate = (number: string): boolean => /^[\p{L}\p{N}-]{1,9}$/u.test(tidy(number));

/** True if a plate of unknown origin looks foreign: it has letters or blanks, and also other characters. */
export const isLikelyForeign = (number: string): boolean => {
  const text = number.trim();
  return plateKind(text) === undefined && /[\p{L}\s]/u.test(text) && !/^[\p{L}\p{N}]+$/u.test(text);
};
