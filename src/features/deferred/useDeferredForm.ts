import { useLoadedFeatures } from '~/data/map/useLoadedFeatures';
import { useProfile } from '~/data/profile/useProfile';
import { useCapabilities, useSettings } from '~/data/settings/useCapabilities';
import { useZones } from '~/data/zones/useZones';
import type { StayLink } from '~/domain/stayLink';
import { useDriverStay } from '~/parts/driver/useDriverStay';
import { checkDeferred } from './deferred.form';

/** The form of a city without balances, with all that it knows: zones and own cars. */
export const useDeferredForm = (link: StayLink) => {
  const { profile } = useProfile();
  const can = useCapabilities();
  const hasSettings = useSettings() !== undefined;
  const zones = useZones().data;
  const postKinds = (can?.postKinds ?? []).filter((kind) => kind === 'postPayment');
  const stay = useDriverStay(link, { profile, zones, can, hasSettings, postKinds }, checkDeferred);
  return { ...stay, features: useLoadedFeatures() };
};
