import { stripSpaces } from '../content/invisible';

/** A tax number, INN (B-60 to B-65, B-74). Only the number of digits is validated. */

export type InnError = 'emptyField' | 'inn';

/** Returns the number as it is sent. */
export const cleanInn = stripSpaces;

export const checkInn = (input: string): InnError | undefined => {
  const inn = cleanInn(input);
  if (inn === '') return 'emptyField';
  return /^(\d{10}|\d{12})$/.test(inn) ? undefined : 'inn';
};

const weights = [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8];

/** Returns the check digit for the first `length` digits. */
const checkDigit = (inn: string, length: number): number =>
  (weights.slice(-length).reduce((sum, weight, index) => sum + weight * Number(inn.charAt(index)), 0) % 11) % 10;

/** True if a number of the right length looks mistyped. This is a hint and never an error. */
export const isLikelyMistyped = (input: string): boolean => {
  const inn = cleanInn(input);
  if (checkInn(inn) !== undefined) return false;
  if (/^0+$/.test(inn)) return true;
  const places = inn.length === 10 ? [9] : [10, 11];
  return places.some((place) => checkDigit(inn, place) !== Number(inn.charAt(place)));
};
