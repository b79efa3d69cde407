import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { usePaysAfterwards } from '~/data/payments/deferred/usePaysAfterwards';
import { Skeleton } from '~/ui/Skeleton';
import { later } from '~/ui/later';
import type { FlatSlots } from './-useFlat';

const DeferredScreen = later(
  () => import('~/features/deferred/DeferredScreen').then(({ DeferredScreen }) => DeferredScreen),
  () => (
    <div className="p-4">
      <Skeleton words={t`Загружаем страницу…`}>
        <div className="h-64 rounded-sheet bg-raised" />
      </Skeleton>
    </div>
  ),
);

/** The parking screen of a city without balances, fetched only there; undefined for every other, and before the city has told (NOBAL-03). */
export const useDeferred = (flat: FlatSlots): ReactNode => (usePaysAfterwards() ? <DeferredScreen link={flat.street} flat={flat} /> : undefined);
