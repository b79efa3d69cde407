import { plural, t } from '@lingui/core/macro';
import { minuteMs, type Instant } from '~/domain/time/cityTime';
import { placeNumber } from '~/domain/stay/placeRef';
import type { RemindedStay, ReminderKind } from '~/domain/stay/reminder';
import { timeOrDate } from '~/i18n/format';
import { durationText } from '~/i18n/durationText';

/** Returns `15 минут` in full, for reading aloud; for more than an hour, `1 ч 30 мин`. */
const remainingText = (ms: number): string => {
  const minutes = Math.ceil(ms / minuteMs);
  return minutes > 60
    ? durationText(minutes)
    : plural(minutes, { one: '# минута', few: '# минуты', many: '# минут', other: '# минуты' });
};

/** Returns how long a stay still runs, and until when by the city's clock. */
export const endsText = ({ endsAt }: Pick<RemindedStay, 'endsAt'>, now: Instant, timeZone: string): string => {
  const end = timeOrDate(endsAt, now, timeZone);
  return endsAt <= now ? t`Время вышло в ${end}` : t`До конца ${remainingText(endsAt - now)}, до ${end}`;
};

/** Returns the text of a reminder at this moment. */
export const reminderText = (kind: ReminderKind, stay: RemindedStay, now: Instant, timeZone: string): string => {
  const { moneyUntil } = stay;
  if (kind === 'end' || moneyUntil === undefined || moneyUntil <= now) return endsText(stay, now, timeZone);
  return t`Вернуть деньги можно ещё ${remainingText(moneyUntil - now)}, до ${timeOrDate(moneyUntil, now, timeZone)}`;
};

/** Returns a text that identifies the stay. */
export const stayText = ({ plate, ...stay }: Pick<RemindedStay, 'plate' | 'place'>): string => {
  const place = placeNumber(stay.place);
  return t`Парковка ${plate}, ${place}`;
};
