import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { type Instant, dayKey } from '~/domain/time/cityTime';
import { placeNumber } from '~/domain/stay/placeRef';
import { remainingMs, remainingShare, staySeverity, type Stay } from '~/domain/stay/stay';
import { time, timeOrDate } from '~/i18n/format';
import { PlateView } from '../plate/PlateView';
import { ZoneBadge } from '../ZoneBadge';
import { CityClock } from './CityClock';
import { endText } from './endText';
import { RefundNote } from './RefundNote';
import { remainingTimeText } from './remainingTimeText';
import { StayRing, severityColours } from './StayRing';
import { vehicleAtPlace } from './vehicleAtPlace';

/** `10:00–11:00`, or `17.11 10:00–11:00` on another day. The second date is shown only if it differs. */
const spanText = ({ startsAt, endsAt }: Stay, now: Instant, timeZone: string): string => {
  const isOneDay = dayKey(startsAt, timeZone) === dayKey(endsAt, timeZone);
  return `${timeOrDate(startsAt, now, timeZone)}–${isOneDay ? time(endsAt, timeZone) : timeOrDate(endsAt, now, timeZone)}`;
};

interface Props {
  stay: Stay;
  isForeign?: boolean;
  address?: string;
  now: Instant;
  timeZone: string;
  /** False for a stay without an account: it cannot be stopped, so no deadline is shown. */
  canBeStopped?: boolean;
  /** True if a heading above the card says when the stay ends. */
  isEndSaid?: boolean;
  /** Buttons such as extend and stop. */
  actions?: ReactNode;
}

/** One stay: the time left as its largest text, vehicle, place, start and end, and what can be done. */
export const StayCard = ({
  stay,
  isForeign,
  address,
  now,
  timeZone,
  canBeStopped = true,
  isEndSaid = false,
  actions,
}: Props) => {
  const severity = staySeverity(stay, now);
  return (
    <article aria-label={vehicleAtPlace(stay)} className="grid gap-3 rounded-sheet border border-line bg-paper p-3">
      {!stay.isOpenEnded && severity !== 'over' && (
        <div className="flex items-center gap-3">
          <StayRing share={remainingShare(stay, now)} severity={severity} />
          <p className="leading-snug">
            <span className="block text-muted">{t`осталось`}</span>{' '}
            <span className={`text-head font-bold ${severityColours[severity]}`} translate="no">
              {remainingTimeText(remainingMs(stay, now))}
            </span>
          </p>
        </div>
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <PlateView plate={stay.plate} isForeign={isForeign} />
        <ZoneBadge number={placeNumber(stay)} />
        {address && <p className="grow basis-36 text-small">{address}</p>}
      </div>
      <div>
        <p className="text-lead font-semibold">
          {stay.isOpenEnded ? t`с ${timeOrDate(stay.startsAt, now, timeZone)}` : spanText(stay, now, timeZone)}
        </p>
        {!stay.isOpenEnded && !isEndSaid && <p>{endText(stay.endsAt, now, timeZone)}</p>}
        <CityClock at={stay.endsAt} now={now} timeZone={timeZone} />
        {!stay.isOpenEnded && canBeStopped && severity !== 'over' && (
          <RefundNote stay={stay} now={now} timeZone={timeZone} />
        )}
      </div>
      {actions && <div className="flex flex-wrap gap-2 *:grow">{actions}</div>}
    </article>
  );
};
