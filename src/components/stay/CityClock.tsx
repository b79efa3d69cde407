import { t } from '@lingui/core/macro';
import type { Instant } from '~/domain/time/cityTime';
import { timeOrDate } from '~/i18n/format';
import { phoneZoneElsewhere } from './phoneZone';

interface Props {
  /** The time that is shown above in the city's time. */
  at: Instant;
  now: Instant;
  timeZone: string;
}

/** Shows that a time is the city's and what the phone will show then. Renders nothing if the two agree (F-75). */
export const CityClock = ({ at, now, timeZone }: Props) => {
  const onPhone = phoneZoneElsewhere(at, timeZone);
  return onPhone === undefined ? null : (
    <p className="text-muted">{t`По времени города. На телефоне: ${timeOrDate(at, now, onPhone)}`}</p>
  );
};
