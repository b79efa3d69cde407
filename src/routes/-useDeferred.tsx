import type { ReactNode } from 'react';
import { usePaysAfterwards } from '~/data/payments/deferred/usePaysAfterwards';
import { later } from '~/ui/later';
import { FormIsComing, type Flat } from './-useFlat';

const DeferredScreen = later(
  () => import('~/features/deferred/DeferredScreen').then(({ DeferredScreen }) => DeferredScreen),
  () => (
    <div className="p-4">
      <FormIsComing />
    </div>
  ),
);

/** The parking screen of a city without balances, fetched only there; undefined for every other, and before the city has told (NOBAL-03). */
export const useDeferred = (flat: Flat): ReactNode => (usePaysAfterwards() ? <DeferredScreen link={flat.street} flat={flat} /> : undefined);
