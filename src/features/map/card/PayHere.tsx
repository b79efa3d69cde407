import { t } from '@lingui/core/macro';
import { useNavigate } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { useCapabilities } from '~/data/settings/useCapabilities';
import { placeOfWanted } from '~/domain/carPlace';
import type { MapFeature } from '~/domain/parking';
import type { Zone } from '~/domain/zone';
import { inLanguage } from '~/i18n/inLanguage';
import { noteSpot } from '~/state/carPlace';
import { serverNow } from '~/state/clock';
import { positionAtom } from '~/state/position';
import { audienceAtom } from '~/state/signIn';
import { store } from '~/state/store';
import { openWindow } from '~/state/windows';
import { Button } from '~/ui/Button';
import { placeToPay } from '../placeToPay';
import { useFeatures } from '../useFeatures';

interface Props {
  zone: Zone;
  feature: MapFeature | undefined;
}

/** Goes on to paying with the place filled in; who may not pay as a guest signs in first. Where the car will stand is noted. */
export const PayHere = ({ zone, feature }: Props) => {
  const navigate = useNavigate();
  const isDriver = useAtomValue(audienceAtom) === 'driver';
  const capabilities = useCapabilities();
  const guestPayment = capabilities?.guestPayment;
  const features = useFeatures();
  const place = { zone: zone.number, parkingCode: zone.parkingCode };
  const link = placeToPay(place, feature, capabilities?.canPayFlat);
  const note = (): void => {
    const spot = placeOfWanted(place, { picked: feature, features, driver: store.get(positionAtom) });
    if (spot) noteSpot({ ...place, ...spot, at: serverNow() });
  };
  const signIn = (): void => {
    note();
    openWindow({ name: 'login', place: link });
  };
  const pay = (): void => {
    if (isDriver || guestPayment !== 'no') note();
    if (isDriver) void navigate({ to: '/{-$lng}/profile/parking', params: inLanguage, search: link, state: { fill: crypto.randomUUID() } });
    else if (guestPayment !== 'no')
      void navigate({ to: '/{-$lng}/guest-payment', params: inLanguage, search: link, state: { fill: crypto.randomUUID() } });
    else signIn();
  };
  return (
    <div className="grid gap-1">
      <Button isWide onClick={pay}>
        {t`Оплатить здесь`}
      </Button>
      {!isDriver && guestPayment !== 'no' && (
        <Button look="quiet" isWide onClick={signIn}>
          {t`Войти и оплатить с баланса`}
        </Button>
      )}
    </div>
  );
};
