import { payPlanar as endpoint } from '~/api/contract/barrier';
import { ticketText } from '~/domain/barrier/barrierTicket';
import type { BarrierPrice } from '~/domain/barrier/barrier.flow';
import { currentCity } from '~/state/currentCity';
import { hash } from '~/state/hash';
import { cityCall } from '../cityCall';
import { barrierReply } from './barrierReply';
import { runAttempt, type RunResult } from './runAttempt';

/** Requests, as a guest, a link to the provider's page where the ticket is paid. The request charges nothing. */
export const payBarrierAsGuest = async (price: BarrierPrice, methodId: string): Promise<RunResult> => {
  const city = currentCity();
  const input = { paymentService: methodId, parkingNumber: price.parking, sessionId: price.priceId };
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
      barrierReply(
        await cityCall(
          endpoint,
          { ...input, attemptId: city.attemptId ? attemptId : undefined },
          { token: city.guestToken },
        ),
      ),
  });
};
