import { numberFormat } from './numberFormat';

/** A phone knows its place to some ten metres: no distance deserves more. Beneath that it is none. */
const stepM = 10;

/** `40 м` by tens, `1,2 км` by tenths, whole kilometres from ten on; nothing where one stands at it. */
export const distanceText = (metres: number): string => {
  const near = Math.round(metres / stepM) * stepM;
  if (near === 0) return '';
  const [unit, value, digits] =
    near < 1000 ? (['meter', near, 0] as const) : (['kilometer', metres / 1000, metres < 10_000 ? 1 : 0] as const);
  return numberFormat({ style: 'unit', unit, maximumFractionDigits: digits }).format(value).replaceAll(' ', '\u00a0');
};
