import { t } from '@lingui/core/macro';
import { minuteMs } from '~/domain/cityTime';
import { durationText } from '~/i18n/durationText';
import { countdown } from '~/i18n/format';

/** Time left as it stands in a ring: minutes and hours, in the last hour with seconds. */
export const timeLeftText = (ms: number): string => {
  if (ms <= 0) return t`Время вышло`;
  return ms < 60 * minuteMs ? countdown(ms) : durationText(Math.floor(ms / minuteMs));
};
