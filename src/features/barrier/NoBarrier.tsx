import { t } from '@lingui/core/macro';
import { Notice } from '~/ui/Notice';

/** For who comes with the link of a parking with a barrier to a city that takes no money there: its number is no zone of the form below. */
export const NoBarrier = () => (
  <div className="pb-5">
    <Notice severity="info">{t`Город не принимает здесь оплату парковки со шлагбаумом: её оплачивают на месте. Ниже — оплата парковки на улице.`}</Notice>
  </div>
);
