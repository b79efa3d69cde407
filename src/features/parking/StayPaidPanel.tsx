import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { useProfile } from '~/data/profile/useProfile';
import { useTariffContext } from '~/data/settings/useTariffContext';
import { minuteMs } from '~/domain/time/cityTime';
import { isAtPlace, runningStays, type Stay } from '~/domain/stay/stay';
import { cost } from '~/i18n/format';
import { inLanguage } from '~/i18n/inLanguage';
import { AttemptNotice } from '~/components/payment/AttemptNotice';
import { StaySummary } from '~/components/stay/StaySummary';
import { nowAtom } from '~/state/clock';
import { openDialog } from '~/state/dialogs';
import { Button } from '~/ui/Button';
import { buttonClass } from '~/ui/buttonClass';
import type { PaidStay } from './paidStay';
import type { useStartStay } from './useStartStay';

interface Props {
  paid: PaidStay;
  start: Pick<ReturnType<typeof useStartStay>, 'attemptStatus' | 'clear' | 'checkAgain'>;
}

/** The confirmation: large plate and zone, the ring, the end, and until when stopping returns money. */
export const StayPaidPanel = ({ paid, start }: Props) => {
  const { profile } = useProfile();
  const now = useAtomValue(nowAtom);
  const { timeZone } = useTariffContext();
  const title = t`Парковка оплачена`;
  // The server's own times once they are read; until then those of the confirmed price.
  const profileStay = runningStays(profile?.sessions ?? [], now).find(
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
  return (
    <section aria-labelledby="paid-title" className="grid gap-4">
      {start.attemptStatus?.state.phase === 'doneTwice' && (
        <AttemptNotice
          attempt={start.attemptStatus.attempt}
          state={start.attemptStatus.state}
          onCheckAgain={start.checkAgain}
        />
      )}
      <StaySummary
        title={
          <h1 id="paid-title" tabIndex={-1} data-autofocus className="outline-none">
            {title}
          </h1>
        }
        stay={stay}
        isForeign={paid.isForeign}
        address={paid.address}
        now={now}
        timeZone={timeZone}
        isRetroactive={paid.isRetroactive}
        footnote={
          <>
            {paid.sum !== undefined && <p>{t`Оплачено ${cost(paid.sum)}`}</p>}
            {paid.message && paid.message !== title && <p>{paid.message}</p>}
          </>
        }
      />
      {profileStay && !profileStay.isOpenEnded && (
        <Button
          variant="secondary"
          icon="clock"
          isWide
          onClick={() => openDialog({ name: 'remind', stayId: profileStay.id })}
        >
          {t`Напомнить`}
        </Button>
      )}
      {/* The payment record of this device. The city's own receipt comes with the history. */}
      <Link to="/{-$lng}/device" params={inLanguage} className={buttonClass('secondary', true)}>
        {t`Чек`}
      </Link>
      <Button isWide onClick={start.clear}>
        {t`Готово`}
      </Button>
    </section>
  );
};
