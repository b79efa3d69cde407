/** An amount in kopecks. Roubles exist only on the wire and on the screen. */
export type Kopecks = number;

/**
 * Converts a server's roubles (40, 40.5, 10.57) to kopecks. A third decimal is rounded in decimal notation: 1.005
 * becomes 1.01.
 */
export const kopecksFromRoubles = (roubles: number): Kopecks => Math.round(Number((roubles * 100).toFixed(4))) + 0;

/** Converts kopecks to roubles for the server: `40`, `40.5`, `10.57`, never with an exponent. */
export const roublesForWire = (sum: Kopecks): string => String(sum / 100);

/**
 * Splits a price into whole roubles and a two-digit fraction, as it is shown. The sign belongs to the whole part. A
 * zero whole part has no sign, to avoid the minus that a formatter would show for −0.
 */
export const splitPrice = (sum: Kopecks): { whole: number; fraction: string } => ({
  whole: Math.trunc(sum / 100) + 0,
  fraction: String(Math.abs(sum) % 100).padStart(2, '0'),
});
