import type { ReactNode } from 'react';
import { usePaysLater } from '~/data/payments/pay-later/usePaysLater';
import { lazyPart } from '~/ui/lazyPart';
import { FormPlaceholder, type BarrierSwitch } from './-useBarrier';

const PayLaterScreen = lazyPart(
  () => import('~/features/pay-later/PayLaterScreen').then(({ PayLaterScreen }) => PayLaterScreen),
  () => (
    <div className="p-4">
      <FormPlaceholder />
    </div>
  ),
);

/** The parking screen of a city without balances, fetched only there; undefined for every other, and before the city has told (NOBAL-03). */
export const usePayLaterScreen = (barrier: BarrierSwitch): ReactNode =>
  usePaysLater() ? <PayLaterScreen link={barrier.street} barrier={barrier} /> : undefined;
