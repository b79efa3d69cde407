import { offerOf, type Offer } from '../../payments/subscriptions';
import { addDays, addMonths } from '../../rules/cityDays';
import { periodOf, type Period } from '../../rules/permitTerms';
import { readMoment } from '../../rules/readMoment';
import { minuteMs, wallTimeAt } from '../../rules/wallTime';
import type { CallContext } from '../CallContext';
import { Refusal } from '../Refusal';

/** A custom offer of the constructor can be bought for this long. */
const offerLifeMs = 60 * minuteMs;

/** Returns the offer with this code. Throws TariffNotFound, and PriceChangedTryLater if a custom offer has expired. */
export const readOffer = ({ server, city, nowMs }: CallContext, account: number, code: string): Offer => {
  const offer = offerOf(server.store, city.city, account, code.trim());
  if (!offer) throw new Refusal('TariffNotFound');
  if (offer.madeMs !== undefined && nowMs - offer.madeMs > offerLifeMs) throw new Refusal('PriceChangedTryLater');
  return offer;
};

/** Today, and the first and last day on which a subscription may start, in the city's time. */
export const startDays = ({ city, rules, nowMs }: CallContext): { today: string; first: string; last: string } => {
  const today = wallTimeAt(city.timeZone, nowMs).date;
  return { today, first: addDays(today, rules.settings.subscriptionStartOffset), last: addMonths(today, 1) };
};

/** Returns the city's day of a date or a moment. Throws ValidationError. */
export const readDay = ({ city }: CallContext, text: string): string => {
  const atMs = readMoment(city.timeZone, text, 'from');
  if (atMs === undefined) throw new Refusal('ValidationError');
  return wallTimeAt(city.timeZone, atMs).date;
};

/**
 * Returns the start and the end of a purchased offer. A subscription for the previous day takes no start date. Throws
 * ValidationError.
 */
export const readPeriod = (context: CallContext, { kind }: Offer, timestart = ''): Period => {
  const { timeZone } = context.city;
  const { today, first, last } = startDays(context);
  const isStated = timestart.trim() !== '';
  if (isStated === (kind.permit === 'prev_day')) throw new Refusal('ValidationError');
  if (!isStated) return periodOf(timeZone, kind, addDays(today, -1));
  const day = readDay(context, timestart);
  if (day < first || day > last) throw new Refusal('ValidationError');
  return periodOf(timeZone, kind, day);
};
