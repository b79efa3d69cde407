import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import type { Instant } from '~/domain/cityTime';
import { placeNumber } from '~/domain/placeRef';
import { canCancel, leftShare, moneyDeadline, sessionMood, timeLeftMs, type ParkingSession } from '~/domain/session';
import { timeOrDate } from '~/i18n/format';
import { PlateView } from '../plate/PlateView';
import { carAtPlace } from './carAtPlace';
import { ZoneSign } from '../ZoneSign';
import { CityClock } from './CityClock';
import { endText } from './endText';
import { SessionRing } from './SessionRing';
import { timeLeftText } from './timeLeft';

interface Props {
  session: ParkingSession;
  now: Instant;
  timeZone: string;
  /** Extend, stop and the like. */
  actions?: ReactNode;
}

/** One running stay: ring, plate, place, from and to, and until when stopping brings money back. */
export const SessionCard = ({ session, now, timeZone, actions }: Props) => {
  const left = timeLeftMs(session, now);
  const [from, to] = [timeOrDate(session.startsAt, now, timeZone), timeOrDate(session.endsAt, now, timeZone)];
  return (
    <article aria-label={carAtPlace(session)} className="grid gap-3 rounded-sheet border border-line bg-paper p-3">
      <div className="flex flex-wrap items-center gap-x-[min(1rem,2vw)] gap-y-2">
        <SessionRing share={leftShare(session, now)} mood={sessionMood(session, now)}>
          <span className="text-small leading-tight font-bold">{timeLeftText(left)}</span>
        </SessionRing>
        <div className="grid basis-36 gap-2">
          <PlateView plate={session.plate} />
          <p className="text-lead font-semibold">
            {from}–{to}
          </p>
        </div>
        <ZoneSign number={placeNumber(session)} />
      </div>
      <div>
        <p className="font-semibold">{endText(session.endsAt, now, timeZone)}</p>
        <CityClock at={session.endsAt} now={now} timeZone={timeZone} />
        <p className="text-muted">
          {canCancel(session, now)
            ? t`Остановите до ${timeOrDate(moneyDeadline(session), now, timeZone)}, чтобы вернуть деньги`
            : t`До конца меньше 30 минут: отменить уже нельзя`}
        </p>
      </div>
      {actions && <div className="flex flex-wrap gap-2 *:grow">{actions}</div>}
    </article>
  );
};
