import { t } from '@lingui/core/macro';
import { useState, type ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { cityKey } from '~/data/keys';
import { useCapabilities } from '~/data/settings/useCapabilities';
import type { MapFeature } from '~/domain/parking';
import type { StayLink } from '~/domain/stayLink';
import { cityIdAtom } from '~/state/city';
import { Skeleton } from '~/ui/Skeleton';
import { later } from '~/ui/later';
import { whenIdle } from '~/ui/whenIdle';

/** Stands in the place of a form that is on its way. */
export const FormIsComing = () => (
  <Skeleton words={t`Загружаем страницу…`}>
    <div className="h-64 rounded-sheet bg-raised" />
  </Skeleton>
);

/** Nobody pays by it: it comes when the browser has nothing better to do. */
const ParkingKinds = later(() =>
  whenIdle()
    .then(() => import('~/features/flat/ParkingKinds'))
    .then(({ ParkingKinds }) => ParkingKinds),
);
const GuestFlat = later(() => import('~/features/flat/GuestFlat').then(({ GuestFlat }) => GuestFlat), FormIsComing);
const DriverFlat = later(() => import('~/features/flat/DriverFlat').then(({ DriverFlat }) => DriverFlat), FormIsComing);

const NoFlat = later(() => import('~/features/flat/NoFlat').then(({ NoFlat }) => NoFlat));

export interface Flat {
  /** What the link says to the form for a place in the street: the number of a barrier's parking is no zone. */
  street: StayLink;
  /**
   * The form for a place in the street, or that of a barrier where one was chosen, with the switch between them where the city has such parkings;
   * where it takes no money at them, that is said to who comes for one.
   */
  around: (street: ReactNode) => ReactNode;
}

/** Is it the code of a parking with a barrier, as far as the map has been loaded? */
const useIsBarrier = (code: string | undefined): boolean => {
  const city = useAtomValue(cityIdAtom) ?? '';
  const client = useQueryClient();
  if (code === undefined) return false;
  const map = client.getQueryData<{ features: readonly MapFeature[] }>(cityKey(city, 'map'));
  return map?.features.some((feature) => feature.category === 'planar' && feature.code === code) ?? false;
};

/** Paying at a barrier, for the two pages that have it beside their own form: fetched only where the city has such parkings (GUEST-01, PARK-03). */
export const useFlat = (who: 'guest' | 'driver', { type, ...link }: StayLink): Flat => {
  const can = useCapabilities();
  const isKnown = useIsBarrier(link.parkingCode);
  const isBarrier = type === 'planar' || isKnown;
  // Before the city has told its settings, who comes for a barrier is not shown a kerb.
  const isUntold = can?.guestPayment === 'unknown';
  const isFlat = isBarrier && (can?.canPayFlat === true || isUntold);
  const Form = who === 'guest' ? GuestFlat : DriverFlat;
  const street = isBarrier ? { ...link, parkingCode: undefined } : link;
  // Who came by the number of a place in the street stands there: the switch comes below the form, and moves nothing of it. A code it takes
  // out of the address itself, and stays where it is.
  const [isByCode] = useState(street.parkingCode !== undefined);
  const isBelow = street.zone !== undefined || (isByCode && !isKnown);
  const kinds = can?.canPayFlat && <ParkingKinds isFlat={isFlat} isBelow={isBelow} />;
  return {
    street,
    around: (streetForm) => (
      <>
        {isBarrier && can && !isUntold && !kinds && <NoFlat />}
        {!isBelow && kinds}
        {isFlat ? <Form parking={link.parkingCode} /> : streetForm}
        {isBelow && kinds}
      </>
    ),
  };
};
