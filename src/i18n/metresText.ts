import { localeOf } from './activate';
import { currentLanguage } from './words';

/** A phone knows its place to some ten metres: no distance deserves more. Beneath that it is none. */
const stepM = 10;

/** `40 м`; nothing where one stands at it. */
export const metresText = (metres: number): string => {
  const rounded = Math.round(metres / stepM) * stepM;
  if (rounded === 0) return '';
  const format = new Intl.NumberFormat(localeOf(currentLanguage()), { style: 'unit', unit: 'meter', maximumFractionDigits: 0 });
  return format.format(rounded).replaceAll(' ', '\u00a0');
};
