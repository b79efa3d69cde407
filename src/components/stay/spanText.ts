import { dayKey, type Instant } from '~/domain/time/cityTime';
import { time, timeOrDate } from '~/i18n/format';

/** `10:00–11:00`, or `17.11 10:00–11:00` on another day. The second date is shown only if it differs. */
export const spanText = (
  { startsAt, endsAt }: { startsAt: Instant; endsAt: Instant },
  now: Instant,
  timeZone: string,
): string => {
  const end =
    dayKey(startsAt, timeZone) === dayKey(endsAt, timeZone)
      ? time(endsAt, timeZone)
      : timeOrDate(endsAt, now, timeZone);
  return `${timeOrDate(startsAt, now, timeZone)}–${end}`;
};
