import { t } from '@lingui/core/macro';
import type { Instant } from '~/domain/time/cityTime';
import { canCancel, remainingShare, refundDeadline, staySeverity, remainingMs, type Stay } from '~/domain/stay/stay';
import { timeOrDate } from '~/i18n/format';
import { Icon } from '~/ui/Icon';
import { PlateView } from '../plate/PlateView';
import { StayRing } from './StayRing';
import { remainingTimeText } from './remainingTimeText';

interface Props {
  stay: Stay;
  now: Instant;
  /** Without a balance no time runs out: since when it stands here is told instead. */
  since?: string;
  /** The city's, where the stay can be stopped: until when that brings money back is told by it. */
  timeZone?: string;
}

/** A running stay in one line. */
export const StayChip = ({ stay, now, since, timeZone }: Props) => (
  <span className="flex min-h-14 flex-wrap items-center gap-x-3 px-3 py-1.5">
    {since === undefined && (
      <StayRing share={remainingShare(stay, now)} severity={staySeverity(stay, now)} size="strip" />
    )}
    <PlateView plate={stay.plate} />
    {/* Where the plate leaves no room for the time beside it, it has a line of its own. */}
    <span className="flex grow basis-20 items-center gap-x-3">
      <span className="grow font-semibold">
        {since === undefined ? remainingTimeText(remainingMs(stay, now)) : t`с ${since}`}
      </span>
      <span className="sr-only">{t`Открыть`}</span>
      <Icon name="next" className="text-muted" />
    </span>
    {timeZone !== undefined && canCancel(stay, now) && (
      <span className="basis-full text-small text-muted">{t`Вернуть деньги можно до ${timeOrDate(refundDeadline(stay), now, timeZone)}`}</span>
    )}
  </span>
);
