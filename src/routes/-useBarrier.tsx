import type { ComponentType, ReactNode } from 'react';
import { HeadingAside } from '~/components/stay-form/StayForm';
import { useIsBarrierCode } from '~/data/map/useIsBarrierCode';
import { useCapabilities } from '~/data/settings/useCapabilities';
import type { StayLink } from '~/domain/stay/stayLink';
import { lazyPart } from '~/ui/lazyPart';
import { whenIdle } from '~/platform/whenIdle';

/** Not needed for paying, so it loads when the browser is idle. */
const ParkingKindSwitch = lazyPart(() =>
  whenIdle()
    .then(() => import('~/features/barrier/ParkingKindSwitch'))
    .then(({ ParkingKindSwitch }) => ParkingKindSwitch),
);
const NoBarrier = lazyPart(() => import('~/features/barrier/NoBarrier').then(({ NoBarrier }) => NoBarrier));

export interface BarrierSwitch {
  /** The link's values for the street form: the number of a car park with a barrier is not a zone. */
  street: StayLink;
  /**
   * Returns the street form, or the barrier form if one was chosen. Adds the switch between them if the city has such
   * car parks. If the city accepts no payments there, a visitor who came for one is informed.
   */
  around: (street: ReactNode) => ReactNode;
}

/**
 * Paying at a barrier, for the two pages that offer it beside their own form. Loaded only if the city has such car
 * parks (GUEST-01, PARK-03). `Form` is the page's own form for a barrier.
 */
export const useBarrier = (Form: ComponentType<{ parking?: string }>, { type, ...link }: StayLink): BarrierSwitch => {
  const can = useCapabilities();
  const isKnown = useIsBarrierCode(link.parkingCode);
  const isBarrier = type === 'planar' || isKnown;
  // Until the city's settings are known, a visitor who came for a barrier is not shown the street form.
  const isUnsettled = can?.guestPayment === 'unknown';
  const paysAtBarrier = isBarrier && (can?.canPayAtBarrier === true || isUnsettled);
  const street = isBarrier ? { ...link, parkingCode: undefined } : link;
  return {
    street,
    around: (streetForm) => (
      <>
        {isBarrier && can && !isUnsettled && !can.canPayAtBarrier && <NoBarrier />}
        <HeadingAside value={can?.canPayAtBarrier && <ParkingKindSwitch isBarrier={paysAtBarrier} />}>
          {paysAtBarrier ? <Form parking={link.parkingCode} /> : streetForm}
        </HeadingAside>
      </>
    ),
  };
};
