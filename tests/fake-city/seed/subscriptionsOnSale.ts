import type { PermitType } from '../rules/permitTerms';
import { any } from '../store/permits/permits';
import type { OnSale } from '../store/permits/subscriptions';
import { randomFor } from './random';

/** The name of each period and its price for one zone in roubles. All invented. */
const periods: readonly { permit: PermitType; title: string; roubles: number; description: string }[] = [
  { permit: 'prev_day', title: 'Вчерашний день', roubles: 250, description: 'Если вчера не успели оплатить парковку' },
  { permit: 'day', title: 'День', roubles: 200, description: 'С полуночи до полуночи' },
  { permit: 'week', title: 'Неделя', roubles: 1_000, description: 'Семь дней подряд' },
  { permit: 'mounth', title: 'Месяц', roubles: 3_000, description: 'Можно приостановить' },
  { permit: 'quarter', title: 'Квартал', roubles: 8_000, description: 'Три месяца, можно приостановить' },
  { permit: 'year', title: 'Год', roubles: 28_000, description: 'Двенадцать месяцев, можно приостановить' },
];

/** Sets of zones with their price relative to one zone. */
const places = (
  zones: readonly string[],
): { name: string; title: string; zones: string[]; times: number; permits?: readonly PermitType[] }[] => {
  const [first = any, second = any, ...others] = zones;
  const centre = [first, ...others.slice(0, 2)];
  return [
    { name: 'all', title: 'все зоны', zones: [any], times: 2 },
    { name: first, title: `зона ${first}`, zones: [first], times: 1 },
    { name: second, title: `зона ${second}`, zones: [second], times: 0.8, permits: ['day', 'mounth'] },
    { name: 'centre', title: `центр, зоны ${centre.join(', ')}`, zones: centre, times: 1.5, permits: ['mounth'] },
  ];
};

/**
 * The subscriptions that a city sells: every period for all zones and for one zone, some periods for others. Codes are
 * the same in every city.
 */
export const subscriptionsToSell = (city: string, seed: number, zones: readonly string[]): OnSale[] => {
  const level = randomFor(city, seed, 'subscriptions').pick([0.8, 1, 1.2, 1.5]);
  return places(zones)
    .flatMap((place) =>
      periods.filter(({ permit }) => place.permits?.includes(permit) ?? true).map((period) => ({ place, period })),
    )
    .map(({ place, period }, index) => ({
      code: `${period.permit}-${place.name}`,
      permit: period.permit,
      title: `${period.title}, ${place.title}`,
      description: period.description,
      sort: index + 1,
      kopecks: Math.round(period.roubles * place.times * level) * 100,
      zones: place.zones,
    }));
};
