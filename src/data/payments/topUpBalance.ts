import type { QueryClient } from '@tanstack/react-query';
import { refillBalance as endpoint } from '~/api/contract/driverPayments';
import { roublesForWire, type Kopecks } from '~/domain/money/money';
import type { SignIn } from '~/state/session/signIn';
import { payAsDriver } from './payAsDriver';
import type { RunResult } from './runAttempt';

export interface TopUp {
  methodId: string;
  sum: Kopecks;
  /** 11 digits, only for a method that requires a phone. */
  phone?: string;
}

/** Requests a link to the provider's page for topping up the balance. It charges nothing. */
export const topUpBalance = (
  queryClient: QueryClient,
  signIn: SignIn,
  { methodId, sum, phone }: TopUp,
): Promise<RunResult> =>
  payAsDriver(queryClient, signIn, {
    kind: 'refill',
    endpoint,
    input: { PaymentService: methodId, RefillAmount: roublesForWire(sum), phone },
    record: { target: 'balance' },
    summary: { sum },
  });
