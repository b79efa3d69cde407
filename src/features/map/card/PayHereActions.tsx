import { t } from '@lingui/core/macro';
import { useNavigate } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { useCapabilities } from '~/data/settings/useCapabilities';
import { locateVehicle } from '~/domain/map/vehiclePlace';
import type { MapFeature } from '~/domain/map/mapFeature';
import type { Zone } from '~/domain/stay/zone';
import { inLanguage } from '~/i18n/inLanguage';
import { recordSpot } from '~/state/map/vehiclePlace';
import { serverNow } from '~/state/clock';
import { positionAtom } from '~/state/map/position';
import { audienceAtom } from '~/state/session/signIn';
import { store } from '~/state/store';
import { openDialog } from '~/state/dialogs';
import { Button } from '~/ui/Button';
import { placeToPay } from '../placeToPay';
import { useMapFeatures } from '../useMapFeatures';

interface Props {
  zone: Zone;
  feature: MapFeature | undefined;
}

/**
 * Leads to the payment with the place filled in. A guest who may not pay signs in first. The place of the vehicle is
 * recorded.
 */
export const PayHereActions = ({ zone, feature }: Props) => {
  const navigate = useNavigate();
  const isDriver = useAtomValue(audienceAtom) === 'driver';
  const capabilities = useCapabilities();
  const guestPayment = capabilities?.guestPayment;
  const features = useMapFeatures();
  const place = { zone: zone.number, parkingCode: zone.parkingCode };
  // A parking that is paid by its code alone has no zone.
  const link = placeToPay({ ...place, zone: zone.number || undefined }, feature, capabilities?.canPayAtBarrier);
  const rememberSpot = (): void => {
    const spot = locateVehicle(place, { picked: feature, features, driver: store.get(positionAtom) });
    if (spot) recordSpot({ ...place, ...spot, at: serverNow() });
  };
  const signIn = (): void => {
    rememberSpot();
    openDialog({ name: 'login', place: link });
  };
  const pay = (): void => {
    if (isDriver || guestPayment !== 'no') rememberSpot();
    if (isDriver)
      void navigate({
        to: '/{-$lng}/profile/parking',
        params: inLanguage,
        search: link,
        state: { fill: crypto.randomUUID() },
      });
    else if (guestPayment !== 'no')
      void navigate({
        to: '/{-$lng}/guest-payment',
        params: inLanguage,
        search: link,
        state: { fill: crypto.randomUUID() },
      });
    else signIn();
  };
  return (
    <div className="grid gap-1">
      <Button isWide onClick={pay}>
        {t`Оплатить здесь`}
      </Button>
      {!isDriver && guestPayment !== 'no' && (
        <Button variant="quiet" isWide onClick={signIn}>
          {t`Войти и оплатить с баланса`}
        </Button>
      )}
    </div>
  );
};
