import { whyNotContinue, whyNotPause } from '../../rules/benefitRights';
import { goOnUntil, runsBesideEqual } from '../../store/benefits';
import { beginPause } from '../../store/benefitUse';
import { driverOf } from '../caller';
import type { Handler } from '../Handler';
import { Refusal } from '../Refusal';
import { allow, readBenefit } from './readBenefit';

/** From now on the subscription does nothing, and its time stands still. */
export const pauseSubscription: Handler<'pauseSubscription'> = ({ orderNum }, context) => {
  const benefit = readBenefit(context, driverOf(context), orderNum);
  allow(whyNotPause(benefit, context.nowMs));
  beginPause(context.world.store, benefit.id, context.nowMs);
  return {};
};

/** It works again, and ends later by as much as it stood still. Throws SubscriptionAlreadyExists where the vehicle has the same one until then. */
export const continueSubscription: Handler<'continueSubscription'> = ({ orderNum }, context) => {
  const benefit = readBenefit(context, driverOf(context), orderNum);
  const { world, city, nowMs } = context;
  allow(whyNotContinue(benefit, nowMs));
  const endMs = benefit.endMs + Math.max(0, nowMs - (benefit.pausedMs ?? nowMs));
  if (runsBesideEqual(world.store, city.city, benefit, endMs, nowMs)) {
    throw new Refusal('SubscriptionAlreadyExists', {
      message: 'На это время у машины уже есть такой же абонемент. Верните тот или возобновите этот, когда тот закончится.',
    });
  }
  goOnUntil(world.store, benefit.id, endMs, nowMs);
  return {};
};
