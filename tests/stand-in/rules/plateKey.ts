/** Latin letters that look like Cyrillic ones; the only letters a Russian plate has (document 2, section 5). */
const twins: Record<string, string> = { A: 'А', B: 'В', E: 'Е', K: 'К', M: 'М', H: 'Н', O: 'О', P: 'Р', C: 'С', T: 'Т', Y: 'У', X: 'Х' };

const letter = '[АВЕКМНОРСТУХ]';
const region = '\\d{2,3}';
const russian = new RegExp(
  `^(${[
    `${letter}\\d{3}${letter}{2}${region}`,
    `${letter}{2}\\d{3}${letter}${region}`,
    `${letter}{2}\\d{3}${region}`,
    `\\d{4}${letter}{2}${region}`,
    `${letter}\\d{4}${region}`,
    `\\d{3}${letter}${region}`,
    `\\d{4}${letter}${region}`,
  ].join('|')})$`,
);

const tidy = (number: string): string => number.replace(/\s+/g, '').toUpperCase();

/** What two spellings of one plate have in common: upper case, no blanks, Cyrillic twins for Latin letters. */
export const plateKey = (number: string): string => tidy(number).replace(/[A-Z]/g, (sign) => twins[sign] ?? sign);

/** A plate as the city writes it: a Russian one in Cyrillic letters, a foreign one as it came. */
export const plateShown = (number: string): string => {
  const key = plateKey(number);
  return russian.test(key) ? key : tidy(number);
};

/** At most 9 signs, letters and digits of any alphabet (document 2, section 5); hyphens stand on some foreign plates. */
export const isPlate = (number: string): boolean => /^[\p{L}\p{N}-]{1,9}$/u.test(tidy(number));
