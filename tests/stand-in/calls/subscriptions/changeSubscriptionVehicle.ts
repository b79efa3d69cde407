import { whyNotChangeVehicle } from '../../rules/benefitRights';
import { isPlate } from '../../rules/plateKey';
import { hasOverlap, setBenefitVehicle } from '../../store/benefits';
import { driverOf } from '../caller';
import type { Handler } from '../Handler';
import { allow, readBenefit, subscriptionRefusal } from './readBenefit';

/** From now on the subscription is another vehicle's. Throws EmptyTs, ValidationError, SubscriptionAlreadyExists. */
export const changeSubscriptionVehicle: Handler<'changeSubscriptionVehicle'> = ({ orderNum, grzNew }, context) => {
  const benefit = readBenefit(context, driverOf(context), orderNum);
  const { world, city, nowMs } = context;
  allow(whyNotChangeVehicle(benefit, nowMs));
  if (grzNew.trim() === '') throw subscriptionRefusal('EmptyTs');
  if (!isPlate(grzNew)) throw subscriptionRefusal('ValidationError', 'Такого номера машины не бывает.');
  if (hasOverlap(world.store, city.city, { ...benefit, number: grzNew, but: benefit.id }, nowMs))
    throw subscriptionRefusal('SubscriptionAlreadyExists');
  setBenefitVehicle(world.store, benefit.id, grzNew);
  return {};
};
