import { t } from '@lingui/core/macro';
import type { Instant } from '~/domain/time/cityTime';
import { timeOrDate } from '~/i18n/format';

interface Props {
  at: Instant;
  now: Instant;
  timeZone: string;
}

/** The age of cached data: "данные на 13:40". */
export const Age = ({ at, now, timeZone }: Props) => {
  const when = timeOrDate(at, now, timeZone);
  return <span className="text-small text-muted">{t`данные на ${when}`}</span>;
};
