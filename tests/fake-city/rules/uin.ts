/** Weights run from `first` to 10 and begin again with 1. */
const remainder = (digits: string, first: number): number =>
  digits.split('').reduce((sum, digit, index) => sum + Number(digit) * (((first - 1 + index) % 10) + 1), 0) % 11;

/** A number by which banks know what is paid for: 19 digits and a check digit (weights from 1, or from 3 where that gives 10). */
export const uinOf = (digits: string): string => {
  const first = remainder(digits, 1);
  return `${digits}${first < 10 ? first : remainder(digits, 3) % 10}`;
};
