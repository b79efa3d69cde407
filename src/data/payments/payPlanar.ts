import type { QueryClient } from '@tanstack/react-query';
import { payPlanar as endpoint } from '~/api/contract/planar';
import { ticketText } from '~/domain/planar';
import type { PlanarPrice } from '~/domain/planar.flow';
import { balanceMethod } from '~/domain/paymentMethod';
import { hash } from '~/state/hash';
import type { SignIn } from '~/state/signIn';
import { payAsDriver } from './payAsDriver';
import { planarReply } from './planarReply';
import type { RunResult } from './runAttempt';

/** Pays a ticket from the driver's balance, or asks for a link to a provider's page, which charges nothing yet. */
export const payPlanar = async (queryClient: QueryClient, signIn: SignIn, price: PlanarPrice, methodId: string): Promise<RunResult> =>
  payAsDriver(queryClient, signIn, {
    kind: 'planar',
    endpoint,
    input: { paymentService: methodId, parkingNumber: price.parking, sessionId: price.sessionId },
    record: { target: await hash(ticketText(price)), isOnlyLink: methodId === balanceMethod ? undefined : true },
    summary: { place: { parkingCode: price.parking }, sum: price.cost },
    read: planarReply,
  });
