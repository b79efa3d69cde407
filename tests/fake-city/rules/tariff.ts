import { largestDiscount, nextDiscountEdge, type Discount } from './discount';
import { minuteMs, wallTimeAt, type WallTime } from './wallTime';

/** Document 1, section 9: prices by day type and hours of the day. */
const dayTypes = ['default', 'saturday', 'sunday', 'holiday'] as const;
export type DayType = (typeof dayTypes)[number];

export interface PriceRule {
  dayType: DayType;
  /** HH:mm:ss of the city's day; 23:59:59 means until midnight. */
  from: string;
  to: string;
  kopecksPerHour: number;
}

/** A stretch of a stay at one price. Whole minutes, counted from the minute in which the stay begins. */
export interface PricedPart {
  fromMin: number;
  toMin: number;
  /** The tariff's, before benefits. */
  kopecksPerHour: number;
  /** What each minute was sold for. */
  kopecksPerMin: number;
  /** Name of the benefit that made it cheaper. */
  benefit: string | null;
}

/** A part as it is offered: with the benefit that makes it cheaper. */
export interface OfferedPart extends PricedPart {
  discount: Discount | undefined;
}

const minuteOf = (time: string): number => {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  return Math.ceil(hours * 60 + minutes + seconds / 60);
};

/** Holidays go before weekdays (document 1, section 9). */
const dayTypeOf = ({ date, weekday }: Pick<WallTime, 'date' | 'weekday'>, holidays: ReadonlySet<string>): DayType => {
  if (holidays.has(date)) return 'holiday';
  if (weekday === 6) return 'saturday';
  return weekday === 7 ? 'sunday' : 'default';
};

/** A quotient of whole numbers, rounded down without a detour through fractions. */
const wholeQuotient = (dividend: number, divisor: number): number => (dividend - (dividend % divisor)) / divisor;

/** Price of an hour divided by 60, less the benefit, rounded down to a kopeck (document 1, section 9). */
const perMinute = (kopecksPerHour: number, permille: number): number =>
  wholeQuotient(kopecksPerHour * (1000 - permille), 60_000);

const isIn = (minute: number, from: number, to: number): boolean =>
  from < to ? minute >= from && minute < to : minute >= from || minute < to;

/** The lines for a day; a day type without lines of its own is charged as any other day. */
const rulesFor = (rules: readonly PriceRule[], dayType: DayType): readonly PriceRule[] => {
  const dayRules = rules.filter((rule) => rule.dayType === dayType);
  return dayRules.length > 0 ? dayRules : rules.filter((rule) => rule.dayType === 'default');
};

/** The price at a minute of a day and the first minute at which it may change. */
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

/** The minute in which a stay begins, from which its minutes are counted. */
export const firstMinuteMs = ({ startMs }: StaySpan): number => Math.floor(startMs / minuteMs) * minuteMs;

/** What a stay is priced by. */
export interface Tariff {
  rules: readonly PriceRule[];
  holidays: ReadonlySet<string>;
  timeZone: string;
  discounts: readonly Discount[];
  /** How much of the tariff's price this vehicle pays: 100 for all of it. */
  percent: number;
}

/**
 * A stay cut where its price changes or a benefit begins or ends; hours without a price cost nothing. The parts cover the
 * whole stay. Undefined where a day of the stay is of a type that the tariff knows no lines for.
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

/** What a stay costs, in kopecks. */
export const costOf = (parts: readonly PricedPart[]): number => parts.reduce((sum, part) => sum + costOfPart(part), 0);

/** What benefits take off the price of a stay, in kopecks. */
export const saleOf = (parts: readonly PricedPart[]): number =>
  parts.reduce((sum, part) => sum + minutesOf(part) * (perMinute(part.kopecksPerHour, 0) - part.kopecksPerMin), 0);

/** What of a stay lies before a minute of it. */
export const partsUntil = <Part extends PricedPart>(parts: readonly Part[], untilMin: number): Part[] =>
  parts.filter(({ fromMin }) => fromMin < untilMin).map((part) => ({ ...part, toMin: Math.min(part.toMin, untilMin) }));

/** What the benefits are called that made parts of a stay cheaper; null where none did. */
export const discountNames = (parts: readonly PricedPart[]): string | null =>
  [...new Set(parts.flatMap(({ benefit: permit }) => permit ?? []))].join(', ') || null;

/** How much of the full price benefits take off, in tenths of a percent, rounded down (document 1, section 9). */
export const discountPermille = (parts: readonly OfferedPart[]): number => {
  const full = parts.reduce((sum, part) => sum + minutesOf(part) * part.kopecksPerHour, 0);
  const off = parts.reduce(
    (sum, part) => sum + minutesOf(part) * part.kopecksPerHour * (part.discount?.permille ?? 0),
    0,
  );
  return full === 0 ? 0 : wholeQuotient(off, full);
};
