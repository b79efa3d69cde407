import { offsetMin, type Instant } from '~/domain/time/cityTime';

/** Do the phone's clocks and the city's differ at an instant? `timeZone` is the city's. */
export const isPhoneElsewhere = (at: Instant, timeZone: string): boolean =>
  -new Date(at).getTimezoneOffset() !== offsetMin(at, timeZone);

/** The phone's time zone where they do; undefined where they agree. Its name is asked for only there: that takes a slow phone 150 milliseconds. */
export const phoneZoneElsewhere = (at: Instant, timeZone: string): string | undefined => {
  if (!isPhoneElsewhere(at, timeZone)) return undefined;
  try {
    const onPhone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    return offsetMin(at, onPhone) === offsetMin(at, timeZone) ? undefined : onPhone;
  } catch {
    // A phone may name a zone that its browser does not know.
    return undefined;
  }
};
