import { t } from '@lingui/core/macro';
import { Notice } from '~/ui/Notice';

/**
 * Shown after a link to a barrier parking in a city that takes no payment there. The number in the link is not a zone
 * for the form below.
 */
export const NoBarrier = () => (
  <div className="pb-5">
    <Notice severity="info">{t`Город не принимает здесь оплату парковки со шлагбаумом: её оплачивают на месте. Ниже — оплата парковки на улице.`}</Notice>
  </div>
);
