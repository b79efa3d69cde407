import { t } from '@lingui/core/macro';
import { dayMs, startOfDay, type Instant } from '~/domain/time/cityTime';
import { localeOf } from '~/i18n/activate';
import { dayAndTime, time } from '~/i18n/format';
import { currentLanguage } from '~/i18n/messages';

/**
 * Returns a future moment, to follow "until": `20:00` today, `полуночи`, `завтра 08:00`, `пн 08:00` within a week,
 * otherwise with the date.
 */
export const relativeDayText = (at: Instant, now: Instant, timeZone: string): string => {
  // On a change of the clocks, a day is an hour longer or shorter.
  const days = Math.round((startOfDay(at, timeZone) - startOfDay(now, timeZone)) / dayMs);
  const clock = time(at, timeZone);
  if (days === 0) return clock;
  if (days === 1) return clock === '00:00' ? t`полуночи` : t`завтра ${clock}`;
  if (days > 6) return dayAndTime(at, timeZone);
  return `${new Intl.DateTimeFormat(localeOf(currentLanguage()), { weekday: 'short', timeZone }).format(at)} ${clock}`;
};
