import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
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
  /** The start. Set without a balance, where no time runs out: it is shown instead of the remaining time. */
  since?: string;
  /** The city's time zone. Set if the stay can be stopped: the deadline for a refund is shown in it. */
  timeZone?: string;
}

/** A running stay on one line. */
export const StayChip = ({ stay, now, since, timeZone }: Props) => (
  <ChipLine
    ring={
      since === undefined && (
        <StayRing share={remainingShare(stay, now)} severity={staySeverity(stay, now)} size="strip" />
      )
    }
    plate={<PlateView plate={stay.plate} />}
    isRemaining={since === undefined}
    time={since === undefined ? remainingTimeText(remainingMs(stay, now)) : t`с ${since}`}
  >
    {timeZone !== undefined && canCancel(stay, now) && (
      <span className="basis-full text-small text-muted">{t`Вернуть деньги можно до ${timeOrDate(refundDeadline(stay), now, timeZone)}`}</span>
    )}
  </ChipLine>
);

interface LineProps {
  ring: ReactNode;
  plate: ReactNode;
  /** True if `time` is the remaining time. */
  isRemaining: boolean;
  time: string;
  children?: ReactNode;
}

/** The line without its data, which the first frame draws too. */
export const ChipLine = ({ ring, plate, isRemaining, time, children }: LineProps) => (
  <span className="flex min-h-14 flex-wrap items-center gap-x-3 px-3 py-1.5">
    {ring}
    {plate}
    {/* If the plate leaves no room for the time beside it, the time wraps to its own line. */}
    <span className="flex grow basis-28 items-center gap-x-3">
      <span className="grow leading-tight font-semibold">
        {isRemaining && <span className="block text-small font-normal text-muted">{t`осталось`}</span>}{' '}
        <span>{time}</span>
      </span>
      <span className="sr-only">{t`Открыть`}</span>
      <Icon name="next" className="text-muted" />
    </span>
    {children}
  </span>
);
