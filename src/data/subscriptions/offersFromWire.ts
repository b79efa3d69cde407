import type { ReplyOf } from '~/api/contract/endpoint';
import type { getSubscriptionOffers } from '~/api/contract/subscriptions';
import { dayKey, instantFromWire } from '~/domain/cityTime';
import { kopecksFromRoubles } from '~/domain/money';
import type { Day, SubscriptionOffer } from '~/domain/subscription';
import { calendarDay } from '~/domain/writtenDay';
import { filled } from '../wireText';
import { onceByCode } from './onceByCode';

const longestTitle = 200;
const mostOffers = 300;
/** What stands in the place of a zone (PAY-13). */
const everywhere = 'all';

/** A day as it stands there, or that of a moment by the city's clocks. */
const dayFromWire = (text: string, timeZone: string): Day | undefined => {
  const at = calendarDay(text) === undefined ? instantFromWire(text, timeZone) : undefined;
  return at === undefined ? calendarDay(text) : dayKey(at, timeZone);
};

/** What can be named and has a price, each code once, in the city's order. */
export const offersFromWire = ({ result }: ReplyOf<typeof getSubscriptionOffers>, timeZone: string): SubscriptionOffer[] => {
  const offers = [...result]
    .sort((one, other) => (one.parkingPermitSort ?? 0) - (other.parkingPermitSort ?? 0))
    .flatMap((wire): SubscriptionOffer[] => {
      const title = filled(wire.parkingPermit, longestTitle);
      const code = wire.parkingPermitCode.trim();
      const zone = filled(wire.zone, longestTitle);
      if (title === undefined || code === '' || wire.cost < 0) return [];
      return [
        {
          code,
          title,
          description: filled(wire.parkingPermitDesc),
          zone: zone?.toLowerCase() === everywhere ? undefined : zone,
          plate: filled(wire.parkingPermitTs, 20),
          startDay: dayFromWire(wire.parkingPermitStartDate?.trim() ?? '', timeZone),
          sum: kopecksFromRoubles(wire.cost),
          isForYesterday: wire.parkingPermitType.trim().toLowerCase() === 'prev_day',
        },
      ];
    });
  return onceByCode(offers).slice(0, mostOffers);
};
