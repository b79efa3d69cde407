import type { CallContext } from '../calls/CallContext';
import type { Discount } from '../rules/discount';
import type { VehicleCategory } from '../rules/vehicleCategory';
import { minuteMs } from '../rules/wallTime';
import { discountsOf } from '../store/benefits';
import type { Session } from '../store/sessions';
import { categoryOf } from './categoryOf';
import { hasFreeMinutesLeft } from './freeMinutes';
import { quoteStay, type Quote } from './quoteStay';

/** Who wants to park what, where and from when. */
export interface Wish {
  account: number | null;
  number: string;
  category: VehicleCategory;
  zone: string;
  startMs: number;
  /** More time of a stay, which has had its free minutes. */
  isExtension?: boolean;
}

/** More time of an account's stay, from its end. */
export const extensionOf = ({ world }: CallContext, account: number | null, { number, category, zone, endMs }: Session): Wish => ({
  account,
  number,
  category: category ?? categoryOf(world.store, account, number),
  zone,
  startMs: endMs,
  isExtension: true,
});

/** The minutes at the beginning of a stay that cost nothing: for the first stay of a vehicle in a zone on a day of the city. */
const freeMinutes = ({ world, city, rules }: CallContext, wish: Wish): Discount | undefined => {
  const count = rules.habits.freeMinutes;
  if (count === 0 || wish.isExtension || !hasFreeMinutesLeft(world.store, city, wish)) return undefined;
  const fromMs = Math.floor(wish.startMs / minuteMs) * minuteMs;
  return { fromMs, untilMs: fromMs + count * minuteMs, permille: 1000, name: `Первые ${count} мин бесплатно` };
};

/** What a wished stay costs whoever asks, with benefits, free minutes and the vehicle's category. Throws what quoteStay throws. */
export const quoteFor = (context: CallContext, wish: Wish, durationMin: number): Quote & { hasFreeMinutes: boolean } => {
  const { world, city, rules } = context;
  const { settings, habits } = rules;
  const free = freeMinutes(context, wish);
  const terms = {
    discounts: [...discountsOf(world.store, city.city, wish.account, wish.number, wish.zone), ...(free ? [free] : [])],
    percent: settings.useTsCategory ? (habits.categoryPercent[wish.category] ?? 100) : 100,
  };
  const quote = quoteStay(world.store, city, wish.zone, { startMs: wish.startMs, durationMin }, terms);
  return { ...quote, hasFreeMinutes: free !== undefined && quote.parts.some(({ discount }) => discount === free) };
};
