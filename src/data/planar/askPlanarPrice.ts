import { getPlanarCost } from '~/api/contract/planar';
import { kopecksFromRoubles } from '~/domain/money';
import type { PlanarTicket } from '~/domain/planar';
import type { PlanarPrice } from '~/domain/planar.flow';
import { serverNow } from '~/state/clock';
import { cityCall } from '../cityCall';

/** What came of asking; `none` where nothing usable was answered. */
export type PlanarAnswer = { kind: 'price'; price: PlanarPrice } | { kind: 'refused'; errorName: string; message?: string } | { kind: 'none' };

/** What a ticket costs now. Only a reading: nobody is charged, and no copy is kept, for the price lives half a minute. */
export const askPlanarPrice = async ({ parking, ticket }: PlanarTicket, token: string): Promise<PlanarAnswer> => {
  const askedAt = Date.now();
  const outcome = await cityCall(getPlanarCost, { ticketNumber: ticket, parkingNumber: parking }, { token });
  if (outcome.kind === 'refused') return outcome;
  if (outcome.kind !== 'ok') return { kind: 'none' };
  const { cost, sessionId, parkingNumber } = outcome.value.result;
  const kopecks = kopecksFromRoubles(cost);
  // Nothing below zero is a price, and what is none must not look free.
  if (kopecks < 0) return { kind: 'none' };
  // Only now is the server's clock known for sure: of the asking it is told backwards.
  const at = serverNow() - (Date.now() - askedAt);
  return { kind: 'price', price: { parking: parkingNumber || parking, ticket, cost: kopecks, sessionId, at } };
};
