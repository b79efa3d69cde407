import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { requestBarrierPrice } from '~/data/barrier/requestBarrierPrice';
import type { Kopecks } from '~/domain/money/money';
import { cost } from '~/i18n/format';
import { serverNow } from '~/state/clock';
import {
  clearUnfinishedBarrierPayment,
  type UnfinishedBarrierPayment,
} from '~/state/payments/unfinishedBarrierPayment';
import { Button } from '~/ui/Button';
import { Notice } from '~/ui/Notice';
import { usePaymentPolling } from '~/components/payment/usePaymentPolling';
import { usePendingAction } from '~/ui/usePendingAction';
import { isSameLogin, dispatchBarrier, type BarrierAudience } from './barrier.form';
import { barrierRefusalText } from './barrierRefusalText';

interface Props {
  unfinishedPayment: UnfinishedBarrierPayment;
  audience: BarrierAudience;
  token: string;
  /** Called if nothing was paid. Returns to the form with the ticket filled in. */
  onNotPaid: () => void;
  /** Dismisses this payment and shows the form as it is. */
  onOther: () => void;
}

/** The city's last answer about the ticket. */
type TicketStatus =
  { kind: 'owed'; cost: Kopecks } | { kind: 'gone' } | { kind: 'refused'; why: string } | { kind: 'none' };

const ticketStatusText = (ticketStatus: TicketStatus): string => {
  switch (ticketStatus.kind) {
    case 'gone':
      return t`Такого билета на парковке больше нет. Если вы уже выехали, платить больше не за что.`;
    case 'owed':
      return t`Город пока ждёт ${cost(ticketStatus.cost)}. Если вы оплатили на странице оплаты, не платите ещё раз: деньги могут идти несколько минут.`;
    case 'refused':
      return ticketStatus.why;
    case 'none':
      return t`Город не ответил, и прошла ли оплата, пока неизвестно. Если вы оплатили на странице оплаты, не платите ещё раз.`;
  }
};

/**
 * Shown after the return from a payment page. A ticket that costs nothing any more has been paid, so the driver may
 * leave.
 */
export const BarrierReturnPanel = ({ unfinishedPayment, audience, token, onNotPaid, onOther }: Props) => {
  const [ticketStatus, setTicketStatus] = useState<TicketStatus>();
  const { isPolling, poll } = usePaymentPolling(true, async (stop) => {
    const answer = await requestBarrierPrice(unfinishedPayment, token);
    // Another login, or none, is active by now.
    if (!isSameLogin(audience, token)) return;
    if (answer.kind === 'none') setTicketStatus({ kind: 'none' });
    else if (answer.kind === 'refused') {
      const isTicketGone = answer.errorName === 'ParkingSessionNotFound';
      setTicketStatus(
        isTicketGone
          ? { kind: 'gone' }
          : { kind: 'refused', why: barrierRefusalText(answer.errorName, answer.message) },
      );
      if (isTicketGone) stop();
    } else if (answer.price.cost > 0) setTicketStatus({ kind: 'owed', cost: answer.price.cost });
    else {
      clearUnfinishedBarrierPayment();
      dispatchBarrier(audience, { type: 'changed' });
      dispatchBarrier(audience, {
        type: 'paid',
        paid: {
          parking: unfinishedPayment.parking,
          ticket: unfinishedPayment.ticket,
          sum: unfinishedPayment.sum,
          at: serverNow(),
        },
      });
    }
  });
  const [isBusy, checkNow] = usePendingAction(poll);
  const isTicketGone = ticketStatus?.kind === 'gone';
  const continueToOther = (): void => {
    if (isTicketGone) clearUnfinishedBarrierPayment();
    onOther();
  };
  const title = (): string => {
    if (isTicketGone) return t`Билета на парковке больше нет`;
    return isPolling ? t`Проверяем, прошла ли оплата` : t`Город пока не подтвердил оплату`;
  };
  return (
    <section aria-labelledby="return-title" className="grid grid-cols-1 gap-4">
      <h1 id="return-title" tabIndex={-1} data-autofocus className="text-title font-bold outline-none">
        {title()}
      </h1>
      <p className="text-lead">
        {t`Билет ${unfinishedPayment.ticket}, парковка ${unfinishedPayment.parking}`}, {cost(unfinishedPayment.sum)}
      </p>
      {isPolling ? (
        <Notice severity="info">{t`Не платите ещё раз: приложение само спрашивает город.`}</Notice>
      ) : (
        <Notice
          severity={isTicketGone ? 'info' : 'warning'}
          actions={
            <Button variant="secondary" icon="refresh" isBusy={isBusy} onClick={checkNow}>
              {t`Проверить ещё раз`}
            </Button>
          }
        >
          {ticketStatusText(ticketStatus ?? { kind: 'none' })}
        </Notice>
      )}
      {!isTicketGone && (
        <Button variant={isPolling ? 'quiet' : 'primary'} isWide onClick={onNotPaid}>
          {t`Я не оплатил, узнать цену снова`}
        </Button>
      )}
      <Button variant={isTicketGone ? 'primary' : 'quiet'} isWide onClick={continueToOther}>
        {t`Другой билет`}
      </Button>
    </section>
  );
};
