import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useState, type ReactNode } from 'react';
import type { Instant } from '~/domain/time/cityTime';
import { timeOrDate } from '~/i18n/format';
import { nowAtom } from '~/state/clock';
import { saveReturnAddress } from '~/state/session/returnAddress';
import type { GuestStay } from '~/state/payments/guestStays';
import { Button } from '~/ui/Button';
import { buttonClass } from '~/ui/buttonClass';
import { Icon } from '~/ui/Icon';
import { PageHead } from '~/ui/PageHead';
import { Notice } from '~/ui/Notice';
import { Progress } from '~/ui/Progress';
import { pollingMs } from '~/components/payment/usePaymentPolling';
import { usePendingAction } from '~/ui/usePendingAction';
import { FillAgain } from './FillAgain';
import { orderPaymentPage } from './orderPaymentPage';
import { GuestStayFacts } from './GuestStayFacts';
import type { useStayConfirmation } from './useStayConfirmation';

/** Returns what is known about the payment, and where to check it. */
const unconfirmedText = ({ page, confirmedAt, timeZone }: GuestStay, now: Instant): string => {
  if (page === undefined)
    return t`Если вы уже заплатили, не платите ещё раз. Город узнаёт об оплате не сразу, а гостям подтверждает не всегда.`;
  if (confirmedAt !== undefined)
    return t`В ${timeOrDate(confirmedAt, now, timeZone)} он подтверждал, что парковка этой машины здесь оплачена. Возможно, платил кто-то другой и его время вышло. Платили ли вы, видно на странице оплаты.`;
  return t`Если вы платили, не платите ещё раз: прошла ли оплата, видно на странице оплаты, доказательство — её чек. Город узнаёт об оплате не сразу, а гостям подтверждает не всегда.`;
};

interface Props extends ReturnType<typeof useStayConfirmation> {
  stay: GuestStay;
  payAnotherAction: ReactNode;
}

/**
 * Shown if the guest went to pay and the city does not confirm the stay. Some cities never confirm it to a guest. So
 * the first option is the page of this order, which knows the result and takes no second payment. A new order is the
 * last option.
 */
export const UnconfirmedStay = ({ stay, isPolling, poll, stoppedReason, payAnotherAction }: Props) => {
  const now = useAtomValue(nowAtom);
  const [since] = useState(now);
  const [isBusy, checkNow] = usePendingAction(poll);
  const { confirmedAt } = stay;
  const page = orderPaymentPage(stay, now);
  const title =
    confirmedAt === undefined ? t`Город пока не подтвердил оплату` : t`Город больше не видит оплаченной парковки`;
  return (
    <div className="grid grid-cols-1 gap-4">
      <PageHead title={t`Проверка оплаты — Парковка`} />
      <h1 className="text-title font-bold">{isPolling ? t`Проверяем, прошла ли оплата` : title}</h1>
      <GuestStayFacts stay={stay} />
      {stay.said !== undefined && (
        <Notice severity="info" title={t`Город ответил`}>
          {stay.said}
        </Notice>
      )}
      {isPolling ? (
        <Notice severity="info" title={t`Ждём подтверждения от города — обычно до минуты`}>
          <div className="grid gap-2">
            <p>{t`Второй раз платить не нужно.`}</p>
            <Progress label={t`Проверяем, прошла ли оплата`} value={now - since} max={pollingMs} />
          </div>
        </Notice>
      ) : (
        <>
          <Notice severity="warning">{unconfirmedText(stay, now)}</Notice>
          {page !== undefined && (
            <a href={page} onClick={() => saveReturnAddress()} className={buttonClass('primary', true)}>
              <Icon name="external" />
              {t`Открыть страницу оплаты`}
            </a>
          )}
          {stoppedReason === undefined ? (
            <Button
              variant={page === undefined ? 'primary' : 'secondary'}
              icon="refresh"
              isWide
              isBusy={isBusy}
              onClick={checkNow}
            >
              {t`Проверить ещё раз`}
            </Button>
          ) : (
            <p className="text-muted">
              {stoppedReason === 'newer'
                ? t`Эту машину здесь оплачивали и позже: о прежней парковке город уже не скажет.`
                : t`Время этой парковки вышло: прошла ли её оплата, город уже не скажет.`}
            </p>
          )}
        </>
      )}
      <FillAgain stay={stay} />
      {payAnotherAction}
    </div>
  );
};
