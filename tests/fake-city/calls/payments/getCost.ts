import { hasBalance } from '../../payments/payWay';
import { extensionOf, quoteFor, type CostRequest } from '../../payments/quoteFor';
import { wireIntervals } from '../../payments/quoteStay';
import { roubles } from '../../rules/money';
import { discountNames, discountPermille } from '../../rules/tariff';
import { bookKopecks, walletOf } from '../../store/payments/ledger';
import { payerOf } from '../caller';
import type { CallContext } from '../CallContext';
import type { Handler } from '../Handler';
import { readPlace } from './readPlace';
import { readDuration, readRunningStay } from './readPurchase';
import { checkContinuation, readStart } from './readStart';
import { readVehicle } from './readVehicle';
import { rejectOverlap } from './rejectOverlap';

type Input = Parameters<Handler<'getCost'>>[0];

/** The stay to be priced: a new one, or the extension of a running one from its end. */
const costRequestOf = (
  input: Input,
  durationMin: number,
  context: CallContext,
  account: number | null,
): CostRequest => {
  const vehicle = readVehicle(context, account, { ...input, Number: input.Vehicle });
  if (input.ReservationId) {
    const stay = readRunningStay(context, account, input.ReservationId);
    checkContinuation(context, input.timestart, stay);
    return extensionOf(context, account, stay);
  }
  const { zone } = readPlace(context, input);
  const startMs = readStart(context, input.timestart);
  rejectOverlap(context, { number: vehicle.number, zone, startMs, durationMin });
  return { account, ...vehicle, zone, startMs };
};

/**
 * Prices include discounts; `refill` is the amount missing on the balance. A guest has no balance, so `moneyEnough` is
 * false.
 */
export const getCost: Handler<'getCost'> = (input, context) => {
  const account = payerOf(context);
  const durationMin = readDuration(context, input.Duration);
  const costRequest = costRequestOf(input, durationMin, context, account);
  const { parts, kopecks, saleKopecks } = quoteFor(context, costRequest, durationMin);
  const balance = hasBalance(context, account) ? bookKopecks(context.server.store, walletOf(account)) : undefined;
  const missing = Math.max(0, kopecks - (balance ?? 0));
  const intervals = wireIntervals(context.city.timeZone, { startMs: costRequest.startMs, durationMin }, parts);
  return {
    costData: { intervals, totalcost: roubles(kopecks), refill: roubles(missing) },
    totalcost: roubles(kopecks),
    totaldiscount: roubles(saleKopecks),
    benefit: discountPermille(parts) / 10,
    balance: balance === undefined ? null : roubles(balance),
    sumSale: roubles(saleKopecks),
    benefitsName: discountNames(parts),
    price: roubles(kopecks),
    priceRest: roubles(missing),
    moneyEnough: balance !== undefined && missing === 0,
  };
};
