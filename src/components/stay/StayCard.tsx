import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import type { Instant } from '~/domain/time/cityTime';
import { placeNumber } from '~/domain/stay/placeRef';
import { canCancel, remainingShare, refundDeadline, staySeverity, remainingMs, type Stay } from '~/domain/stay/stay';
import { timeOrDate } from '~/i18n/format';
import { PlateView } from '../plate/PlateView';
import { vehicleAtPlace } from './vehicleAtPlace';
import { ZoneBadge } from '../ZoneBadge';
import { CityClock } from './CityClock';
import { endText } from './endText';
import { StayRing } from './StayRing';
import { remainingTimeText } from './remainingTimeText';

interface Props {
  stay: Stay;
  now: Instant;
  timeZone: string;
  /** Buttons such as extend and stop. */
  actions?: ReactNode;
}

/** One running stay: ring, plate, place, start and end, and until when stopping it returns money. */
export const StayCard = ({ stay, now, timeZone, actions }: Props) => {
  const remaining = remainingMs(stay, now);
  const [from, to] = [timeOrDate(stay.startsAt, now, timeZone), timeOrDate(stay.endsAt, now, timeZone)];
  return (
    <article aria-label={vehicleAtPlace(stay)} className="grid gap-3 rounded-sheet border border-line bg-paper p-3">
      <div className="flex flex-wrap items-center gap-x-[min(1rem,2vw)] gap-y-2">
        {!stay.isOpenEnded && (
          <StayRing share={remainingShare(stay, now)} severity={staySeverity(stay, now)}>
            <span className="text-small leading-tight font-bold">{remainingTimeText(remaining)}</span>
          </StayRing>
        )}
        <div className="grid basis-36 gap-2">
          <PlateView plate={stay.plate} />
          <p className="text-lead font-semibold">{stay.isOpenEnded ? t`с ${from}` : `${from}–${to}`}</p>
        </div>
        <ZoneBadge number={placeNumber(stay)} />
      </div>
      {!stay.isOpenEnded && (
        <div>
          <p className="font-semibold">{endText(stay.endsAt, now, timeZone)}</p>
          <CityClock at={stay.endsAt} now={now} timeZone={timeZone} />
          <p className="text-muted">
            {canCancel(stay, now)
              ? t`Остановите до ${timeOrDate(refundDeadline(stay), now, timeZone)}, чтобы вернуть деньги`
              : t`До конца меньше 30 минут: отменить уже нельзя`}
          </p>
        </div>
      )}
      {actions && <div className="flex flex-wrap gap-2 *:grow">{actions}</div>}
    </article>
  );
};
