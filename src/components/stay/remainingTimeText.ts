import { t } from '@lingui/core/macro';
import { countdown } from '~/domain/time/countdown';
import { durationText } from '~/i18n/durationText';

/** Time left as it stands in a ring: minutes and hours, in the last hour with seconds. */
export const remainingTimeText = (ms: number): string => {
  if (ms <= 0) return t`Время вышло`;
  // Rounded up as the countdown is: the first second of an hour is the hour, not 1:00:00.
  const seconds = Math.ceil(ms / 1000);
  return seconds < 3600 ? countdown(ms) : durationText(Math.floor(seconds / 60));
};
