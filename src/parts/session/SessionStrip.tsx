import { t } from '@lingui/core/macro';
import type { Instant } from '~/domain/cityTime';
import { leftShare, sessionMood, timeLeftMs, type ParkingSession } from '~/domain/session';
import { Icon } from '~/ui/Icon';
import { PlateView } from '../plate/PlateView';
import { SessionRing } from './SessionRing';
import { timeLeftText } from './timeLeft';

interface Props {
  session: ParkingSession;
  now: Instant;
}

/** A running stay in one line. */
export const SessionStrip = ({ session, now }: Props) => (
  <span className="flex min-h-14 flex-wrap items-center gap-x-3 px-3 py-1.5">
    <SessionRing share={leftShare(session, now)} mood={sessionMood(session, now)} size="strip" />
    <PlateView plate={session.plate} />
    {/* Where the plate leaves no room for the time beside it, it has a line of its own. */}
    <span className="flex grow basis-20 items-center gap-x-3">
      <span className="grow font-semibold">{timeLeftText(timeLeftMs(session, now))}</span>
      <span className="sr-only">{t`Открыть`}</span>
      <Icon name="next" className="text-muted" />
    </span>
  </span>
);
