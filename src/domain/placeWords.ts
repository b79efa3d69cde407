import { plain } from './citySearch';

/** How words of places are compared (MAP-03): without case, ё, punctuation, and whichever of two like letters was typed. */

/** Latin letters that look like Cyrillic ones, and those in their order. */
const latinTwins = 'abcehkmoptxy';
const cyrillicTwins = 'авсенкмортху';

const untwinned = (text: string): string => text.replace(/[abcehkmoptxy]/g, (letter) => cyrillicTwins.charAt(latinTwins.indexOf(letter)));

/** Short names of streets' kinds that hold a hyphen, which would fall into two words. */
const hyphened = new Map(Object.entries({ 'б-р': 'бульвар', 'пр-т': 'проспект', 'пр-кт': 'проспект', 'пр-д': 'проезд' }));

/** Other short names, and what they stand for. */
const fullKinds = new Map(
  Object.entries({
    ул: 'улица',
    пр: 'проспект',
    просп: 'проспект',
    пер: 'переулок',
    пл: 'площадь',
    бул: 'бульвар',
    наб: 'набережная',
    ш: 'шоссе',
    д: 'дом',
  }),
);

const kinds = new Set([...fullKinds.values(), 'проезд', 'тупик', 'аллея', 'зона', 'парковка', 'паркинг', 'zone', 'parking', 'street'].map(untwinned));

/** A word that says what kind of place is meant: of a street or of a sign it may be left out. */
export const isKind = (word: string): boolean => kinds.has(word);

/** The pieces of a text between blanks and signs. Of a city's addresses few differ: each is read once. */
export const piecesOf = (text: string): string[] => text.split(/[\s,.;:()«»"№]+/u).filter(Boolean);

/** The words of a piece, mostly one. `isWhole`: nothing more will be typed, so that short names are written out. */
export const wordsOfPiece = (piece: string, isWhole: boolean): string[] => {
  const words = plain(hyphened.get(piece.toLowerCase()) ?? piece)
    .split(' ')
    .filter(Boolean);
  return words.map((word) => untwinned((isWhole ? fullKinds.get(word) : undefined) ?? word));
};

/** A zone's number or a parking's code as it is compared: letters and digits alone. */
export const wholeNumber = (text: string): string => (/^\d+$/.test(text) ? text : untwinned(plain(text).replaceAll(' ', '')));

/** The same without the zeros before it. */
export const withoutZeros = (number: string): string => number.replace(/^0+(?=.)/, '');
