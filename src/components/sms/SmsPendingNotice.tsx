import { t } from '@lingui/core/macro';
import { Notice } from '~/ui/Notice';

/**
 * Shown after the answer to an order from a phone's account was lost: a second order could charge again.
 * `serverMessage` is the city's answer, if there was one.
 */
export const SmsPendingNotice = ({ serverMessage }: { serverMessage: string | undefined }) => (
  <Notice severity="warning" title={t`Сначала дождитесь SMS`}>
    {serverMessage !== undefined && <p>{t`Город ответил: ${serverMessage}`}</p>}
    <p>{t`Ответ города не дошёл, но заказ мог быть принят. Если оператор пришлёт SMS, оплатите по нему. Не придёт за несколько минут, попробуйте ещё раз.`}</p>
  </Notice>
);
