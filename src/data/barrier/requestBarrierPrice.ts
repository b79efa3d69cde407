import { getPlanarCost } from '~/api/contract/barrier';
import { kopecksFromRoubles } from '~/domain/money/money';
import type { BarrierTicket } from '~/domain/barrier/barrierTicket';
import type { BarrierPrice } from '~/domain/barrier/barrier.flow';
import { serverNow } from '~/state/clock';
import { cityCall } from '../cityCall';

/** The result of a price request; `none` without a usable answer. */
export type BarrierPriceResult =
  { kind: 'price'; price: BarrierPrice } | { kind: 'refused'; errorName: string; message?: string } | { kind: 'none' };

/**
 * Reads the current price of a ticket. It charges nothing and is never cached, because the price is valid for only half
 * a minute.
 */
export const requestBarrierPrice = async (
  { parking, ticket }: BarrierTicket,
  token: string,
): Promise<BarrierPriceResult> => {
  const requestedAt = Date.now();
  const outcome = await cityCall(getPlanarCost, { ticketNumber: ticket, parkingNumber: parking }, { token });
  if (outcome.kind === 'refused') return outcome;
  if (outcome.kind !== 'ok') return { kind: 'none' };
  const { cost, sessionId, parkingNumber } = outcome.value.result;
  const kopecks = kopecksFromRoubles(cost);
  // A negative number is not a price, and a missing price must not look free.
  if (kopecks < 0) return { kind: 'none' };
  // The server's clock is only certain after the answer, so the time of the request is calculated back from it.
  const at = serverNow() - (Date.now() - requestedAt);
  return { kind: 'price', price: { parking: parkingNumber || parking, ticket, cost: kopecks, priceId: sessionId, at } };
};
