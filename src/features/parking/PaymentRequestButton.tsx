import { t } from '@lingui/core/macro';
import { useCapabilities } from '~/data/settings/useCapabilities';
import { currentPrefix } from '~/i18n/currentPrefix';
import { ShareLink } from '~/components/share/ShareLink';
import type { StayTarget } from '~/components/stay-form/stay.form';
import { currentCity } from '~/state/currentCity';
import { guestPaymentUrl } from './guestPaymentUrl';

/** Shares a link by which someone else may pay for this stay without a login. It opens the guest's form filled in. */
export const PaymentRequestButton = ({ target }: { target: StayTarget }) => {
  if (useCapabilities()?.guestPayment !== 'yes') return null;
  return (
    <div className="grid gap-1">
      <ShareLink
        path={guestPaymentUrl(target, currentCity().city, currentPrefix())}
        title={t`Оплата парковки`}
        fieldLabel={t`Ссылка на оплату`}
      >
        {t`Попросить оплатить`}
      </ShareLink>
      <p className="text-small text-muted">{t`По ссылке оплатит кто угодно, без входа. В ней зона, номер автомобиля и время.`}</p>
    </div>
  );
};
