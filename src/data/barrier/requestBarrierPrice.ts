import { getPlanarCost } from '~/api/contract/barrier';
import { kopecksFromRoubles } from '~/domain/money/money';
import type { BarrierTicket } from '~/domain/barrier/barrierTicket';
import type { BarrierPrice } from '~/domain/barrier/barrier.flow';
import { serverNow } from '~/state/clock';
import { cityCall } from '../cityCall';

/** What came of asking; `none` where nothing usable was answered. */
export type BarrierPriceResult =
  { kind: 'price'; price: BarrierPrice } | { kind: 'refused'; errorName: string; message?: string } | { kind: 'none' };

/** What a ticket costs now. Only a reading: nobody is charged, and no copy is kept, for the price lives half a minute. */
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
  // Nothing below zero is a price, and what is none must not look free.
  if (kopecks < 0) return { kind: 'none' };
  // Only now is the server's clock known for sure: of the asking it is told backwards.
  const at = serverNow() - (Date.now() - requestedAt);
  return { kind: 'price', price: { parking: parkingNumber || parking, ticket, cost: kopecks, priceId: sessionId, at } };
};
