import { isoInCity, type Instant } from '~/domain/time/cityTime';
import { currentCity } from '~/state/currentCity';

/** The start of a stay as it is sent: ISO 8601 with the city's offset. Undefined for a stay that begins now. */
export const timestart = (startsAt: Instant | undefined): string | undefined =>
  startsAt === undefined ? undefined : isoInCity(startsAt, currentCity().timeZone);
