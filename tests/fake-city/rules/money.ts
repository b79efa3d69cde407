/** Kopecks as the wire's roubles: a number with at most two decimals. */
export const roubles = (kopecks: number): number => Math.round(kopecks) / 100;

/**
 * A sum of a request in kopecks; a comma is read as a point, blanks are left out, however many digits there are. `notANumber`
 * where it is none, `noSum` where there is nothing, less than a kopeck, or fractions of one.
 */
export const readKopecks = (text: string): number | 'notANumber' | 'noSum' => {
  const plain = text.replace(/\s/g, '').replace(',', '.');
  if (plain === '') return 'noSum';
  if (!/^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain)) return 'notANumber';
  const kopecks = /\.\d{3}/.test(plain) ? 0 : Math.round(Number(plain) * 100);
  return kopecks > 0 ? kopecks : 'noSum';
};

/** The largest top-up at once (document 1, section 8: RefillAmountCanNotBeMaxAllowable). */
export const maxTopUpKopecks = 15_000_00;
