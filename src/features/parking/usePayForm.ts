import { useQuote } from '~/data/cost/useQuote';
import { useLoadedFeatures } from '~/data/map/useLoadedFeatures';
import { useProfile } from '~/data/profile/useProfile';
import { useCapabilities, useSettings } from '~/data/settings/useCapabilities';
import { useZones } from '~/data/zones/useZones';
import type { StayLink } from '~/domain/stayLink';
import { useDriverStay } from '~/parts/driver/useDriverStay';
import { checkStay } from '~/parts/stay/stay.form';

/** The signed-in payment form with all that it knows: zones, own cars, price. */
export const usePayForm = (link: StayLink) => {
  const { profile } = useProfile();
  const can = useCapabilities();
  const hasSettings = useSettings() !== undefined;
  const zones = useZones().data;
  const stay = useDriverStay(link, { profile, zones, can, hasSettings, postKinds: can?.postKinds ?? [] }, checkStay);
  const { target } = stay;
  return { ...stay, features: useLoadedFeatures(), price: useQuote(target && { ...target, balance: profile?.balance }) };
};
