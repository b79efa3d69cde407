import type { QueryClient } from '@tanstack/react-query';
import { cancelParking as endpoint } from '~/api/contract/driverPayments';
import { placeRef } from '~/domain/stay/placeRef';
import { reservationIdOf, type Stay } from '~/domain/stay/stay';
import type { SignIn } from '~/state/session/signIn';
import { payAsDriver } from './payAsDriver';
import type { RunResult } from './runAttempt';

/** Stops a running stay. The unused money returns to the balance. */
export const cancelStay = (queryClient: QueryClient, signIn: SignIn, stay: Stay): Promise<RunResult> =>
  payAsDriver(queryClient, signIn, {
    kind: 'cancel',
    endpoint,
    input: { ReservationId: reservationIdOf(stay) },
    record: { target: stay.id, sessionId: stay.id, endsAtBefore: stay.endsAt },
    summary: { plate: stay.plate, place: placeRef(stay) },
  });
