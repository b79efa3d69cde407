import { dayKey, type Instant } from '~/domain/time/cityTime';
import { time, timeOrDate } from '~/i18n/format';

/** `10:00–11:00`, of another day `17.11 10:00–11:00`; the second date stands only where it is another one. */
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
