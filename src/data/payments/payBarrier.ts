import type { QueryClient } from '@tanstack/react-query';
import { payPlanar as endpoint } from '~/api/contract/barrier';
import { ticketText } from '~/domain/barrier/barrierTicket';
import type { BarrierPrice } from '~/domain/barrier/barrier.flow';
import { balanceMethod } from '~/domain/money/paymentMethod';
import { hash } from '~/state/hash';
import type { SignIn } from '~/state/session/signIn';
import { payAsDriver } from './payAsDriver';
import { barrierReply } from './barrierReply';
import type { RunResult } from './runAttempt';

/** Pays a ticket from the driver's balance, or requests a link to a provider's page, which charges nothing yet. */
export const payBarrier = async (
  queryClient: QueryClient,
  signIn: SignIn,
  price: BarrierPrice,
  methodId: string,
): Promise<RunResult> =>
  payAsDriver(queryClient, signIn, {
    kind: 'planar',
    endpoint,
    input: { paymentService: methodId, parkingNumber: price.parking, sessionId: price.priceId },
    record: { target: await hash(ticketText(price)), isOnlyLink: methodId === balanceMethod ? undefined : true },
    summary: { place: { parkingCode: price.parking }, sum: price.cost },
    mapReply: barrierReply,
  });
