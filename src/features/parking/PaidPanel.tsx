import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { useProfile } from '~/data/profile/useProfile';
import { useTariffContext } from '~/data/settings/useTariffContext';
import { minuteMs } from '~/domain/cityTime';
import { isAtPlace, runningSessions, type ParkingSession } from '~/domain/session';
import { sum } from '~/i18n/format';
import { inLanguage } from '~/i18n/inLanguage';
import { AttemptNotice } from '~/parts/payment/AttemptNotice';
import { StayHero } from '~/parts/session/StayHero';
import { nowAtom } from '~/state/clock';
import { openWindow } from '~/state/windows';
import { Button } from '~/ui/Button';
import { buttonClass } from '~/ui/buttonClass';
import type { PaidStay } from './paidStay';
import type { useStart } from './useStart';

interface Props {
  paid: PaidStay;
  start: Pick<ReturnType<typeof useStart>, 'trace' | 'clear' | 'checkAgain'>;
}

/** The confirmation: plate and zone as heroes, the ring, the end, and until when stopping brings money back. */
export const PaidPanel = ({ paid, start }: Props) => {
  const { profile } = useProfile();
  const now = useAtomValue(nowAtom);
  const { timeZone } = useTariffContext();
  const title = t`Парковка оплачена`;
  // The server's own times as soon as they are read; those of the confirmed price until then.
  const known = runningSessions(profile?.sessions ?? [], now).find(
    (one) => isAtPlace(one, { plate: paid.plate, ...paid.place }) && (!paid.isPost || Math.abs(one.startsAt - paid.from) < minuteMs),
  );
  const session: ParkingSession = known ?? {
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
      {start.trace?.state.phase === 'doneTwice' && (
        <AttemptNotice attempt={start.trace.attempt} state={start.trace.state} onCheckAgain={start.checkAgain} />
      )}
      <StayHero
        title={
          <h1 id="paid-title" tabIndex={-1} data-autofocus className="outline-none">
            {title}
          </h1>
        }
        session={session}
        isForeign={paid.isForeign}
        address={paid.address}
        now={now}
        timeZone={timeZone}
        isPost={paid.isPost}
        note={
          <>
            {paid.sum !== undefined && <p>{t`Оплачено ${sum(paid.sum)}`}</p>}
            {paid.message && paid.message !== title && <p>{paid.message}</p>}
          </>
        }
      />
      {known && (
        <Button look="secondary" icon="clock" isWide onClick={() => openWindow({ name: 'remind', stayId: known.id })}>
          {t`Напомнить`}
        </Button>
      )}
      {/* What the device keeps of it: the city's own paper comes with the history. */}
      <Link to="/{-$lng}/device" params={inLanguage} className={buttonClass('secondary', true)}>
        {t`Чек`}
      </Link>
      <Button isWide onClick={start.clear}>
        {t`Готово`}
      </Button>
    </section>
  );
};
