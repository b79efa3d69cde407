import { whyNotChangeVehicle } from '../../rules/benefitRights';
import { isPlate } from '../../rules/plateKey';
import { hasOverlap } from '../../store/benefits';
import { addBenefitPlate } from '../../store/benefitUse';
import { driverOf } from '../caller';
import type { Handler } from '../Handler';
import { Refusal } from '../Refusal';
import { allow, readBenefit } from './readBenefit';

/** From now on the subscription is another vehicle's. Throws EmptyTs, ValidationError, SubscriptionAlreadyExists. */
export const changeSubscriptionVehicle: Handler<'changeSubscriptionVehicle'> = ({ orderNum, grzNew }, context) => {
  const benefit = readBenefit(context, driverOf(context), orderNum);
  const { world, city, nowMs } = context;
  allow(whyNotChangeVehicle(benefit, nowMs));
  if (grzNew.trim() === '') throw new Refusal('EmptyTs');
  if (!isPlate(grzNew)) throw new Refusal('ValidationError', { message: 'Такого номера машины не бывает.' });
  if (hasOverlap(world.store, city.city, { ...benefit, number: grzNew, but: benefit.id }, nowMs)) throw new Refusal('SubscriptionAlreadyExists');
  addBenefitPlate(world.store, benefit.id, grzNew, nowMs);
  return {};
};
