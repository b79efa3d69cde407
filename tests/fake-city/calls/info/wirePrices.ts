import type { WireFeature } from '~/api/contract/map';
import { roubles } from '../../rules/money';
import type { DayType, PriceRule } from '../../rules/tariff';

type MapPrice = NonNullable<WireFeature['properties']['zone']>['prices'][number];

/** Day codes of the map: Saturday and Sunday by their number in the week, the others as agreed with the clients. */
const dayCodes: Record<DayType, number> = { default: 0, saturday: 6, sunday: 7, holiday: 8 };

/** Marks a parking that is closed at the moment. */
const closedDayCode = -2;

/** Prices of a zone in roubles per hour. */
export const zonePrices = (rules: readonly PriceRule[]) =>
  rules.map(({ dayType, from, to, kopecksPerHour }) => ({
    type: dayType,
    interval: { from, to },
    price: roubles(kopecksPerHour),
  }));

/** Prices of a zone on the map, in kopecks per hour. */
export const mapPrices = (rules: readonly PriceRule[]): MapPrice[] =>
  rules.map(({ dayType, from, to, kopecksPerHour }) => ({
    daycode: dayCodes[dayType],
    timestart: from,
    timeend: to,
    priceNum: kopecksPerHour,
  }));

export const closedPrices: MapPrice[] = [
  { daycode: closedDayCode, timestart: '00:00:00', timeend: '23:59:59', priceNum: 0 },
];
