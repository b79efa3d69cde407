import { hasBalance } from '../../payments/payWay';
import { quoteStay, wireIntervals } from '../../payments/quoteStay';
import { roubles } from '../../rules/money';
import { bookKopecks, walletOf } from '../../store/ledger';
import { runningSession } from '../../store/sessions';
import { payerOf } from '../caller';
import type { CallContext } from '../CallContext';
import type { Handler } from '../Handler';
import { readPlace } from './readPlace';
import { readDuration, readPlate, readRunningSession } from './readPurchase';
import { Refusal } from '../Refusal';

type Input = Parameters<Handler<'getCost'>>[0];

/** The stay to be priced: a new one from now, or the rest of a running one from its end. */
const stayOf = (input: Input, context: CallContext, account: number | null) => {
  const number = readPlate(input.Vehicle);
  if (input.ReservationId) {
    const session = readRunningSession(context, account, input.ReservationId);
    return { zone: session.zone, startMs: session.endMs };
  }
  const { zone } = readPlace(context, input);
  const { world, city, rules, nowMs } = context;
  if (rules.habits.guardsRepeatedStart && runningSession(world.store, city.city, number, zone, nowMs))
    throw new Refusal('ParkingSessionAlreadyExists');
  return { zone, startMs: nowMs };
};

/**
 * Document 1, sections 7 and 9. `refill` is what is missing on the balance; a guest has none, so money is never enough.
 * No benefits are known to these cities yet: discounts are zero.
 */
export const getCost: Handler<'getCost'> = (input, context) => {
  const account = payerOf(context);
  const { zone, startMs } = stayOf(input, context, account);
  const stay = { startMs, durationMin: readDuration(context, input.Duration) };
  const { store } = context.world;
  const { parts, kopecks } = quoteStay(store, context.city, zone, stay);
  const balance = hasBalance(context, account) ? bookKopecks(store, walletOf(account)) : undefined;
  const missing = Math.max(0, kopecks - (balance ?? 0));
  return {
    costData: { intervals: wireIntervals(context.city.timeZone, stay, parts), totalcost: roubles(kopecks), refill: roubles(missing) },
    totalcost: roubles(kopecks),
    totaldiscount: 0,
    benefit: 0,
    balance: balance === undefined ? null : roubles(balance),
    sumSale: 0,
    benefitsName: null,
    price: roubles(kopecks),
    priceRest: roubles(missing),
    moneyEnough: balance !== undefined && missing === 0,
  };
};
