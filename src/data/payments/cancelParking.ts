import type { QueryClient } from '@tanstack/react-query';
import { cancelParking as endpoint } from '~/api/contract/driverPayments';
import { placeRef } from '~/domain/placeRef';
import { reservationOf, type ParkingSession } from '~/domain/session';
import type { SignIn } from '~/state/signIn';
import { payAsDriver } from './payAsDriver';
import type { RunResult } from './runAttempt';

/** Stops a running stay; the unused money goes back to the balance. */
export const cancelParking = (queryClient: QueryClient, signIn: SignIn, session: ParkingSession): Promise<RunResult> =>
  payAsDriver(queryClient, signIn, {
    kind: 'cancel',
    endpoint,
    input: { ReservationId: reservationOf(session) },
    record: { target: session.id, sessionId: session.id, endsAtBefore: session.endsAt },
    summary: { plate: session.plate, place: placeRef(session) },
  });
