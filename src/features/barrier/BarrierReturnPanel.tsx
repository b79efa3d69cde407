import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { requestBarrierPrice } from '~/data/barrier/requestBarrierPrice';
import type { Kopecks } from '~/domain/money/money';
import { sum } from '~/i18n/format';
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
  /** Nothing was paid: back to the ticket, filled in. */
  onNotPaid: () => void;
  /** On to the form as it stands; this payment is nobody's business any more. */
  onOther: () => void;
}

/** What the city last said of the ticket. */
type TicketStatus =
  { kind: 'owed'; cost: Kopecks } | { kind: 'gone' } | { kind: 'refused'; why: string } | { kind: 'none' };

const ticketStatusText = (ticketStatus: TicketStatus): string => {
  switch (ticketStatus.kind) {
    case 'gone':
      return t`Такого билета на парковке больше нет. Если вы уже выехали, платить больше не за что.`;
    case 'owed':
      return t`Город пока ждёт ${sum(ticketStatus.cost)}. Если вы оплатили на странице оплаты, не платите ещё раз: деньги могут идти несколько минут.`;
    case 'refused':
      return ticketStatus.why;
    case 'none':
      return t`Город не ответил, и прошла ли оплата, пока неизвестно. Если вы оплатили на странице оплаты, не платите ещё раз.`;
  }
};

/** Whoever comes back from a payment page: a ticket that costs nothing any more has been paid, and the way out is free. */
export const BarrierReturnPanel = ({ unfinishedPayment, audience, token, onNotPaid, onOther }: Props) => {
  const [ticketStatus, setTicketStatus] = useState<TicketStatus>();
  const { isPolling, poll } = usePaymentPolling(true, async (stop) => {
    const answer = await requestBarrierPrice(unfinishedPayment, token);
    // Somebody else, or nobody, is signed in by now.
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
        {t`Билет ${unfinishedPayment.ticket}, парковка ${unfinishedPayment.parking}`}, {sum(unfinishedPayment.sum)}
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
