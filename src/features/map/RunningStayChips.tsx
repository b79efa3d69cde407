import { Link } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { usePaysLater } from '~/data/payments/pay-later/usePaysLater';
import { useProfile } from '~/data/profile/useProfile';
import { useTariffContext } from '~/data/settings/useTariffContext';
import type { PlacedStay } from '~/domain/map/vehiclePlace';
import { currentStays } from '~/domain/stay/stay';
import { timeOrDate } from '~/i18n/format';
import { inLanguage } from '~/i18n/inLanguage';
import { StayChip } from '~/components/stay/StayChip';
import { dropPastPlaces } from '~/state/map/vehiclePlace';
import { nowAtom, serverNow } from '~/state/clock';
import type { GuestStay } from '~/state/payments/guestStays';
import { useStayVehiclePlace } from './vehicle/useStayVehiclePlace';
import { MapOverlay } from './list/MapOverlay';

const chipClass = 'overflow-hidden rounded-sheet border border-line bg-paper shadow-float';

/** Has no markup of its own: the map's vehicle button leads to the vehicle. */
const StayVehicle = ({ stay }: { stay: PlacedStay }) => {
  useStayVehiclePlace(stay);
  return null;
};

/** The driver's stay that ends first, with its vehicle. */
export const DriverStayChip = () => {
  const now = useAtomValue(nowAtom);
  const { profile } = useProfile();
  const paysAfterwards = usePaysLater();
  const { timeZone } = useTariffContext();
  const stays = profile?.sessions;
  const [running] = currentStays(stays ?? [], now, paysAfterwards);
  const showsStart = paysAfterwards || running?.isOpenEnded;
  useEffect(() => {
    if (stays) dropPastPlaces(serverNow(), stays);
  }, [stays]);
  return (
    running && (
      <MapOverlay>
        <div className={chipClass}>
          <Link to="/{-$lng}/profile/parking" params={inLanguage} className="block">
            <StayChip
              stay={running}
              now={now}
              since={showsStart ? timeOrDate(running.startsAt, now, timeZone) : undefined}
              timeZone={showsStart ? undefined : timeZone}
            />
          </Link>
          <StayVehicle key={running.id} stay={running} />
        </div>
      </MapOverlay>
    )
  );
};

/** A stay paid on this device without a login, with its vehicle. */
export const GuestStayChip = ({ stay }: { stay: GuestStay }) => {
  const now = useAtomValue(nowAtom);
  return (
    <MapOverlay>
      <div className={chipClass}>
        <Link to="/{-$lng}/guest-payment" params={inLanguage} search={{ stay: stay.id }} className="block">
          <StayChip stay={{ ...stay, status: 'active' }} now={now} />
        </Link>
        <StayVehicle key={stay.id} stay={stay} />
      </div>
    </MapOverlay>
  );
};
