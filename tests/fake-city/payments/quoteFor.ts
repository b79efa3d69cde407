import type { CallContext } from '../calls/CallContext';
import type { Discount } from '../rules/discount';
import type { VehicleCategory } from '../rules/vehicleCategory';
import { minuteMs } from '../rules/wallTime';
import { discountsOf } from '../store/permits/permits';
import type { Stay } from '../store/stays/stays';
import { categoryOf } from './categoryOf';
import { hasFreeMinutesRemaining } from './freeMinutes';
import { quoteStay, type Quote } from './quoteStay';

/** The stay to be priced. */
export interface CostRequest {
  account: number | null;
  number: string;
  category: VehicleCategory;
  zone: string;
  startMs: number;
  /** True for the extension of a stay: it gets no free minutes. */
  isExtension?: boolean;
}

/** The request for extending an account's stay from its end. */
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

/** The free minutes at the start of a stay. Only a vehicle's first stay in a zone on a day of the city has them. */
const freeMinutes = ({ server, city, rules }: CallContext, costRequest: CostRequest): Discount | undefined => {
  const count = rules.habits.freeMinutes;
  if (count === 0 || costRequest.isExtension || !hasFreeMinutesRemaining(server.store, city, costRequest))
    return undefined;
  const fromMs = Math.floor(costRequest.startMs / minuteMs) * minuteMs;
  return { fromMs, untilMs: fromMs + count * minuteMs, permille: 1000, name: `Первые ${count} мин бесплатно` };
};

/**
 * The price of a requested stay for the caller, with benefits, free minutes and the vehicle's category. Throws what
 * quoteStay throws.
 */
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
