import type { CallContext } from '../calls/CallContext';
import type { Discount } from '../rules/discount';
import { isMotoPlate } from '../rules/plateKey';
import { isCategory, type VehicleCategory } from '../rules/vehicleCategory';
import { dayMs, minuteMs, momentOf, wallTimeAt } from '../rules/wallTime';
import { discountsOf } from '../store/benefits';
import { hasBegun } from '../store/sessions';
import { vehicleByPlate } from '../store/vehicles';
import { quoteStay, type Quote, type Terms } from './quoteStay';

/** Who wants to park what, where and from when. */
export interface Wish {
  account: number | null;
  number: string;
  zone: string;
  startMs: number;
  /** More time of a stay, which has had its free minutes. */
  isExtension?: boolean;
  /** What the driver says the vehicle is. */
  category?: VehicleCategory;
}

/** The category of the account's own vehicle, else what the driver says, else what the plate looks like. */
const categoryOf = ({ world }: CallContext, { account, number, category }: Wish): VehicleCategory => {
  const own = account === null ? undefined : vehicleByPlate(world.store, account, number)?.category;
  if (own !== undefined && isCategory(own)) return own;
  return category ?? (isMotoPlate(number) ? 'A' : 'B');
};

/** The minutes at the beginning of a stay that cost nothing: for the first stay of a vehicle in a zone on a day of the city. */
const freeMinutes = ({ world, city, rules }: CallContext, { number, zone, startMs, isExtension }: Wish): Discount[] => {
  const count = rules.habits.freeMinutes;
  if (count === 0 || isExtension) return [];
  const { date } = wallTimeAt(city.timeZone, startMs);
  const today = { number, zone, fromMs: momentOf(city.timeZone, date, 0), untilMs: momentOf(city.timeZone, date, dayMs) };
  if (hasBegun(world.store, city.city, today)) return [];
  const fromMs = Math.floor(startMs / minuteMs) * minuteMs;
  return [{ fromMs, untilMs: fromMs + count * minuteMs, permille: 1000, name: `Первые ${count} мин бесплатно` }];
};

/** Benefits, free minutes, and the vehicle's category. */
const termsOf = (context: CallContext, wish: Wish): Terms => {
  const { world, city, rules } = context;
  const { settings, habits } = rules;
  return {
    discounts: [...discountsOf(world.store, city.city, wish.account, wish.number, wish.zone), ...freeMinutes(context, wish)],
    percent: settings.useTsCategory ? (habits.categoryPercent[categoryOf(context, wish)] ?? 100) : 100,
  };
};

/** What a wished stay costs whoever asks. Throws what quoteStay throws. */
export const quoteFor = (context: CallContext, wish: Wish, durationMin: number): Quote =>
  quoteStay(context.world.store, context.city, wish.zone, { startMs: wish.startMs, durationMin }, termsOf(context, wish));
