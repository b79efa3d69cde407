/** The weights run from `first` to 10 and then start again at 1. */
const remainder = (digits: string, first: number): number =>
  digits.split('').reduce((sum, digit, index) => sum + Number(digit) * (((first - 1 + index) % 10) + 1), 0) % 11;

/**
 * A payment number for banks: 19 digits and a check digit. The weights start at 1, or at 3 if the result would be 10.
 */
export const uinOf = (digits: string): string => {
  const first = remainder(digits, 1);
  return `${digits}${first < 10 ? first : remainder(digits, 3) % 10}`;
};
