/** Letters that look the same in both alphabets: no one can tell from a sign or a plate which of the two it shows. */

const latin = 'ABEKMHOPCTYXabekmhopctyx';
const cyrillic = 'АВЕКМНОРСТУХавекмнорстух';
/** The Cyrillic capitals that have a Latin twin. Plates consist of them. */
export const cyrillicTwins = cyrillic.slice(0, 12);

/** Replaces Latin letters with their Cyrillic twins. */
export const toCyrillicTwins = (text: string): string =>
  text.replace(/[A-Z]/gi, (letter) => cyrillic[latin.indexOf(letter)] ?? letter);

/** Replaces Cyrillic letters with their Latin twins. */
export const toLatinTwins = (text: string): string =>
  text.replace(/[А-Я]/gi, (letter) => latin[cyrillic.indexOf(letter)] ?? letter);
