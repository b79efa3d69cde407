import type { ReplyOf } from '~/api/contract/endpoint';
import type { getSubscriptionOffers } from '~/api/contract/subscriptions';
import { kopecksFromRoubles } from '~/domain/money';
import type { SubscriptionOffer } from '~/domain/subscription';
import { calendarDay } from '~/domain/writtenDay';
import { filled } from '../wireText';
import { onceByCode } from './onceByCode';

const longestTitle = 200;
const mostOffers = 300;
/** What stands in the place of a zone (PAY-13). */
const everywhere = 'all';

/** What can be named and has a price, each code once, in the city's order. */
export const offersFromWire = ({ result }: ReplyOf<typeof getSubscriptionOffers>): SubscriptionOffer[] => {
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
          startDay: calendarDay(wire.parkingPermitStartDate?.trim().slice(0, 10)),
          sum: kopecksFromRoubles(wire.cost),
          isForYesterday: wire.parkingPermitType.trim().toLowerCase() === 'prev_day',
        },
      ];
    });
  return onceByCode(offers).slice(0, mostOffers);
};
