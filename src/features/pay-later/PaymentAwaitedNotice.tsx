import { t } from '@lingui/core/macro';
import { Notice } from '~/ui/Notice';

/** The payment page of this stay has been opened: it may be paid already. */
export const PaymentAwaitedNotice = () => (
  <Notice severity="info" title={t`Ждём оплату`}>
    {t`Если вы уже оплатили, не платите ещё раз: деньги могут идти несколько минут.`}
  </Notice>
);
