import { t } from '@lingui/core/macro';
import { dayKey, hourMs, minuteMs, startOfDay, type Instant } from '~/domain/time/cityTime';
import type { NoteAction } from '~/domain/stay/parkedNote';
import { durationText } from '~/i18n/durationText';
import { dayAndTime, time } from '~/i18n/format';

/** Whole hours, or minutes in the last hour: the reader does not need more precision. */
const remainingText = (ms: number): string => {
  if (ms < minuteMs) return t`меньше минуты`;
  const hours = Math.floor(ms / hourMs);
  const text = hours === 0 ? durationText(Math.floor(ms / minuteMs)) : t`${hours} ч`;
  return text.replace(' ', '\u00a0');
};

const untilText = (until: Instant, now: Instant, timeZone: string): string => {
  const at = time(until, timeZone);
  const day = dayKey(until, timeZone);
  if (day === dayKey(now, timeZone)) return t`до ${at} сегодня`;
  return day === dayKey(startOfDay(now, timeZone, 1), timeZone)
    ? t`до ${at} завтра`
    : t`до ${dayAndTime(until, timeZone)}`;
};

/** The time until which a note can be paid, or why it cannot be paid. */
export const noteActionText = ({ kind, until }: NoteAction, now: Instant, timeZone: string): string => {
  if (kind === 'noPost') return t`Задним числом город оплату за это время не принимает.`;
  if (kind === 'tooLate') return t`Время для оплаты задним числом вышло.`;
  // The minute of the deadline is included.
  const remaining = until === undefined ? undefined : remainingText(until + minuteMs - now);
  const day = until === undefined ? '' : untilText(until, now, timeZone);
  if (kind === 'unknown')
    return remaining
      ? t`Оплатите, как только появится сеть, лучше ${day}: осталось ${remaining}.`
      : t`Оплатите, как только появится сеть.`;
  return remaining
    ? t`Оплатить можно ${day}, осталось ${remaining}.`
    : t`Задним числом город оплату не принимает: оплатите сейчас.`;
};
