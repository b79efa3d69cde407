import type { DayType, PriceRule } from '../rules/tariff';
import type { Random } from './random';

const rule = (dayType: DayType, from: string, to: string, roublesPerHour: number): PriceRule => ({
  dayType,
  from: `${from}:00`,
  to: to === '24:00' ? '23:59:59' : `${to}:00`,
  kopecksPerHour: roublesPerHour * 100,
});

const wholeDay = (dayType: DayType, roublesPerHour: number): PriceRule =>
  rule(dayType, '00:00', '24:00', roublesPerHour);

/** One price at all times, for a zone that is never free. */
export const roundTheClock = (roublesPerHour: number): PriceRule[] =>
  (['default', 'saturday', 'sunday', 'holiday'] as const).map((dayType) => wholeDay(dayType, roublesPerHour));

/** Most expensive by day, cheaper in the evening and on Saturdays, free at night, on Sundays and on holidays. */
export const daytime = (roublesPerHour: number, eveningRoubles: number, saturdayRoubles: number): PriceRule[] => [
  rule('default', '08:00', '20:00', roublesPerHour),
  rule('default', '20:00', '24:00', eveningRoubles),
  rule('saturday', '08:00', '20:00', saturdayRoubles),
  wholeDay('sunday', 0),
  wholeDay('holiday', 0),
];

/** Paid only during office hours on working days. */
const officeHours = (roublesPerHour: number): PriceRule[] => [
  rule('default', '09:00', '18:00', roublesPerHour),
  wholeDay('saturday', 0),
  wholeDay('sunday', 0),
  wholeDay('holiday', 0),
];

/** The city centre: expensive by day, more expensive in the evening, also paid at weekends. */
const centre = (roublesPerHour: number): PriceRule[] => [
  rule('default', '08:00', '21:00', roublesPerHour),
  rule('default', '21:00', '24:00', roublesPerHour + 50),
  rule('saturday', '08:00', '24:00', roublesPerHour),
  rule('sunday', '10:00', '22:00', roublesPerHour / 2),
  wholeDay('holiday', 0),
];

/** Generated prices of a zone; `share` is 0 in the city centre and 1 at the edge. */
export const inventedPrices = (random: Random, share: number): PriceRule[] => {
  if (share < 0.3) return centre(random.pick([90, 100, 120, 150]));
  if (random.happens(0.2)) return officeHours(random.pick([24, 30, 36]));
  return daytime(random.pick([30, 40, 50, 60]), random.pick([20, 24, 30]), random.pick([20, 30]));
};
