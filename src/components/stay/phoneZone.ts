import { offsetMin, type Instant } from '~/domain/time/cityTime';

/** Whether the phone's clock and the city's differ at an instant. `timeZone` is the city's. */
export const isPhoneElsewhere = (at: Instant, timeZone: string): boolean =>
  -new Date(at).getTimezoneOffset() !== offsetMin(at, timeZone);

/**
 * The phone's time zone, or undefined if its clock agrees with the city's. The name is read only when they differ,
 * because that takes 150 ms on a slow phone.
 */
export const phoneZoneElsewhere = (at: Instant, timeZone: string): string | undefined => {
  if (!isPhoneElsewhere(at, timeZone)) return undefined;
  try {
    const onPhone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    return offsetMin(at, onPhone) === offsetMin(at, timeZone) ? undefined : onPhone;
  } catch {
    // A phone may use a zone that its browser does not know.
    return undefined;
  }
};
