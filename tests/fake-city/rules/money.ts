/** Converts kopecks to the wire's roubles: a number with at most two decimals. */
export const roubles = (kopecks: number): number => Math.round(kopecks) / 100;

/**
 * Converts the sum of a request to kopecks. A comma counts as a point, blanks are ignored, and any number of digits is
 * accepted. Returns `notANumber` if it is not a number, and `noSum` if it is empty, less than a kopeck, or has
 * fractions of one.
 */
export const readKopecks = (text: string): number | 'notANumber' | 'noSum' => {
  const plain = text.replace(/\s/g, '').replace(',', '.');
  if (plain === '') return 'noSum';
  if (!/^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain)) return 'notANumber';
  const kopecks = /\.\d{3}/.test(plain) ? 0 : Math.round(Number(plain) * 100);
  return kopecks > 0 ? kopecks : 'noSum';
};

/** The maximum of one top-up (RefillAmountCanNotBeMaxAllowable). */
export const maxTopUpKopecks = 15_000_00;
