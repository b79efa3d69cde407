import type { QueryClient } from '@tanstack/react-query';
import { renewParking as endpoint } from '~/api/contract/driverPayments';
import type { Kopecks } from '~/domain/money';
import { reservationOf, type ParkingSession } from '~/domain/session';
import { endKnownHere, isJustRenewed } from '~/state/attempts';
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
): Promise<RunResult> =>
  payAsDriver(queryClient, signIn, {
    kind: 'renew',
    endpoint,
    input: { ReservationId: reservationOf(session), Duration: durationMin, PaymentService: through?.methodId, phone: through?.phone },
    record: {
      target: session.id,
      sessionId: session.id,
      endsAtBefore: Math.max(session.endsAt, endKnownHere(session.id)),
      durationMin,
      isOnlyLink: through && true,
      isSoonAfter: isJustRenewed(session.id) || undefined,
    },
    shown: { plate: session.plate, zone: session.zone, sum },
  });
