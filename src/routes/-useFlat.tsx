import { t } from '@lingui/core/macro';
import { lazy, Suspense, type ReactNode } from 'react';
import { useCapabilities } from '~/data/settings/useCapabilities';
import type { StayLink } from '~/domain/stayLink';
import { Skeleton } from '~/ui/Skeleton';
import { whenIdle } from '~/ui/whenIdle';
import { whenItComes } from '~/ui/whenItComes';

/** Nobody pays by it: it comes when the browser has nothing better to do. */
const ParkingKinds = lazy(() =>
  whenIdle()
    .then(() => whenItComes(() => import('~/features/flat/ParkingKinds')))
    .then((module) => ({ default: module.ParkingKinds })),
);
const GuestFlat = lazy(() => whenItComes(() => import('~/features/flat/GuestFlat')).then((module) => ({ default: module.GuestFlat })));
const DriverFlat = lazy(() => whenItComes(() => import('~/features/flat/DriverFlat')).then((module) => ({ default: module.DriverFlat })));

export interface FlatSlots {
  /** The switch, where the city has parkings with a barrier. */
  kinds: ReactNode;
  /** What stands in the place of the form for a place in the street, where a barrier was chosen. */
  form: ReactNode;
}

/** Paying at a barrier, for the two pages that have it beside their own form: fetched only where the city has such parkings (GUEST-01, PARK-03). */
export const useFlat = (who: 'guest' | 'driver', { type, parkingCode }: StayLink): FlatSlots => {
  const can = useCapabilities();
  // Before the city has told its settings, who comes for a barrier is not shown a kerb.
  const isFlat = type === 'planar' && (can?.canPayFlat === true || can?.guestPayment === 'unknown');
  const Form = who === 'guest' ? GuestFlat : DriverFlat;
  return {
    kinds: can?.canPayFlat && (
      <Suspense>
        <ParkingKinds isFlat={isFlat} />
      </Suspense>
    ),
    form: isFlat && (
      <Suspense
        fallback={
          <Skeleton words={t`Загружаем страницу…`}>
            <div className="h-64 rounded-sheet bg-raised" />
          </Skeleton>
        }
      >
        <Form parking={parkingCode} />
      </Suspense>
    ),
  };
};
