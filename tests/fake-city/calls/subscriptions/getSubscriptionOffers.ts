import { roubles } from '../../rules/money';
import { addDays } from '../../rules/cityDays';
import { isoInCity, momentOf } from '../../rules/wallTime';
import { any } from '../../store/permits/permits';
import { subscriptionsOnSale } from '../../store/permits/subscriptions';
import { driverOf } from '../caller';
import type { Handler } from '../Handler';
import { startDays } from './readOffer';

/** The subscriptions that the city sells. The date is the earliest possible start. */
export const getSubscriptionOffers: Handler<'getSubscriptionOffers'> = (_, context) => {
  driverOf(context);
  const { server, city } = context;
  const { today, first } = startDays(context);
  return {
    result: subscriptionsOnSale(server.store, city.city).map(
      ({ code, permit, title, description, sort, kopecks, zones }) => ({
        parkingPermit: title,
        parkingPermitCode: code,
        parkingPermitDesc: description,
        parkingPermitSort: sort,
        parkingPermitType: permit,
        cost: roubles(kopecks),
        zone: zones.includes(any) ? 'all' : zones.join(', '),
        parkingPermitTs: null,
        parkingPermitStartDate: isoInCity(
          city.timeZone,
          momentOf(city.timeZone, permit === 'prev_day' ? addDays(today, -1) : first, 0),
        ),
      }),
    ),
  };
};
