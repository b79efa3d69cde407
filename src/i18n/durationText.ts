import { t } from '@lingui/core/macro';
import { durationParts } from '~/domain/stay/duration';

/** `30 мин`, `1 ч 30 мин`, `24:00`, `Без времени`. */
export const durationText = (min: number | undefined): string => {
  const parts = durationParts(min);
  if (parts.kind === 'none') return t`Без времени`;
  if (parts.kind === 'day') return '24:00';
  const { hours, minutes } = parts;
  return hours === 0 ? t`${minutes} мин` : hoursText(hours, minutes);
};

/** Accepts names instead of numbers too: the first frame fills them in. */
export const hoursText = (hours: number | string, minutes: number | string): string =>
  minutes === 0 ? t`${hours} ч` : t`${hours} ч ${minutes} мин`;
