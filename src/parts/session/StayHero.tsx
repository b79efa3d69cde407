import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import type { Instant } from '~/domain/cityTime';
import { placeNumber } from '~/domain/placeRef';
import { canCancel, leftShare, moneyDeadline, sessionMood, timeLeftMs, type ParkingSession } from '~/domain/session';
import { timeOrDate } from '~/i18n/format';
import { Icon } from '~/ui/Icon';
import { PlateView } from '../plate/PlateView';
import { ZoneSign } from '../ZoneSign';
import { CityClock } from './CityClock';
import { endText } from './endText';
import { SessionRing } from './SessionRing';
import { spanText } from './spanText';
import { timeLeftText } from './timeLeft';

interface Props {
  title: ReactNode;
  session: ParkingSession;
  isForeign: boolean;
  address?: string;
  now: Instant;
  timeZone: string;
  /** Without an account nothing can be stopped, and no deadline is shown. */
  canBeStopped?: boolean;
  /** Paid for afterwards: from when to when is what matters, and time left only where it still runs. */
  isPost?: boolean;
  /** Nobody has told the end: it is reckoned. */
  isEndReckoned?: boolean;
  note?: ReactNode;
}

/** One stay as the only thing on the screen: readable from the dashboard at arm's length. */
export const StayHero = ({
  title,
  session,
  isForeign,
  address,
  now,
  timeZone,
  canBeStopped = true,
  isPost = false,
  isEndReckoned = false,
  note,
}: Props) => (
  <div className="grid grid-cols-1 justify-items-center gap-4 rounded-sheet border border-line p-4 text-center">
    <div className="flex items-center gap-2 text-title font-bold text-running">
      <Icon name="check" size={28} />
      {title}
    </div>
    <PlateView plate={session.plate} isForeign={isForeign} size="hero" />
    <div className="flex flex-wrap items-center justify-center gap-3">
      <ZoneSign number={placeNumber(session)} size="hero" />
      {address && <p className="text-left text-lead">{address}</p>}
    </div>
    {isPost && <p className="text-head font-bold">{spanText(session, now, timeZone)}</p>}
    {isPost && session.endsAt <= now ? null : (
      <>
        <SessionRing share={leftShare(session, now)} mood={sessionMood(session, now)} size="hero">
          <TimeInRing text={timeLeftText(timeLeftMs(session, now))} />
          {!isEndReckoned && <span className="block text-lead text-ink">{t`до ${timeOrDate(session.endsAt, now, timeZone)}`}</span>}
        </SessionRing>
        <div className="text-lead">
          <p className="font-semibold">
            {isEndReckoned ? t`Конец около ${timeOrDate(session.endsAt, now, timeZone)}` : endText(session.endsAt, now, timeZone)}
          </p>
          {canBeStopped && canCancel(session, now) && (
            <p className="text-ending">{t`Остановите до ${timeOrDate(moneyDeadline(session), now, timeZone)}, чтобы вернуть деньги`}</p>
          )}
        </div>
      </>
    )}
    <CityClock at={session.endsAt} now={now} timeZone={timeZone} />
    {note && <div className="text-muted">{note}</div>}
  </div>
);

/** Hours and minutes are longer than the ring is wide in the letters that minutes and seconds have. */
const TimeInRing = ({ text }: { text: string }) => <span className={`block font-bold ${text.length > 6 ? 'text-title' : 'text-head'}`}>{text}</span>;
