import type { QueryClient } from '@tanstack/react-query';
import { cancelWithoutBalance, endDeferred, payDeferred } from '~/api/contract/payLater';
import { placeRef } from '~/domain/stay/placeRef';
import type { Stay } from '~/domain/stay/stay';
import type { SignIn } from '~/state/session/signIn';
import { payAsDriver } from '../payAsDriver';
import type { RunResult } from '../runAttempt';

/** Ends a running stay; its price is due then. Gives a link to pay it where a method is named. */
export const endStay = (queryClient: QueryClient, signIn: SignIn, stay: Stay, methodId?: string): Promise<RunResult> =>
  payAsDriver(queryClient, signIn, {
    kind: 'endDeferred',
    endpoint: cancelWithoutBalance,
    input: { OrderId: stay.id, PaymentService: methodId },
    record: { target: stay.id, sessionId: stay.id },
    summary: { plate: stay.plate, place: placeRef(stay) },
  });

/** Of a stay that waits for its payment: pay for all of it, or end it first where the city still counts. */
export type UnpaidStayAction = 'pay' | 'end';

/** Asks for a link to pay for a stay that waits. Charges nothing, and asked again says the same (document 1, section 4). */
export const requestStayPayment = (
  queryClient: QueryClient,
  signIn: SignIn,
  stay: Stay,
  action: UnpaidStayAction,
  methodId: string,
): Promise<RunResult> =>
  payAsDriver(queryClient, signIn, {
    kind: 'payDeferred',
    endpoint: action === 'pay' ? payDeferred : endDeferred,
    input: { OrderId: stay.id, PaymentService: methodId },
    record: { target: stay.id, sessionId: stay.id },
    summary: { plate: stay.plate, place: placeRef(stay), sum: stay.amountToPay },
  });
