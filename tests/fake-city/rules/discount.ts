import { minuteMs } from './wallTime';

/** The effect of a benefit or subscription: its discount on the price of a minute, and its period. */
export interface Discount {
  fromMs: number;
  untilMs: number;
  /** Tenths of a percent, because percentages are rounded down to one decimal. */
  permille: number;
  name: string;
}

/** Minutes are never split. A minute that a discount touches is fully discounted, in the driver's favour. */
const spanOf = ({ fromMs, untilMs }: Discount): [number, number] => [
  Math.floor(fromMs / minuteMs) * minuteMs,
  Math.ceil(untilMs / minuteMs) * minuteMs,
];

/**
 * The largest discount in the minute that begins at `minuteAtMs`; the first one of equals, undefined if there is none.
 */
export const largestDiscount = (discounts: readonly Discount[], minuteAtMs: number): Discount | undefined => {
  const atWork = discounts.filter((discount) => {
    const [fromMs, untilMs] = spanOf(discount);
    return discount.permille > 0 && fromMs <= minuteAtMs && minuteAtMs < untilMs;
  });
  return atWork.reduce<Discount | undefined>(
    (best, one) => (best && best.permille >= one.permille ? best : one),
    undefined,
  );
};

/** The first moment after `atMs` at which a discount begins or ends; Infinity if there is none. */
export const nextDiscountEdge = (discounts: readonly Discount[], atMs: number): number =>
  Math.min(Infinity, ...discounts.flatMap(spanOf).filter((edge) => edge > atMs));
