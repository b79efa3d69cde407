import type { ReactNode } from 'react';
import type { useRun } from '~/data/payments/useRun';
import type { RunResult } from '~/data/payments/runAttempt';
import type { Kopecks } from '~/domain/money';
import type { PaymentMethod } from '~/domain/paymentMethod';
import type { PlanarPrice } from '~/domain/planar.flow';
import type { Who } from './flat.form';

/** Who pays at the barrier: a guest through a provider, a driver also from the balance. */
export interface Payer {
  who: Who;
  /** As whom the price is asked; undefined while nobody is signed in. */
  token: string | undefined;
  methods: readonly PaymentMethod[];
  /** The one that is chosen as long as nobody has chosen another. */
  usualMethodId: string | undefined;
  /** Undefined where there is none, or it is not known. */
  balance?: Kopecks;
  /** It was read since the page was opened: one that was kept forbids nothing. */
  isBalanceFresh?: boolean;
  /** A driver's keeps the way back itself. */
  run: ReturnType<typeof useRun> & { stayHere?: () => void };
  /** What came of the payment, where it was not a plain success. */
  notice: ReactNode;
  /** Sends the payment, once. */
  pay: (price: PlanarPrice, methodId: string) => Promise<RunResult>;
}
