/** A benefit or subscription at work: how much it takes off the price of a minute, and when (document 1, section 9). */
export interface Discount {
  fromMs: number;
  untilMs: number;
  /** Tenths of a percent: percents are rounded down to one decimal. */
  permille: number;
  name: string;
}
