import { largestDiscount, nextDiscountEdge, type Discount } from './discount';
import { minuteMs, wallTimeAt, type WallTime } from './wallTime';

/** The day types of a tariff. Prices depend on the day type and the hour. */
const dayTypes = ['default', 'saturday', 'sunday', 'holiday'] as const;
export type DayType = (typeof dayTypes)[number];

export interface PriceRule {
  dayType: DayType;
  /** HH:mm:ss in the city's time; 23:59:59 means until midnight. */
  from: string;
  to: string;
  kopecksPerHour: number;
}

/** A part of a stay with one price, in whole minutes from the minute in which the stay begins. */
export interface PricedPart {
  fromMin: number;
  toMin: number;
  /** The price of the tariff, before discounts. */
  kopecksPerHour: number;
  /** The sale price of each minute. */
  kopecksPerMin: number;
  /** The name of the benefit that reduced the price. */
  benefit: string | null;
}

/** A part of a quote, with the discount that reduces its price. */
export interface OfferedPart extends PricedPart {
  discount: Discount | undefined;
}

const minuteOf = (time: string): number => {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  return Math.ceil(hours * 60 + minutes + seconds / 60);
};

/** Holidays take precedence over weekdays. */
const dayTypeOf = ({ date, weekday }: Pick<WallTime, 'date' | 'weekday'>, holidays: ReadonlySet<string>): DayType => {
  if (holidays.has(date)) return 'holiday';
  if (weekday === 6) return 'saturday';
  return weekday === 7 ? 'sunday' : 'default';
};

/** Integer division, rounded down without floating-point fractions. */
const wholeQuotient = (dividend: number, divisor: number): number => (dividend - (dividend % divisor)) / divisor;

/** The hourly price divided by 60, minus the discount, rounded down to a kopeck. */
const perMinute = (kopecksPerHour: number, permille: number): number =>
  wholeQuotient(kopecksPerHour * (1000 - permille), 60_000);

const isIn = (minute: number, from: number, to: number): boolean =>
  from < to ? minute >= from && minute < to : minute >= from || minute < to;

/** The rules for a day. A day type without its own rules uses the default ones. */
const rulesFor = (rules: readonly PriceRule[], dayType: DayType): readonly PriceRule[] => {
  const dayRules = rules.filter((rule) => rule.dayType === dayType);
  return dayRules.length > 0 ? dayRules : rules.filter((rule) => rule.dayType === 'default');
};

/** The price at a minute of a day, and the first minute at which it may change. */
const priceAt = (rulesToday: readonly PriceRule[], minute: number): { kopecksPerHour: number; until: number } => {
  const spans = rulesToday.map((rule) => ({
    from: minuteOf(rule.from),
    to: minuteOf(rule.to),
    kopecksPerHour: rule.kopecksPerHour,
  }));
  const current = spans.find(({ from, to }) => isIn(minute, from, to));
  const edges = spans.flatMap(({ from, to }) => [from, to]).filter((edge) => edge > minute);
  return { kopecksPerHour: current?.kopecksPerHour ?? 0, until: Math.min(1440, ...edges) };
};

export interface StaySpan {
  startMs: number;
  durationMin: number;
}

/** The start of the minute in which a stay begins. Its minutes are counted from there. */
export const firstMinuteMs = ({ startMs }: StaySpan): number => Math.floor(startMs / minuteMs) * minuteMs;

/** Everything that determines the price of a stay. */
export interface Tariff {
  rules: readonly PriceRule[];
  holidays: ReadonlySet<string>;
  timeZone: string;
  discounts: readonly Discount[];
  /** The share of the tariff's price that this vehicle pays; 100 is the whole price. */
  percent: number;
}

/**
 * Splits a stay where its price changes or a discount begins or ends. Hours without a price are free, and the parts
 * cover the whole stay. Returns undefined if the tariff has no rules for the type of one of the days.
 */
export const priceStay = (
  stay: StaySpan,
  { rules, holidays, timeZone, discounts, percent }: Tariff,
): OfferedPart[] | undefined => {
  const base = firstMinuteMs(stay);
  const parts: OfferedPart[] = [];
  let fromMin = 0;
  while (fromMin < stay.durationMin) {
    const atMs = base + fromMin * minuteMs;
    const wallTime = wallTimeAt(timeZone, atMs);
    const rulesToday = rulesFor(rules, dayTypeOf(wallTime, holidays));
    if (rulesToday.length === 0) return undefined;
    const price = priceAt(rulesToday, wallTime.minuteOfDay);
    const kopecksPerHour = wholeQuotient(price.kopecksPerHour * percent, 100);
    const discount = kopecksPerHour > 0 ? largestDiscount(discounts, atMs) : undefined;
    const toMin = Math.min(
      stay.durationMin,
      fromMin + price.until - wallTime.minuteOfDay,
      (nextDiscountEdge(discounts, atMs) - base) / minuteMs,
    );
    const last = parts.at(-1);
    if (last?.kopecksPerHour === kopecksPerHour && last.discount === discount) last.toMin = toMin;
    else {
      const kopecksPerMin = perMinute(kopecksPerHour, discount?.permille ?? 0);
      parts.push({ fromMin, toMin, kopecksPerHour, kopecksPerMin, benefit: discount?.name ?? null, discount });
    }
    fromMin = toMin;
  }
  return parts;
};

const minutesOf = ({ fromMin, toMin }: PricedPart): number => toMin - fromMin;

export const costOfPart = (part: PricedPart): number => minutesOf(part) * part.kopecksPerMin;

/** The price of a stay, in kopecks. */
export const costOf = (parts: readonly PricedPart[]): number => parts.reduce((sum, part) => sum + costOfPart(part), 0);

/** The total discount on a stay, in kopecks. */
export const saleOf = (parts: readonly PricedPart[]): number =>
  parts.reduce((sum, part) => sum + minutesOf(part) * (perMinute(part.kopecksPerHour, 0) - part.kopecksPerMin), 0);

/** The parts of a stay before a minute of it. */
export const partsUntil = <Part extends PricedPart>(parts: readonly Part[], untilMin: number): Part[] =>
  parts.filter(({ fromMin }) => fromMin < untilMin).map((part) => ({ ...part, toMin: Math.min(part.toMin, untilMin) }));

/** The names of the benefits that reduced the price of a stay; null if there are none. */
export const discountNames = (parts: readonly PricedPart[]): string | null =>
  [...new Set(parts.flatMap(({ benefit: permit }) => permit ?? []))].join(', ') || null;

/** The discount as a share of the full price, in tenths of a percent, rounded down. */
export const discountPermille = (parts: readonly OfferedPart[]): number => {
  const full = parts.reduce((sum, part) => sum + minutesOf(part) * part.kopecksPerHour, 0);
  const off = parts.reduce(
    (sum, part) => sum + minutesOf(part) * part.kopecksPerHour * (part.discount?.permille ?? 0),
    0,
  );
  return full === 0 ? 0 : wholeQuotient(off, full);
};
