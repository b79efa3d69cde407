import { t } from '@lingui/core/macro';
import { lazy, Suspense, type ReactNode } from 'react';
import { usePaysAfterwards } from '~/data/payments/deferred/usePaysAfterwards';
import { Skeleton } from '~/ui/Skeleton';
import { whenItComes } from '~/ui/whenItComes';
import type { FlatSlots } from './-useFlat';

const DeferredScreen = lazy(() =>
  whenItComes(() => import('~/features/deferred/DeferredScreen')).then((module) => ({ default: module.DeferredScreen })),
);

/** The parking screen of a city without balances, fetched only there; undefined for every other, and before the city has told (NOBAL-03). */
export const useDeferred = (flat: FlatSlots): ReactNode => {
  if (!usePaysAfterwards()) return undefined;
  return (
    <Suspense
      fallback={
        <div className="p-4">
          <Skeleton words={t`Загружаем страницу…`}>
            <div className="h-64 rounded-sheet bg-raised" />
          </Skeleton>
        </div>
      }
    >
      <DeferredScreen link={flat.street} flat={flat} />
    </Suspense>
  );
};
