import { t } from '@lingui/core/macro';
import { countdown } from '~/domain/time/countdown';
import { durationText } from '~/i18n/durationText';

/** The remaining time inside a ring: hours and minutes, or minutes and seconds in the last hour. */
export const remainingTimeText = (ms: number): string => {
  if (ms <= 0) return t`Время вышло`;
  // Rounded up like the countdown: the first second of an hour shows the hour, not 1:00:00.
  const seconds = Math.ceil(ms / 1000);
  return seconds < 3600 ? countdown(ms) : durationText(Math.floor(seconds / 60));
};
