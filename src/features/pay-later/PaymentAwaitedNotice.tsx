import { t } from '@lingui/core/macro';
import { Notice } from '~/ui/Notice';

/** Shown once the payment page of this stay has been opened, because the stay may be paid already. */
export const PaymentAwaitedNotice = () => (
  <Notice severity="info" title={t`Ждём оплату`}>
    {t`Если вы уже оплатили, не платите ещё раз: деньги могут идти несколько минут.`}
  </Notice>
);
