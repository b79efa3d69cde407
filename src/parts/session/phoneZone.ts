import { offsetMin, type Instant } from '~/domain/cityTime';

/** The phone's time zone, where its clocks and the city's differ at an instant; undefined where they agree. `timeZone` is the city's. */
export const phoneZoneElsewhere = (at: Instant, timeZone: string): string | undefined => {
  try {
    const onPhone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    return offsetMin(at, onPhone) === offsetMin(at, timeZone) ? undefined : onPhone;
  } catch {
    // A phone may name a zone that its browser does not know.
    return undefined;
  }
};
