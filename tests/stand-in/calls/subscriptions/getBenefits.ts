import { benefitKeys } from '~/api/contract/subscriptions';
import type { CityConfig } from '~/city/schema';
import { orderNumOf } from '../../payments/subscriptions';
import { whyNotChangeVehicle, whyNotContinue, whyNotPause, whyNotRefund } from '../../rules/benefitRights';
import { cadastralQuarter } from '../../rules/cadastralQuarter';
import { dayMs, isoInCity } from '../../rules/wallTime';
import { any, benefitsOf, type Benefit } from '../../store/benefits';
import { driverOf } from '../caller';
import type { CallContext } from '../CallContext';
import type { Handler } from '../Handler';

/** How long a right that has ended stays in the list. */
const shownAfterMs = 30 * dayMs;

/** Where a right is good: zones, or the quarters in which they lie where the city shows those. */
const wireZone = ({ switches }: CityConfig, zones: string[]): string | string[] => {
  if (zones.includes(any)) return any;
  const places = switches.cadastralBenefits ? zones.map(cadastralQuarter) : zones;
  const [only, ...others] = places;
  return only === undefined || others.length > 0 ? places : only;
};

const wireBenefit = ({ city, nowMs }: CallContext, benefit: Benefit) => ({
  [benefitKeys.variation]: benefit.variation,
  [benefitKeys.type]: benefit.type,
  [benefitKeys.zone]: wireZone(city, benefit.zones),
  [benefitKeys.salePercent]: benefit.permille / 10,
  [benefitKeys.transport]: benefit.number,
  [benefitKeys.orderNum]: orderNumOf(benefit),
  [benefitKeys.canChangeTs]: whyNotChangeVehicle(benefit, nowMs) === undefined,
  [benefitKeys.canRefund]: whyNotRefund(city.timeZone, benefit, nowMs) === undefined,
  [benefitKeys.canPause]: whyNotPause(benefit, nowMs) === undefined,
  [benefitKeys.canContinue]: whyNotContinue(benefit, nowMs) === undefined,
  [benefitKeys.startOf]: isoInCity(city.timeZone, benefit.startMs),
  [benefitKeys.endOf]: isoInCity(city.timeZone, benefit.endMs),
});

/** The rights of the account that run, that will run and that ended lately (document 2, section 3). */
export const getBenefits: Handler<'getBenefits'> = (_, context) => {
  const account = driverOf(context);
  return { result: benefitsOf(context.world.store, account, context.nowMs - shownAfterMs).map((benefit) => wireBenefit(context, benefit)) };
};
