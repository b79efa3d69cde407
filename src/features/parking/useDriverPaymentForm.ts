import { useQuote } from '~/data/cost/useQuote';
import { useLoadedFeatures } from '~/data/map/useLoadedFeatures';
import { useDiscountPermits } from '~/data/permits/useDiscountPermits';
import { useProfile } from '~/data/profile/useProfile';
import { useStayRules } from '~/data/zones/useStayRules';
import { isFullPrice } from '~/domain/permits/permitTariff';
import type { StayLink } from '~/domain/stay/stayLink';
import { useDriverStay } from '~/components/driver/useDriverStay';
import { checkStay } from '~/components/stay-form/stay.form';

/** The driver's payment form with everything it needs: zones, own vehicles and price. */
export const useDriverPaymentForm = (link: StayLink) => {
  const { profile } = useProfile();
  const rules = useStayRules();
  const stay = useDriverStay(link, { profile, rules, retroactiveKinds: rules.can?.retroactiveKinds ?? [] }, checkStay);
  const permits = useDiscountPermits();
  const { target } = stay;
  const price = useQuote(target && { ...target, balance: profile?.balance });
  return {
    ...stay,
    rules,
    features: useLoadedFeatures(),
    price,
    permits: isFullPrice(price.quote) ? [] : permits,
  };
};
