import type { ReactNode } from 'react';
import type { useRun } from '~/data/payments/useRun';
import type { RunResult } from '~/data/payments/runAttempt';
import type { Kopecks } from '~/domain/money/money';
import type { PaymentMethod } from '~/domain/money/paymentMethod';
import type { BarrierPrice } from '~/domain/barrier/barrier.flow';
import type { BarrierAudience } from './barrier.form';

/** Who pays at the barrier: a guest through a provider, a driver also from the balance. */
export interface BarrierPayer {
  audience: BarrierAudience;
  /** As whom the price is asked; undefined while nobody is signed in. */
  token: string | undefined;
  methods: readonly PaymentMethod[];
  /** The one that is chosen as long as nobody has chosen another. */
  defaultMethodId: string | undefined;
  /** Undefined where there is none, or it is not known. */
  balance?: Kopecks;
  /** It was read since the page was opened: one that was kept forbids nothing. */
  isBalanceFresh?: boolean;
  /** A driver's keeps the way back itself. */
  run: ReturnType<typeof useRun> & { stayHere?: () => void };
  /** What came of the payment, where it was not a plain success. */
  notice: ReactNode;
  /** Sends the payment, once. */
  pay: (price: BarrierPrice, methodId: string) => Promise<RunResult>;
}
