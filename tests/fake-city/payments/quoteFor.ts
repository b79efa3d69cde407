import type { CallContext } from '../calls/CallContext';
import type { Discount } from '../rules/discount';
import type { VehicleCategory } from '../rules/vehicleCategory';
import { minuteMs } from '../rules/wallTime';
import { discountsOf } from '../store/permits/permits';
import type { Stay } from '../store/stays/stays';
import { categoryOf } from './categoryOf';
import { hasFreeMinutesRemaining } from './freeMinutes';
import { quoteStay, type Quote } from './quoteStay';

/** Who wants to park what, where and from when. */
export interface CostRequest {
  account: number | null;
  number: string;
  category: VehicleCategory;
  zone: string;
  startMs: number;
  /** More time of a stay, which has had its free minutes. */
  isExtension?: boolean;
}

/** More time of an account's stay, from its end. */
export const extensionOf = (
  { server }: CallContext,
  account: number | null,
  { number, category, zone, endMs }: Stay,
): CostRequest => ({
  account,
  number,
  category: category ?? categoryOf(server.store, account, number),
  zone,
  startMs: endMs,
  isExtension: true,
});

/** The minutes at the beginning of a stay that cost nothing: for the first stay of a vehicle in a zone on a day of the city. */
const freeMinutes = ({ server, city, rules }: CallContext, costRequest: CostRequest): Discount | undefined => {
  const count = rules.habits.freeMinutes;
  if (count === 0 || costRequest.isExtension || !hasFreeMinutesRemaining(server.store, city, costRequest))
    return undefined;
  const fromMs = Math.floor(costRequest.startMs / minuteMs) * minuteMs;
  return { fromMs, untilMs: fromMs + count * minuteMs, permille: 1000, name: `Первые ${count} мин бесплатно` };
};

/** What a wished stay costs whoever asks, with benefits, free minutes and the vehicle's category. Throws what quoteStay throws. */
export const quoteFor = (
  context: CallContext,
  costRequest: CostRequest,
  durationMin: number,
): Quote & { hasFreeMinutes: boolean } => {
  const { server, city, rules } = context;
  const { settings, habits } = rules;
  const free = freeMinutes(context, costRequest);
  const terms = {
    discounts: [
      ...discountsOf(server.store, city.city, costRequest.account, costRequest.number, costRequest.zone),
      ...(free ? [free] : []),
    ],
    percent: settings.useTsCategory ? (habits.categoryPercent[costRequest.category] ?? 100) : 100,
  };
  const quote = quoteStay(server.store, city, costRequest.zone, { startMs: costRequest.startMs, durationMin }, terms);
  return { ...quote, hasFreeMinutes: free !== undefined && quote.parts.some(({ discount }) => discount === free) };
};
