import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTariffContext } from '~/data/settings/useTariffContext';
import { isOpen } from '~/domain/attempt.state';
import { placeNumber } from '~/domain/placeRef';
import type { ParkingSession } from '~/domain/session';
import { sum, timeOrDate } from '~/i18n/format';
import { AskButton } from '~/parts/payment/AskButton';
import { PayPageLink } from '~/parts/payment/PayPageLink';
import { RunNotice } from '~/parts/payment/RunNotice';
import { StayLine } from '~/parts/session/StayLine';
import { minuteAtom } from '~/state/clock';
import { isOnlineAtom } from '~/state/network';
import { Button } from '~/ui/Button';
import { Notice } from '~/ui/Notice';
import { useTapOnce } from '~/ui/useTapOnce';
import { AwaitedNotice } from './AwaitedNotice';
import { MethodChoice, payLater } from './MethodChoice';
import type { useSettle } from './useSettle';
import { usePayMethods } from './usePayMethods';

interface Props {
  session: ParkingSession;
  /** Is it in the list still? */
  isListed: boolean;
  deed: 'pay' | 'end' | undefined;
  settling: ReturnType<typeof useSettle>;
  /** The payment page has been opened. */
  onPaid: () => void;
  onClose: () => void;
}

/** From a stay to its payment page: ended where it runs, priced by the city, paid through a method of the settings. */
export const SettleForm = ({ session, isListed, deed, settling, onPaid, onClose }: Props) => {
  const isOnline = useAtomValue(isOnlineAtom);
  const pay = usePayMethods();
  const [chosen, setChosen] = useState<string>();
  const { due, trace, isFree, settle } = settling;
  const isEnded = session.status === 'waiting' || due !== undefined;
  // A stay that runs need not be paid at once: nothing to choose keeps nobody from ending it.
  // Once it is ended, "later" is no way to pay.
  const method = isEnded && chosen === payLater ? undefined : chosen;
  const methodId = method ?? (isEnded ? pay.usualId : payLater);
  const isUndecided = trace !== undefined && isOpen(trace.state) && trace.state.phase !== 'sending';
  // Ended with nothing due; or paid for, or taken away, elsewhere.
  const isGone = !isListed && !due && !(trace && isOpen(trace.state));
  const [isBusy, submit] = useTapOnce(async () => {
    await settle(session, isEnded ? (deed ?? 'pay') : undefined, methodId === payLater ? undefined : methodId);
  });

  if (isFree || isGone) {
    const isDone = isFree || trace?.state.phase === 'done';
    return (
      <div className="grid gap-4">
        {isDone ? (
          <Notice mood="good" title={t`Парковка завершена`}>
            {isFree ? t`Она была бесплатной, платить не нужно.` : t`К оплате ничего нет.`}
          </Notice>
        ) : (
          <Notice mood="info">{t`Этой парковки больше нет в списке.`}</Notice>
        )}
        <Button isWide onClick={onClose}>
          {t`Готово`}
        </Button>
      </div>
    );
  }
  const open = (): void => {
    settling.open(session.id);
    // The page opens first: a link that leaves with its window leads nowhere in some browsers.
    setTimeout(onPaid);
  };
  const toPay = due?.sum ?? session.amountToPay;
  return (
    <div className="grid gap-4">
      <StayHead session={session} isEnded={isEnded} />
      {due && <DueNotice due={due} hasEnded={deed !== 'pay'} />}
      {isEnded && !due && toPay !== undefined && <p className="text-title font-bold">{t`К оплате ${sum(toPay)}`}</p>}
      {!isEnded && <p>{t`Город посчитает стоимость по времени, которое вы стояли.`}</p>}
      {isEnded && settling.isAwaited(session.id) && <AwaitedNotice />}
      <MethodChoice
        pay={pay}
        canPayLater={!isEnded}
        value={methodId}
        onChange={(id) => {
          setChosen(id);
          settling.dropLink();
        }}
      />
      <RunNotice run={settling} />
      {due?.address ? (
        <div className="grid gap-3">
          <PayPageLink address={due.address} toPay={toPay} onOpen={open} />
        </div>
      ) : (
        <AskButton
          missing={isEnded && methodId === undefined ? t`Выберите способ оплаты` : undefined}
          isBusy={isBusy}
          isOff={!isOnline || isUndecided || (isEnded && pay.methods.length === 0)}
          onClick={submit}
        >
          {!isOnline ? t`Нужна сеть` : isEnded ? waitingDeed(deed, due !== undefined) : t`Завершить парковку`}
        </AskButton>
      )}
      <Button look="quiet" isWide onClick={onClose}>
        {isEnded ? t`Оплатить позже` : t`Не завершать`}
      </Button>
    </div>
  );
};

const waitingDeed = (deed: Props['deed'], isDue: boolean): string =>
  deed === 'end' && !isDue ? t`Завершить и получить ссылку на оплату` : t`Получить ссылку на оплату`;

const StayHead = ({ session, isEnded }: { session: ParkingSession; isEnded: boolean }) => {
  const now = useAtomValue(minuteAtom);
  const { timeZone } = useTariffContext();
  const [from, to] = [timeOrDate(session.startsAt, now, timeZone), timeOrDate(session.endsAt, now, timeZone)];
  return (
    <StayLine plate={session.plate} place={placeNumber(session)}>
      <p className="text-lead font-semibold">{isEnded && session.status === 'waiting' ? `${from}–${to}` : t`с ${from}`}</p>
    </StayLine>
  );
};

/** What the city answered to the deed: the sum, and its own words. */
const DueNotice = ({ due: { sum: toPay, message }, hasEnded }: { due: NonNullable<ReturnType<typeof useSettle>['due']>; hasEnded: boolean }) => {
  const price = toPay !== undefined && t`К оплате ${sum(toPay)}`;
  return (
    <Notice mood={hasEnded ? 'good' : 'info'} title={hasEnded ? t`Парковка завершена` : price}>
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
