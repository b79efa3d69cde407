import { numberFormat } from './numberFormat';

/** `30,5 %` for 30.57: a discount, rounded down to one decimal. */
export const percent = (value: number): string =>
  numberFormat({ style: 'percent', maximumFractionDigits: 1 }).format(Math.floor(value * 10 + 1e-6) / 1000);
