import type { Kopecks } from '../money/money';
import { covers, intervalsOf, type DayType, type PriceInterval } from './tariff';

/** Hours of one price: minutes since midnight; never over midnight. */
interface PricedHours {
  fromMin: number;
  toMin: number;
  perHour: Kopecks;
}

/** Day types that cost the same, with their paid hours in order; no hours where parking is free all day. */
export interface TariffDays {
  dayTypes: DayType[];
  hours: PricedHours[];
  /** The whole day is paid. */
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

/** The whole tariff by day types, as the card tells it; a holiday only where the zone has prices of its own for it. */
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
