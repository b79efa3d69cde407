import { plural, t } from '@lingui/core/macro';
import { minuteMs, type Instant } from '~/domain/time/cityTime';
import { endKind } from '~/domain/stay/stay';
import { dateAndTime, time } from '~/i18n/format';

/** When a stay ends, in one of three texts. */
export const endText = (endsAt: Instant, now: Instant, timeZone: string): string => {
  const kind = endKind(endsAt, now, timeZone);
  if (kind === 'today') return t`Закончится сегодня в ${time(endsAt, timeZone)}`;
  if (kind === 'date') return t`Закончится ${dateAndTime(endsAt, timeZone)}`;
  if (endsAt <= now) return t`Закончилась в ${time(endsAt, timeZone)}`;
  // Never more than the countdown beside it.
  const minutes = Math.floor((endsAt - now) / minuteMs);
  if (minutes === 0) return t`Заканчивается меньше чем через минуту`;
  const remaining = plural(minutes, { one: '# минуту', few: '# минуты', many: '# минут', other: '# минуты' });
  return t`Заканчивается через ${remaining}`;
};
