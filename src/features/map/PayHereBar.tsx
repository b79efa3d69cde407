import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { atom, useAtomValue } from 'jotai';
import { useCapabilities } from '~/data/settings/useCapabilities';
import { inLanguage } from '~/i18n/inLanguage';
import { nowAtom } from '~/state/clock';
import { audienceAtom } from '~/state/session/signIn';
import { cityGuestStaysAtom, type GuestStay } from '~/state/payments/guestStays';
import { openDialog } from '~/state/dialogs';
import { Button } from '~/ui/Button';
import { buttonClass } from '~/ui/buttonClass';
import { lazyPart } from '~/ui/lazyPart';
import { useMedia } from '~/ui/useMedia';
import { afterMapIdle } from '~/platform/whenIdle';
import { DriverStayChip } from './DriverStayChip';
import { payBarPosition, phoneQuery } from './payBarPosition';

const GuestStayChip = lazyPart(() => import('./RunningStayChips').then(({ GuestStayChip }) => GuestStayChip));
/** Not needed to pay, so it loads once the map is idle. */
const MapControls = lazyPart(() =>
  afterMapIdle()
    .then(() => import('./locate/MapControls'))
    .then(({ MapControls }) => MapControls),
);

/** The guest's last paid stay that is not over. It changes only when the stay does, not every second. */
const runningStayAtom = atom((get): GuestStay | undefined => {
  const now = get(nowAtom);
  return get(cityGuestStaysAtom).findLast(({ state, endsAt }) => state === 'confirmed' && endsAt > now);
});

interface Props {
  /** True if the attribution line of the map is below the bar. */
  isRaised: boolean;
}

/** The lower edge of the map: running stays, and the button to pay, which most drivers came for. */
export const PayHereBar = ({ isRaised }: Props) => {
  const isDriver = useAtomValue(audienceAtom) === 'driver';
  const guestPayment = useCapabilities()?.guestPayment;
  const stay = useAtomValue(runningStayAtom);
  // The bar is as far below the map's edge as the overlays are above it.
  const isBelow = useMedia(phoneQuery);
  return (
    <div
      className={`absolute inset-x-2 pointer-events-none! mx-auto grid max-w-md grid-cols-1 gap-2 *:pointer-events-auto desk:inset-x-4 desk:mx-0 desk:max-w-96 ${payBarPosition(isRaised).bar}`}
    >
      <MapControls />
      {isDriver && <DriverStayChip />}
      {!isDriver && stay && <GuestStayChip stay={stay} />}
      <div className={`grid ${isBelow ? 'mt-2' : ''}`}>
        {isDriver && (
          <Link to="/{-$lng}/profile/parking" params={inLanguage} className={buttonClass('primary', true)}>
            {t`Оплатить парковку`}
          </Link>
        )}
        {!isDriver && guestPayment !== 'no' && (
          <Link to="/{-$lng}/guest-payment" params={inLanguage} className={buttonClass('primary', true)}>
            {t`Оплатить парковку`}
          </Link>
        )}
        {!isDriver && guestPayment === 'no' && (
          <Button isWide onClick={() => openDialog({ name: 'login', place: {} })}>
            {t`Войти и оплатить`}
          </Button>
        )}
      </div>
    </div>
  );
};
