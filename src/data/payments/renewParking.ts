import type { QueryClient } from '@tanstack/react-query';
import { renewParking as endpoint } from '~/api/contract/driverPayments';
import type { Kopecks } from '~/domain/money';
import { placeRef } from '~/domain/placeRef';
import { reservationOf, type ParkingSession } from '~/domain/session';
import { currentCity } from '~/state/city';
import { endKnownHere, justMade } from '~/state/repeats';
import type { SignIn } from '~/state/signIn';
import { payAsDriver } from './payAsDriver';
import type { RunResult } from './runAttempt';

/** Through whom it is paid where the balance is not enough. */
export interface PayThrough {
  methodId: string;
  /** 11 digits, only for a method that asks for it. */
  phone?: string;
}

/**
 * Extends a running stay from the driver's balance, or asks for a link to a provider's page, which charges nothing yet. The
 * server does not notice a repeated call: only the record does.
 */
export const renewParking = (
  queryClient: QueryClient,
  signIn: SignIn,
  session: ParkingSession,
  durationMin: number,
  sum: Kopecks,
  through?: PayThrough,
): Promise<RunResult> => {
  const stay = { city: currentCity().city, sessionId: session.id };
  const known = endKnownHere(stay);
  return payAsDriver(queryClient, signIn, {
    kind: 'renew',
    endpoint,
    input: { ReservationId: reservationOf(session), Duration: durationMin, PaymentService: through?.methodId, phone: through?.phone },
    record: {
      target: session.id,
      sessionId: session.id,
      endsAtBefore: Math.max(session.endsAt, known),
      endsAtRead: known > session.endsAt ? session.endsAt : undefined,
      durationMin,
      isOnlyLink: through && true,
      justMade: justMade(stay) || undefined,
    },
    summary: { plate: session.plate, place: placeRef(session), sum },
  });
};
