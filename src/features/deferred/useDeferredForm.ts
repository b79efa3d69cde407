import { useLoadedFeatures } from '~/data/map/useLoadedFeatures';
import { useProfile } from '~/data/profile/useProfile';
import { useStayRules } from '~/data/zones/useStayRules';
import type { StayLink } from '~/domain/stayLink';
import { useDriverStay } from '~/parts/driver/useDriverStay';
import { checkDeferred } from './deferred.form';

/** The form of a city without balances, with all that it knows: zones and own cars. */
export const useDeferredForm = (link: StayLink) => {
  const { profile } = useProfile();
  const rules = useStayRules();
  const postKinds = (rules.can?.postKinds ?? []).filter((kind) => kind === 'postPayment');
  const stay = useDriverStay(link, { profile, rules, postKinds }, checkDeferred);
  return { ...stay, rules, features: useLoadedFeatures() };
};
