import { t } from '@lingui/core/macro';
import { atom, useAtomValue } from 'jotai';
import type { ComponentProps } from 'react';
import { useCapabilities } from '~/data/settings/useCapabilities';
import { nowAtom } from '~/state/clock';
import { audienceAtom } from '~/state/session/signIn';
import { cityGuestStaysAtom, type GuestStay } from '~/state/payments/guestStays';
import { openDialog } from '~/state/dialogs';
import { Button } from '~/ui/Button';
import { lazyPart } from '~/ui/lazyPart';
import { afterMapIdle } from '~/platform/whenIdle';
import { DriverStayChip } from './DriverStayChip';
import { PayBar, PayLink } from './PayBar';

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

/** The lower edge of the map: running stays, and the button to pay, which most drivers came for. */
export const PayHereBar = ({
  isRaised,
  isOverList,
}: Pick<ComponentProps<typeof PayBar>, 'isRaised' | 'isOverList'>) => {
  const isDriver = useAtomValue(audienceAtom) === 'driver';
  const guestPayment = useCapabilities()?.guestPayment;
  const stay = useAtomValue(runningStayAtom);
  return (
    <PayBar
      isRaised={isRaised}
      isOverList={isOverList}
      button={
        !isDriver && guestPayment === 'no' ? (
          <Button isWide onClick={() => openDialog({ name: 'login', place: {} })}>
            {t`Войти и оплатить`}
          </Button>
        ) : (
          <PayLink isDriver={isDriver} />
        )
      }
    >
      <MapControls />
      {isDriver && <DriverStayChip />}
      {!isDriver && stay && <GuestStayChip stay={stay} />}
    </PayBar>
  );
};
