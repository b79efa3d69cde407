import { t } from '@lingui/core/macro';
import { useState, type ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { cityKey } from '~/data/queryKeys';
import { useCapabilities } from '~/data/settings/useCapabilities';
import type { MapFeature } from '~/domain/map/mapFeature';
import type { StayLink } from '~/domain/stay/stayLink';
import { cityIdAtom } from '~/state/currentCity';
import { Skeleton } from '~/ui/Skeleton';
import { lazyPart } from '~/ui/lazyPart';
import { whenIdle } from '~/platform/whenIdle';

/** Stands in the place of a form that is on its way. */
export const FormPlaceholder = () => (
  <Skeleton message={t`Загружаем страницу…`}>
    <div className="h-64 rounded-sheet bg-raised" />
  </Skeleton>
);

/** Nobody pays by it: it comes when the browser has nothing better to do. */
const ParkingKindSwitch = lazyPart(() =>
  whenIdle()
    .then(() => import('~/features/barrier/ParkingKindSwitch'))
    .then(({ ParkingKindSwitch }) => ParkingKindSwitch),
);
const GuestBarrier = lazyPart(
  () => import('~/features/barrier/GuestBarrier').then(({ GuestBarrier }) => GuestBarrier),
  FormPlaceholder,
);
const DriverBarrier = lazyPart(
  () => import('~/features/barrier/DriverBarrier').then(({ DriverBarrier }) => DriverBarrier),
  FormPlaceholder,
);

const NoBarrier = lazyPart(() => import('~/features/barrier/NoBarrier').then(({ NoBarrier }) => NoBarrier));

export interface BarrierSwitch {
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
export const useBarrier = (who: 'guest' | 'driver', { type, ...link }: StayLink): BarrierSwitch => {
  const can = useCapabilities();
  const isKnown = useIsBarrier(link.parkingCode);
  const isBarrier = type === 'planar' || isKnown;
  // Before the city has told its settings, who comes for a barrier is not shown a kerb.
  const isUnsettled = can?.guestPayment === 'unknown';
  const paysAtBarrier = isBarrier && (can?.canPayAtBarrier === true || isUnsettled);
  const Form = who === 'guest' ? GuestBarrier : DriverBarrier;
  const street = isBarrier ? { ...link, parkingCode: undefined } : link;
  // Who came by the number of a place in the street stands there: the switch comes below the form, and moves nothing of it. A code it takes
  // out of the address itself, and stays where it is.
  const [isByCode] = useState(street.parkingCode !== undefined);
  const isBelow = street.zone !== undefined || (isByCode && !isKnown);
  const kinds = can?.canPayAtBarrier && <ParkingKindSwitch isBarrier={paysAtBarrier} isBelow={isBelow} />;
  return {
    street,
    around: (streetForm) => (
      <>
        {isBarrier && can && !isUnsettled && !kinds && <NoBarrier />}
        {!isBelow && kinds}
        {paysAtBarrier ? <Form parking={link.parkingCode} /> : streetForm}
        {isBelow && kinds}
      </>
    ),
  };
};
