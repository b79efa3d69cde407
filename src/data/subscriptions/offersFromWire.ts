import type { ReplyOf } from '~/api/contract/endpoint';
import type { getSubscriptionOffers } from '~/api/contract/subscriptions';
import { dayKey, instantFromWire } from '~/domain/time/cityTime';
import { kopecksFromRoubles } from '~/domain/money/money';
import type { Day, SubscriptionOffer } from '~/domain/permits/subscription';
import { calendarDay } from '~/domain/time/dateInput';
import { nonEmpty } from '../wireText';
import { uniqueByCode } from './uniqueByCode';

const maxTitleLength = 200;
const maxOffers = 300;
/** The wire's value in place of a zone (PAY-13). */
const everywhere = 'all';

/** Reads a calendar day as written, or the day of a moment in the city's time zone. */
const dayFromWire = (text: string, timeZone: string): Day | undefined => {
  const at = calendarDay(text) === undefined ? instantFromWire(text, timeZone) : undefined;
  return at === undefined ? calendarDay(text) : dayKey(at, timeZone);
};

/** Offers that have a name and a price, one for each code, in the city's order. */
export const offersFromWire = (
  { result }: ReplyOf<typeof getSubscriptionOffers>,
  timeZone: string,
): SubscriptionOffer[] => {
  const offers = [...result]
    .sort((one, other) => (one.parkingPermitSort ?? 0) - (other.parkingPermitSort ?? 0))
    .flatMap((wire): SubscriptionOffer[] => {
      const title = nonEmpty(wire.parkingPermit, maxTitleLength);
      const code = wire.parkingPermitCode.trim();
      const zone = nonEmpty(wire.zone, maxTitleLength);
      if (title === undefined || code === '' || wire.cost < 0) return [];
      return [
        {
          code,
          title,
          description: nonEmpty(wire.parkingPermitDesc),
          zone: zone?.toLowerCase() === everywhere ? undefined : zone,
          plate: nonEmpty(wire.parkingPermitTs, 20),
          startDay: dayFromWire(wire.parkingPermitStartDate?.trim() ?? '', timeZone),
          sum: kopecksFromRoubles(wire.cost),
          isForYesterday: wire.parkingPermitType.trim().toLowerCase() === 'prev_day',
        },
      ];
    });
  return uniqueByCode(offers).slice(0, maxOffers);
};
