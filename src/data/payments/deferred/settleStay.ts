import type { QueryClient } from '@tanstack/react-query';
import { cancelWithoutBalance, endDeferred, payDeferred } from '~/api/contract/withoutBalance';
import { placeRef } from '~/domain/placeRef';
import type { ParkingSession } from '~/domain/session';
import type { SignIn } from '~/state/signIn';
import { payAsDriver } from '../payAsDriver';
import type { RunResult } from '../runAttempt';

/** Ends a running stay; its price is due then. Gives a link to pay it where a method is named. */
export const endStay = (queryClient: QueryClient, signIn: SignIn, session: ParkingSession, methodId?: string): Promise<RunResult> =>
  payAsDriver(queryClient, signIn, {
    kind: 'endDeferred',
    endpoint: cancelWithoutBalance,
    input: { OrderId: session.id, PaymentService: methodId },
    record: { target: session.id, sessionId: session.id },
    summary: { plate: session.plate, place: placeRef(session) },
  });

/** Of a stay that waits for its payment: pay for all of it, or end it first where the city still counts. */
export type WaitingDeed = 'pay' | 'end';

/** Asks for a link to pay for a stay that waits. Charges nothing, and asked again says the same (document 1, section 4). */
export const settleStay = (
  queryClient: QueryClient,
  signIn: SignIn,
  session: ParkingSession,
  deed: WaitingDeed,
  methodId: string,
): Promise<RunResult> =>
  payAsDriver(queryClient, signIn, {
    kind: 'payDeferred',
    endpoint: deed === 'pay' ? payDeferred : endDeferred,
    input: { OrderId: session.id, PaymentService: methodId },
    record: { target: session.id, sessionId: session.id },
    summary: { plate: session.plate, place: placeRef(session), sum: session.amountToPay },
  });
