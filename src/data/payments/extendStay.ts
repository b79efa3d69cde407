import type { QueryClient } from '@tanstack/react-query';
import { renewParking as endpoint } from '~/api/contract/driverPayments';
import type { Kopecks } from '~/domain/money/money';
import { placeRef } from '~/domain/stay/placeRef';
import { reservationIdOf, type Stay } from '~/domain/stay/stay';
import { currentCity } from '~/state/currentCity';
import { endKnownByDevice, justMade } from '~/state/payments/recentPayments';
import type { SignIn } from '~/state/session/signIn';
import { timestart } from '../timestart';
import { payAsDriver } from './payAsDriver';
import type { RunResult } from './runAttempt';

/** The payment method if the balance is not enough. */
export interface ProviderMethod {
  methodId: string;
  /** 11 digits, only for a method that requires a phone. */
  phone?: string;
}

/**
 * Extends a running stay from the driver's balance, or requests a link to a provider's page, which charges nothing yet.
 * The server does not recognise a repeated call. Only the attempt's record does.
 */
export const extendStay = (
  queryClient: QueryClient,
  signIn: SignIn,
  stay: Stay,
  durationMin: number,
  sum: Kopecks,
  providerMethod?: ProviderMethod,
): Promise<RunResult> => {
  const stayRef = { city: currentCity().city, sessionId: stay.id };
  const known = endKnownByDevice(stayRef);
  return payAsDriver(queryClient, signIn, {
    kind: 'renew',
    endpoint,
    input: {
      ReservationId: reservationIdOf(stay),
      Duration: durationMin,
      PaymentService: providerMethod?.methodId,
      phone: providerMethod?.phone,
      // The added time continues from the end that the city has listed.
      timestart: timestart(stay.endsAt),
    },
    record: {
      target: stay.id,
      sessionId: stay.id,
      endsAtBefore: Math.max(stay.endsAt, known),
      endsAtRead: known > stay.endsAt ? stay.endsAt : undefined,
      durationMin,
      isOnlyLink: providerMethod && true,
      justMade: justMade(stayRef) || undefined,
    },
    summary: { plate: stay.plate, place: placeRef(stay), sum },
  });
};
