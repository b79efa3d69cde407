import { t } from '@lingui/core/macro';
import { Notice } from '~/ui/Notice';

/** The payment page of this stay has been opened: it may be paid already. */
export const AwaitedNotice = () => (
  <Notice mood="info" title={t`Ждём оплату`}>
    {t`Если вы уже оплатили, не платите ещё раз: деньги могут идти несколько минут.`}
  </Notice>
);
