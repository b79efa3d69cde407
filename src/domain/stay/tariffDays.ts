import type { Kopecks } from '../money/money';
import { covers, intervalsOf, type DayType, type PriceInterval } from './tariff';

/** Hours with one price, in minutes since midnight. They never cross midnight. */
interface PricedHours {
  fromMin: number;
  toMin: number;
  perHour: Kopecks;
}

/** Day types with the same prices, and their paid hours in order. Without hours parking is free all day. */
export interface TariffDays {
  dayTypes: DayType[];
  hours: PricedHours[];
  /** The whole day is charged. */
  isAllDay: boolean;
}

const dayMin = 1440;

const paidHours = (intervals: readonly PriceInterval[]): PricedHours[] => {
  const edges = [...new Set([0, dayMin, ...intervals.flatMap(({ fromMin, toMin }) => [fromMin, toMin])])].sort(
    (one, other) => one - other,
  );
  const hours: PricedHours[] = [];
  edges.slice(0, -1).forEach((fromMin, index) => {
    const toMin = edges[index + 1] ?? dayMin;
    const perHour = intervals.find((interval) => covers(interval, fromMin))?.perHour ?? 0;
    const last = hours.at(-1);
    if (perHour === 0) return;
    if (last?.toMin === fromMin && last.perHour === perHour) last.toMin = toMin;
    else hours.push({ fromMin, toMin, perHour });
  });
  return hours;
};

/**
 * Returns the whole tariff by day types, for the tariff card. Holidays are included only if the zone has special prices
 * for them.
 */
export const tariffDays = (prices: readonly PriceInterval[]): TariffDays[] => {
  const types: DayType[] = ['default', 'saturday', 'sunday'];
  if (prices.some(({ dayType }) => dayType === 'holiday')) types.push('holiday');
  const all: TariffDays[] = [];
  for (const dayType of types) {
    const hours = paidHours(intervalsOf(prices, dayType));
    const alike = all.find((days) => JSON.stringify(days.hours) === JSON.stringify(hours));
    if (alike) alike.dayTypes.push(dayType);
    else
      all.push({
        dayTypes: [dayType],
        hours,
        isAllDay: hours.reduce((min, { fromMin, toMin }) => min + toMin - fromMin, 0) === dayMin,
      });
  }
  return all;
};
