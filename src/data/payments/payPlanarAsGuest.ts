import { payPlanar as endpoint } from '~/api/contract/planar';
import { ticketText } from '~/domain/planar';
import type { PlanarPrice } from '~/domain/planar.flow';
import { currentCity } from '~/state/city';
import { hash } from '~/state/hash';
import { cityCall } from '../cityCall';
import { planarReply } from './planarReply';
import { runAttempt, type RunResult } from './runAttempt';

/** Asks, as a guest, for a link to the provider's page where the ticket is paid. Charges nothing by itself. */
export const payPlanarAsGuest = async (price: PlanarPrice, methodId: string): Promise<RunResult> => {
  const city = currentCity();
  const input = { paymentService: methodId, parkingNumber: price.parking, sessionId: price.sessionId };
  return runAttempt({
    record: {
      city: city.city,
      kind: 'planar',
      accountKey: 'guest',
      target: await hash(ticketText(price)),
      knownSessionIds: [],
      isOnlyLink: true,
      summary: { place: { parkingCode: price.parking }, sum: price.cost },
    },
    payload: input,
    send: async (attemptId) =>
      planarReply(await cityCall(endpoint, { ...input, attemptId: city.attemptId ? attemptId : undefined }, { token: city.guestToken })),
  });
};
