import type { QueryClient } from '@tanstack/react-query';
import { cancelWithoutBalance, endDeferred, payDeferred } from '~/api/contract/payLater';
import { placeRef } from '~/domain/stay/placeRef';
import type { Stay } from '~/domain/stay/stay';
import type { SignIn } from '~/state/session/signIn';
import { payAsDriver } from '../payAsDriver';
import type { RunResult } from '../runAttempt';

/** Ends a running stay, whose price is then due. If a method is given, the reply has a link to the payment page. */
export const endStay = (queryClient: QueryClient, signIn: SignIn, stay: Stay, methodId?: string): Promise<RunResult> =>
  payAsDriver(queryClient, signIn, {
    kind: 'endDeferred',
    endpoint: cancelWithoutBalance,
    input: { OrderId: stay.id, PaymentService: methodId },
    record: { target: stay.id, sessionId: stay.id },
    summary: { plate: stay.plate, place: placeRef(stay) },
  });

/**
 * How to settle a stay that waits for its payment: pay for all of it, or first end it if the city is still counting.
 */
export type UnpaidStayAction = 'pay' | 'end';

/** Requests a link to pay for a waiting stay. It charges nothing, and a repeated request gives the same reply. */
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
