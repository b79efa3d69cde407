import { t } from '@lingui/core/macro';
import type { Instant } from '~/domain/time/cityTime';
import { timeOrDate } from '~/i18n/format';
import { phoneZoneElsewhere } from './phoneZone';

interface Props {
  /** What is told by the city's clock above this. */
  at: Instant;
  now: Instant;
  timeZone: string;
}

/** Says that a time is the city's, and what the phone will show then; nothing where the two agree (`reliability.md`, F-75). */
export const CityClock = ({ at, now, timeZone }: Props) => {
  const onPhone = phoneZoneElsewhere(at, timeZone);
  return onPhone === undefined ? null : (
    <p className="text-muted">{t`По времени города. На телефоне: ${timeOrDate(at, now, onPhone)}`}</p>
  );
};
