import type { QueryClient } from '@tanstack/react-query';
import { renewParking as endpoint } from '~/api/contract/driverPayments';
import type { Kopecks } from '~/domain/money';
import { reservationOf, type ParkingSession } from '~/domain/session';
import type { SignIn } from '~/state/signIn';
import { payAsDriver } from './payAsDriver';
import type { RunResult } from './runAttempt';

/** Extends a running stay from the driver's balance. The server does not notice a repeated call: only the record does. */
export const renewParking = (
  queryClient: QueryClient,
  signIn: SignIn,
  session: ParkingSession,
  durationMin: number,
  sum: Kopecks,
): Promise<RunResult> =>
  payAsDriver(queryClient, signIn, {
    kind: 'renew',
    endpoint,
    input: { ReservationId: reservationOf(session), Duration: durationMin },
    record: { target: session.id, sessionId: session.id, endsAtBefore: session.endsAt, durationMin },
    shown: { plate: session.plate, zone: session.zone, sum },
  });
