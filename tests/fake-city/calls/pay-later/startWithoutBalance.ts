import { quoteFor } from '../../payments/quoteFor';
import { addPayLater } from '../../store/stays/payLaterStays';
import { addStay } from '../../store/stays/stays';
import { driverOf } from '../caller';
import type { CallContext } from '../CallContext';
import type { Handler } from '../Handler';
import { readPlace } from '../payments/readPlace';
import { readDuration } from '../payments/readPurchase';
import { readStart } from '../payments/readStart';
import { readVehicle } from '../payments/readVehicle';
import { rejectOverlap } from '../payments/rejectOverlap';
import { Refusal } from '../Refusal';
import { requireNoBalances } from './payLaterStayOf';

type Input = Parameters<Handler<'startWithoutBalance'>>[0];

/**
 * Returns the start and the maximum length of a stay: its stated duration, or the longest one that the city sells.
 * Throws NoDurationSelected, also for a retroactive stay without a duration.
 */
const readTime = (input: Input, context: CallContext): { startMs: number; durationMin: number } => {
  const startMs = readStart(context, input.timestart);
  if (input.Duration !== undefined) return { startMs, durationMin: readDuration(context, input.Duration) };
  if (input.timestart?.trim()) throw new Refusal('NoDurationSelected');
  return { startMs, durationMin: context.rules.settings.intervals.max };
};

/** Starts a pay-later stay at the prices of its start. Nothing is charged. */
export const startWithoutBalance: Handler<'startWithoutBalance'> = (input, context) => {
  const account = driverOf(context);
  requireNoBalances(context);
  const { server, city, nowMs, request } = context;
  const vehicle = readVehicle(context, account, input.Vehicle);
  const place = readPlace(context, input);
  const { startMs, durationMin } = readTime(input, context);
  const stay = { ...place, ...vehicle, account, startMs, durationMin };
  rejectOverlap(context, stay);
  const { parts } = quoteFor(context, stay, durationMin);
  const id = addStay(server.store, city.city, { ...stay, parts, kopecks: 0, madeMs: nowMs, request });
  addPayLater(server.store, city.city, id);
  return { message: 'Парковка началась' };
};
