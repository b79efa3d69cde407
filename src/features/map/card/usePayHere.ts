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
import { placeToPay } from '../placeToPay';
import { useMapFeatures } from '../useMapFeatures';

interface PayHere {
  /** Opens the payment with the place filled in, or the login for a guest who may not pay. */
  pay: () => void;
  /** Opens the login. Undefined for a driver, and for a guest who can only sign in: `pay` does that. */
  signIn?: () => void;
}

/**
 * Returns how to pay from the card of a zone, or of one parking in it. The parking's code goes along, so that the form
 * can name the place that was tapped. The place of the vehicle is recorded. Undefined without a zone.
 */
export const usePayHere = (zone: Zone | undefined, feature: MapFeature | undefined): PayHere | undefined => {
  const navigate = useNavigate();
  const isDriver = useAtomValue(audienceAtom) === 'driver';
  const capabilities = useCapabilities();
  const features = useMapFeatures();
  if (!zone) return undefined;
  const mayPay = isDriver || capabilities?.guestPayment !== 'no';
  const place = { zone: zone.number, parkingCode: zone.parkingCode };
  // A parking that is paid by its code alone has no zone. The code of a car park with a barrier opens another form.
  const tappedCode = feature?.category === 'planar' ? undefined : feature?.code;
  const link = placeToPay(
    { zone: zone.number || undefined, parkingCode: zone.parkingCode ?? tappedCode },
    feature,
    capabilities?.canPayAtBarrier,
  );
  const rememberSpot = (): void => {
    const spot = locateVehicle(place, { picked: feature, features, driver: store.get(positionAtom) });
    if (spot) recordSpot({ ...place, ...spot, at: serverNow() });
  };
  const signIn = (): void => {
    rememberSpot();
    openDialog({ name: 'login', place: link });
  };
  const openForm = (): void => {
    rememberSpot();
    void navigate({
      to: isDriver ? '/{-$lng}/profile/parking' : '/{-$lng}/guest-payment',
      params: inLanguage,
      search: link,
      state: { fill: crypto.randomUUID() },
    });
  };
  return { pay: mayPay ? openForm : signIn, signIn: !isDriver && mayPay ? signIn : undefined };
};
