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

/** How long a stay may run: as long as it says, or until it is ended. Throws NoDurationSelected, also for a stay told afterwards that does not say. */
const readTime = (input: Input, context: CallContext): { startMs: number; durationMin: number } => {
  const startMs = readStart(context, input.timestart);
  if (input.Duration !== undefined) return { startMs, durationMin: readDuration(context, input.Duration) };
  if (input.timestart?.trim()) throw new Refusal('NoDurationSelected');
  return { startMs, durationMin: context.rules.settings.intervals.max };
};

/** Begins a stay that is paid for afterwards, at the prices of its beginning (document 1, section 7). Nothing is charged. */
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
