import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { type Instant, dayKey } from '~/domain/time/cityTime';
import { placeNumber } from '~/domain/stay/placeRef';
import { canCancel, remainingShare, refundDeadline, staySeverity, remainingMs, type Stay } from '~/domain/stay/stay';
import { timeOrDate, time } from '~/i18n/format';
import { Icon } from '~/ui/Icon';
import { PlateView } from '../plate/PlateView';
import { ZoneBadge } from '../ZoneBadge';
import { CityClock } from './CityClock';
import { endText } from './endText';
import { StayRing } from './StayRing';
import { remainingTimeText } from './remainingTimeText';

/** `10:00–11:00`, or `17.11 10:00–11:00` on another day. The second date is shown only if it differs. */
const spanText = (
  { startsAt, endsAt }: { startsAt: Instant; endsAt: Instant },
  now: Instant,
  timeZone: string,
): string => {
  const end =
    dayKey(startsAt, timeZone) === dayKey(endsAt, timeZone)
      ? time(endsAt, timeZone)
      : timeOrDate(endsAt, now, timeZone);
  return `${timeOrDate(startsAt, now, timeZone)}–${end}`;
};

interface Props {
  title: ReactNode;
  stay: Stay;
  isForeign: boolean;
  address?: string;
  now: Instant;
  timeZone: string;
  /** False for a stay without an account: it cannot be stopped, so no deadline is shown. */
  canBeStopped?: boolean;
  /** For a retroactive stay, start and end matter. The remaining time is shown only while it is running. */
  isRetroactive?: boolean;
  /** True if the end was calculated because the city has not reported one. */
  isEndReckoned?: boolean;
  footnote?: ReactNode;
}

/** One stay as the only content of the screen, readable from the dashboard at arm's length. */
export const StaySummary = ({
  title,
  stay,
  isForeign,
  address,
  now,
  timeZone,
  canBeStopped = true,
  isRetroactive = false,
  isEndReckoned = false,
  footnote,
}: Props) => (
  <div className="grid grid-cols-1 justify-items-center gap-4 rounded-sheet border border-line p-4 text-center">
    <div className="flex items-center gap-2 text-title font-bold text-running">
      <Icon name="check" size={28} />
      {title}
    </div>
    <PlateView plate={stay.plate} isForeign={isForeign} size="hero" />
    <div className="flex flex-wrap items-center justify-center gap-3">
      <ZoneBadge number={placeNumber(stay)} size="hero" />
      {address && <p className="text-left text-lead">{address}</p>}
    </div>
    {isRetroactive && <p className="text-head font-bold">{spanText(stay, now, timeZone)}</p>}
    {isRetroactive && stay.endsAt <= now ? null : (
      <>
        <StayRing share={remainingShare(stay, now)} severity={staySeverity(stay, now)} size="hero">
          <TimeInRing text={remainingTimeText(remainingMs(stay, now))} />
          {!isEndReckoned && (
            <span className="block text-lead text-ink">{t`до ${timeOrDate(stay.endsAt, now, timeZone)}`}</span>
          )}
        </StayRing>
        <div className="text-lead">
          <p className="font-semibold">
            {isEndReckoned
              ? t`Конец около ${timeOrDate(stay.endsAt, now, timeZone)}`
              : endText(stay.endsAt, now, timeZone)}
          </p>
          {canBeStopped && canCancel(stay, now) && (
            <p className="text-ending">{t`Остановите до ${timeOrDate(refundDeadline(stay), now, timeZone)}, чтобы вернуть деньги`}</p>
          )}
        </div>
      </>
    )}
    <CityClock at={stay.endsAt} now={now} timeZone={timeZone} />
    {footnote && <div className="text-muted">{footnote}</div>}
  </div>
);

/** Hours and minutes would not fit the ring at the font size of minutes and seconds. */
const TimeInRing = ({ text }: { text: string }) => (
  <span className={`block font-bold ${text.length > 6 ? 'text-title' : 'text-head'}`}>{text}</span>
);
