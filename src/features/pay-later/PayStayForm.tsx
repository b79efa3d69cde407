import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTariffContext } from '~/data/settings/useTariffContext';
import { isOpen } from '~/domain/payments/attempt.state';
import { placeNumber } from '~/domain/stay/placeRef';
import type { Stay } from '~/domain/stay/stay';
import { cost, timeOrDate } from '~/i18n/format';
import { PaymentButton } from '~/components/payment/PaymentButton';
import { PayPageLink } from '~/components/payment/PayPageLink';
import { RunNotice } from '~/components/payment/RunNotice';
import { StayLine } from '~/components/stay/StayLine';
import { minuteAtom } from '~/state/clock';
import { isOnlineAtom } from '~/platform/network';
import { Button } from '~/ui/Button';
import { Notice } from '~/ui/Notice';
import { usePendingAction } from '~/ui/usePendingAction';
import { PaymentAwaitedNotice } from './PaymentAwaitedNotice';
import { PayLaterMethodChoice, payLaterId } from './PayLaterMethodChoice';
import type { useStayPayment } from './useStayPayment';
import { usePayLaterMethods } from './usePayLaterMethods';

interface Props {
  stay: Stay;
  /** True if the stay is still in the list. */
  isListed: boolean;
  action: 'pay' | 'end' | undefined;
  stayPayment: ReturnType<typeof useStayPayment>;
  /** Called when the payment page has been opened. */
  onPaid: () => void;
  onClose: () => void;
}

/**
 * Leads from a stay to its payment page. A running stay is ended first, the city sets the price, and a method of the
 * settings pays it.
 */
export const PayStayForm = ({ stay, isListed, action, stayPayment, onPaid, onClose }: Props) => {
  const isOnline = useAtomValue(isOnlineAtom);
  const pay = usePayLaterMethods();
  const [chosen, setChosen] = useState<string>();
  const { due, attemptStatus, isFree, payStay } = stayPayment;
  const isEnded = stay.status === 'waiting' || due !== undefined;
  // A running stay need not be paid at once, so it can be ended without choosing a method. Once it has ended, "later"
  // is not a method any more.
  const method = isEnded && chosen === payLaterId ? undefined : chosen;
  const methodId = method ?? (isEnded ? pay.defaultId : payLaterId);
  const isUndecided =
    attemptStatus !== undefined && isOpen(attemptStatus.state) && attemptStatus.state.phase !== 'sending';
  // The stay ended with nothing due, or was paid or removed elsewhere.
  const isUnlisted = !isListed && !due && !(attemptStatus && isOpen(attemptStatus.state));
  const [isBusy, submit] = usePendingAction(async () => {
    await payStay(stay, isEnded ? (action ?? 'pay') : undefined, methodId === payLaterId ? undefined : methodId);
  });

  if (isFree || isUnlisted) {
    const isDone = isFree || attemptStatus?.state.phase === 'done';
    return (
      <div className="grid gap-4">
        {isDone ? (
          <Notice severity="good" title={t`Парковка завершена`}>
            {isFree ? t`Она была бесплатной, платить не нужно.` : t`К оплате ничего нет.`}
          </Notice>
        ) : (
          <Notice severity="info">{t`Этой парковки больше нет в списке.`}</Notice>
        )}
        <Button isWide onClick={onClose}>
          {t`Готово`}
        </Button>
      </div>
    );
  }
  const openPaymentPage = (): void => {
    stayPayment.open(stay.id);
    // The page must open first: in some browsers, a link that disappears with its dialog does not open.
    setTimeout(onPaid);
  };
  const unpaidSum = due?.sum ?? stay.amountToPay;
  return (
    <div className="grid gap-4">
      <StayHead stay={stay} isEnded={isEnded} />
      {due && <DueNotice due={due} hasEnded={action !== 'pay'} />}
      {isEnded && !due && unpaidSum !== undefined && (
        <p className="text-title font-bold">{t`К оплате ${cost(unpaidSum)}`}</p>
      )}
      {!isEnded && <p>{t`Город посчитает стоимость по времени, которое вы стояли.`}</p>}
      {isEnded && stayPayment.isAwaited(stay.id) && <PaymentAwaitedNotice />}
      <PayLaterMethodChoice
        pay={pay}
        canPayLater={!isEnded}
        value={methodId}
        onChange={(id) => {
          setChosen(id);
          stayPayment.dropLink();
        }}
      />
      <RunNotice run={stayPayment} />
      {due?.address ? (
        <div className="grid gap-3">
          <PayPageLink address={due.address} toPay={unpaidSum} onOpen={openPaymentPage} />
        </div>
      ) : (
        <PaymentButton
          missing={isEnded && methodId === undefined ? t`Выберите способ оплаты` : undefined}
          isBusy={isBusy}
          isBlocked={!isOnline || isUndecided || (isEnded && pay.methods.length === 0)}
          onClick={submit}
        >
          {!isOnline ? t`Нужна сеть` : isEnded ? unpaidActionText(action, due !== undefined) : t`Завершить парковку`}
        </PaymentButton>
      )}
      <Button variant="quiet" isWide onClick={onClose}>
        {isEnded ? t`Оплатить позже` : t`Не завершать`}
      </Button>
    </div>
  );
};

const unpaidActionText = (action: Props['action'], isDue: boolean): string =>
  action === 'end' && !isDue ? t`Завершить и получить ссылку на оплату` : t`Получить ссылку на оплату`;

const StayHead = ({ stay, isEnded }: { stay: Stay; isEnded: boolean }) => {
  const now = useAtomValue(minuteAtom);
  const { timeZone } = useTariffContext();
  const [from, to] = [timeOrDate(stay.startsAt, now, timeZone), timeOrDate(stay.endsAt, now, timeZone)];
  return (
    <StayLine plate={stay.plate} place={placeNumber(stay)}>
      <p className="text-lead font-semibold">
        {isEnded && stay.status === 'waiting' && !stay.isOpenEnded ? `${from}–${to}` : t`с ${from}`}
      </p>
    </StayLine>
  );
};

/** Shows the city's answer to the action: the sum and its message. */
const DueNotice = ({
  due: { sum: unpaidSum, message },
  hasEnded,
}: {
  due: NonNullable<ReturnType<typeof useStayPayment>['due']>;
  hasEnded: boolean;
}) => {
  const price = unpaidSum !== undefined && t`К оплате ${cost(unpaidSum)}`;
  return (
    <Notice severity={hasEnded ? 'good' : 'info'} title={hasEnded ? t`Парковка завершена` : price}>
      {hasEnded ? (
        <>
          {price && <p className="text-lead font-semibold">{price}</p>}
          {message && <p>{message}</p>}
        </>
      ) : (
        message
      )}
    </Notice>
  );
};
