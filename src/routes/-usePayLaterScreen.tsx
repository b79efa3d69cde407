import type { ReactNode } from 'react';
import { usePaysLater } from '~/data/payments/pay-later/usePaysLater';
import { lazyPart } from '~/ui/lazyPart';
import { FormPlaceholder } from './-FormPlaceholder';
import type { BarrierSwitch } from './-useBarrier';

const PayLaterScreen = lazyPart(
  () => import('~/features/pay-later/PayLaterScreen').then(({ PayLaterScreen }) => PayLaterScreen),
  () => (
    <div className="p-4">
      <FormPlaceholder />
    </div>
  ),
);

/**
 * The parking screen of a city without balances, loaded only there. Undefined for every other city, and until the
 * settings are known (NOBAL-03).
 */
export const usePayLaterScreen = (barrier: BarrierSwitch): ReactNode =>
  usePaysLater() ? <PayLaterScreen link={barrier.street} barrier={barrier} /> : undefined;
