/** Kopecks as the wire's roubles: a number with at most two decimals. */
export const roubles = (kopecks: number): number => Math.round(kopecks) / 100;

/** A sum of a request in kopecks; a comma is read as a point, fractions of a kopeck are none. Undefined where it is no positive sum. */
export const readKopecks = (text: string): number | undefined => {
  const plain = text.replace(/\s/g, '').replace(',', '.');
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(plain)) return undefined;
  const kopecks = Math.round(Number(plain) * 100);
  return kopecks > 0 ? kopecks : undefined;
};

/** The largest top-up at once (document 1, section 8: RefillAmountCanNotBeMaxAllowable). */
export const mostRefillKopecks = 15_000_00;
