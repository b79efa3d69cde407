import { useLoadedFeatures } from '~/data/map/useLoadedFeatures';
import { useDiscountPermits } from '~/data/permits/useDiscountPermits';
import { useProfile } from '~/data/profile/useProfile';
import { useStayRules } from '~/data/zones/useStayRules';
import type { StayLink } from '~/domain/stay/stayLink';
import { useDriverStay } from '~/components/driver/useDriverStay';
import { checkPayLater } from './payLater.form';

/** The form of a city without balances, with everything it needs: zones and own vehicles. */
export const usePayLaterForm = (link: StayLink) => {
  const { profile } = useProfile();
  const rules = useStayRules();
  const retroactiveKinds = (rules.can?.retroactiveKinds ?? []).filter((kind) => kind === 'postPayment');
  const stay = useDriverStay(link, { profile, rules, retroactiveKinds }, checkPayLater);
  return { ...stay, rules, features: useLoadedFeatures(), permits: useDiscountPermits() };
};
