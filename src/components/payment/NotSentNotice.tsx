import { t } from '@lingui/core/macro';
import type { NotSent } from '~/domain/payments/attempt';
import { Notice } from '~/ui/Notice';

const reasonText = (why: Exclude<NotSent, 'noPrice'>): string => {
  switch (why) {
    case 'otherTab':
      return t`Оплата уже идёт в другой вкладке. Дождитесь её конца.`;
    case 'noAnswer':
      return t`Город не ответил, запрос не отправлен. Попробуйте ещё раз.`;
    case 'priceChanged':
      return t`Цена изменилась. Проверьте её и нажмите ещё раз.`;
    case 'paidByDriver':
      return t`С этого устройства за эту парковку уже платили с баланса, и пока неизвестно, прошло ли это. Войдите и проверьте. Если уверены, нажмите ещё раз.`;
    case 'perhapsPaid':
      return t`Вы уже открывали оплату этой парковки. Если заплатили, второй раз платить не нужно. Если нет, нажмите ещё раз.`;
    case 'badPage':
      return t`Страницу оплаты открыть нельзя: её адрес не похож на настоящий. Сообщите в поддержку города.`;
  }
};

/** Explains why nothing was sent. A missing price is explained where the price is shown. */
export const NotSentNotice = ({ why }: { why: NotSent | undefined }) =>
  why && why !== 'noPrice' && <Notice severity="warning">{reasonText(why)}</Notice>;
