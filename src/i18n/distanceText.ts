import { numberFormat } from './numberFormat';

/**
 * A phone knows its position to about ten metres, so no distance is shown more precisely. A distance that rounds to
 * zero is not shown.
 */
const stepM = 10;

/** `40 м` in steps of ten, `1,2 км` in tenths, whole kilometres from ten on. Empty at the place itself. */
export const distanceText = (metres: number): string => {
  const near = Math.round(metres / stepM) * stepM;
  if (near === 0) return '';
  const [unit, value, digits] =
    near < 1000 ? (['meter', near, 0] as const) : (['kilometer', metres / 1000, metres < 10_000 ? 1 : 0] as const);
  return numberFormat({ style: 'unit', unit, maximumFractionDigits: digits }).format(value).replaceAll(' ', '\u00a0');
};
