import { t } from '@lingui/core/macro';
import type { Instant } from '~/domain/cityTime';
import { canCancel, leftShare, moneyDeadline, sessionMood, timeLeftMs, type ParkingSession } from '~/domain/session';
import { timeOrDate } from '~/i18n/format';
import { Icon } from '~/ui/Icon';
import { PlateView } from '../plate/PlateView';
import { SessionRing } from './SessionRing';
import { timeLeftText } from './timeLeft';

interface Props {
  session: ParkingSession;
  now: Instant;
  /** Without a balance no time runs out: since when it stands here is told instead. */
  since?: string;
  /** The city's, where the stay can be stopped: until when that brings money back is told by it. */
  timeZone?: string;
}

/** A running stay in one line. */
export const SessionStrip = ({ session, now, since, timeZone }: Props) => (
  <span className="flex min-h-14 flex-wrap items-center gap-x-3 px-3 py-1.5">
    {since === undefined && <SessionRing share={leftShare(session, now)} mood={sessionMood(session, now)} size="strip" />}
    <PlateView plate={session.plate} />
    {/* Where the plate leaves no room for the time beside it, it has a line of its own. */}
    <span className="flex grow basis-20 items-center gap-x-3">
      <span className="grow font-semibold">{since === undefined ? timeLeftText(timeLeftMs(session, now)) : t`с ${since}`}</span>
      <span className="sr-only">{t`Открыть`}</span>
      <Icon name="next" className="text-muted" />
    </span>
    {timeZone !== undefined && canCancel(session, now) && (
      <span className="basis-full text-small text-muted">{t`Вернуть деньги можно до ${timeOrDate(moneyDeadline(session), now, timeZone)}`}</span>
    )}
  </span>
);
