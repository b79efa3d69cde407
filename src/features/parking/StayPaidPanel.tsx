import { t } from '@lingui/core/macro';
import { useEffect } from 'react';
import { minuteMs } from '~/domain/time/cityTime';
import { isAtPlace, type Stay } from '~/domain/stay/stay';
import { cost, timeOrDate } from '~/i18n/format';
import { StayActions } from '~/components/driver/StayActions';
import { useStayList } from '~/data/profile/useStayList';
import { AttemptNotice } from '~/components/payment/AttemptNotice';
import { StayCard } from '~/components/stay/StayCard';
import { openDialog } from '~/state/dialogs';
import { Button } from '~/ui/Button';
import { Icon } from '~/ui/Icon';
import type { PaidStay } from './paidStay';
import type { useStartStay } from './useStartStay';

interface Props {
  paid: PaidStay;
  start: Pick<ReturnType<typeof useStartStay>, 'attemptStatus' | 'clear' | 'checkAgain'>;
  /** Called with the id of the stay while this panel shows it, and with undefined when the panel goes. */
  onShow?: (stayId: string | undefined) => void;
}

/** The confirmation: until when the stay is paid, its card with what can be done, and its payment record. */
export const StayPaidPanel = ({ paid, start, onShow }: Props) => {
  const { running, now, timeZone, sms, isOnlyOne } = useStayList();
  const attempt = start.attemptStatus?.attempt;
  // The server's own times once they are read; until then those of the confirmed price.
  const profileStay = running.find(
    (one) =>
      isAtPlace(one, { plate: paid.plate, ...paid.place }) &&
      (!paid.isRetroactive || Math.abs(one.startsAt - paid.from) < minuteMs),
  );
  const stay: Stay = profileStay ?? {
    id: '',
    plate: paid.plate,
    zone: '',
    ...paid.place,
    startsAt: paid.from,
    endsAt: paid.to,
    status: 'active',
  };
  const stayId = profileStay?.id;
  useEffect(() => {
    onShow?.(stayId);
    return () => onShow?.(undefined);
  }, [stayId, onShow]);
  const isOver = stay.endsAt <= now;
  const end = timeOrDate(stay.endsAt, now, timeZone);
  return (
    <section aria-labelledby="paid-title" className="grid grid-cols-1 gap-4">
      {start.attemptStatus?.state.phase === 'doneTwice' && (
        <AttemptNotice
          attempt={start.attemptStatus.attempt}
          state={start.attemptStatus.state}
          onCheckAgain={start.checkAgain}
        />
      )}
      <div className="flex items-center gap-2 text-title font-bold text-running">
        <Icon name="check" size={28} />
        <h1 id="paid-title" tabIndex={-1} data-autofocus className="outline-none">
          {stay.isOpenEnded ? t`Парковка оплачена` : t`Оплачено до ${end}`}
        </h1>
      </div>
      <StayCard
        stay={stay}
        isForeign={paid.isForeign}
        address={paid.address}
        now={now}
        timeZone={timeZone}
        isEndSaid
        actions={!isOver && <StayActions sms={sms} stay={stay} isOnlyOne={isOnlyOne} isPending={!profileStay} />}
      />
      <div>
        {paid.sum !== undefined && <p>{t`Оплачено ${cost(paid.sum)}`}</p>}
        {paid.message && paid.message !== t`Парковка оплачена` && <p>{paid.message}</p>}
      </div>
      <div className="flex flex-wrap gap-2 *:grow">
        {/* The payment record of this device. The city's own receipt comes with the history. */}
        <Button
          variant="secondary"
          disabled={!attempt}
          onClick={() => attempt && openDialog({ name: 'paymentRecord', recordId: attempt.id })}
        >
          {t`Чек`}
        </Button>
        <Button variant="secondary" onClick={start.clear}>
          {t`Готово`}
        </Button>
      </div>
    </section>
  );
};
