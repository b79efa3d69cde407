import type { ReactNode } from 'react';
import type { useRun } from '~/data/payments/useRun';
import type { RunResult } from '~/data/payments/runAttempt';
import type { Kopecks } from '~/domain/money/money';
import type { PaymentMethod } from '~/domain/money/paymentMethod';
import type { BarrierPrice } from '~/domain/barrier/barrier.flow';
import type { BarrierAudience } from './barrier.form';

/** The payer at a barrier. A guest pays through a provider, a driver also from the balance. */
export interface BarrierPayer {
  audience: BarrierAudience;
  /** Token for the price request; undefined without a login. */
  token: string | undefined;
  methods: readonly PaymentMethod[];
  /** Selected until another method is chosen. */
  defaultMethodId: string | undefined;
  /** Undefined if there is no balance or it is unknown. */
  balance?: Kopecks;
  /** True if the balance was read since the page was opened. A stored, older balance must not block a payment. */
  isBalanceFresh?: boolean;
  /** Only a driver's run has `stayHere`, because it manages the return address itself. */
  run: ReturnType<typeof useRun> & { stayHere?: () => void };
  /** The outcome of the payment, unless it was a plain success. */
  notice: ReactNode;
  /** Sends the payment once. */
  pay: (price: BarrierPrice, methodId: string) => Promise<RunResult>;
}
