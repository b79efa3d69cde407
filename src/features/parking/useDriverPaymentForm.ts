import { useQuote } from '~/data/cost/useQuote';
import { useLoadedFeatures } from '~/data/map/useLoadedFeatures';
import { useProfile } from '~/data/profile/useProfile';
import { useStayRules } from '~/data/zones/useStayRules';
import type { StayLink } from '~/domain/stay/stayLink';
import { useDriverStay } from '~/components/driver/useDriverStay';
import { checkStay } from '~/components/stay-form/stay.form';

/** The signed-in payment form with all that it knows: zones, own cars, price. */
export const useDriverPaymentForm = (link: StayLink) => {
  const { profile } = useProfile();
  const rules = useStayRules();
  const stay = useDriverStay(link, { profile, rules, retroactiveKinds: rules.can?.retroactiveKinds ?? [] }, checkStay);
  const { target } = stay;
  return {
    ...stay,
    rules,
    features: useLoadedFeatures(),
    price: useQuote(target && { ...target, balance: profile?.balance }),
  };
};
