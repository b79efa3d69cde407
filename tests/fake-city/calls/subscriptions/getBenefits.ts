import { permitKeys } from '~/api/contract/subscriptions';
import type { CityConfig } from '~/city/schema';
import { orderNumOf } from '../../payments/subscriptions';
import { changeVehicleRefusal, continueRefusal, pauseRefusal, refundRefusal } from '../../rules/permitRefusals';
import { cadastralQuarter } from '../../rules/cadastralQuarter';
import { dayMs, isoInCity } from '../../rules/wallTime';
import { any, permitsOf, type Permit } from '../../store/permits/permits';
import { driverOf } from '../caller';
import type { CallContext } from '../CallContext';
import type { Handler } from '../Handler';

/** An ended permit stays in the list for this long. */
const visibleAfterEndMs = 30 * dayMs;

/** The zones of a permit, or the cadastral quarters of these zones if the city shows those. */
const wireZone = ({ switches }: CityConfig, zones: string[]): string | string[] => {
  if (zones.includes(any)) return any;
  const places = switches.cadastralBenefits ? zones.map(cadastralQuarter) : zones;
  const [only, ...others] = places;
  return only === undefined || others.length > 0 ? places : only;
};

const wirePermit = ({ city, nowMs }: CallContext, permit: Permit) => ({
  [permitKeys.variation]: permit.variation,
  [permitKeys.type]: permit.type,
  [permitKeys.zone]: wireZone(city, permit.zones),
  [permitKeys.salePercent]: permit.permille / 10,
  [permitKeys.transport]: permit.number,
  [permitKeys.orderNum]: orderNumOf(permit),
  [permitKeys.canChangeTs]: changeVehicleRefusal(permit, nowMs) === undefined,
  [permitKeys.canRefund]: refundRefusal(city.timeZone, permit, nowMs) === undefined,
  [permitKeys.canPause]: pauseRefusal(permit, nowMs) === undefined,
  [permitKeys.canContinue]: continueRefusal(permit, nowMs) === undefined,
  [permitKeys.startOf]: isoInCity(city.timeZone, permit.startMs),
  [permitKeys.endOf]: isoInCity(city.timeZone, permit.endMs),
});

/** The account's permits: running, future and recently ended ones. */
export const getBenefits: Handler<'getBenefits'> = (_, context) => {
  const account = driverOf(context);
  return {
    result: permitsOf(context.server.store, account, context.nowMs - visibleAfterEndMs).map((permit) =>
      wirePermit(context, permit),
    ),
  };
};
