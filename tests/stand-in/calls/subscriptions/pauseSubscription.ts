import { whyNotContinue, whyNotPause } from '../../rules/benefitRights';
import { setEnd, setPause } from '../../store/benefits';
import { driverOf } from '../caller';
import type { Handler } from '../Handler';
import { allow, readBenefit } from './readBenefit';

/** From now on the subscription does nothing, and its time stands still. */
export const pauseSubscription: Handler<'pauseSubscription'> = ({ orderNum }, context) => {
  const benefit = readBenefit(context, driverOf(context), orderNum);
  allow(whyNotPause(benefit, context.nowMs));
  setPause(context.world.store, benefit.id, context.nowMs);
  return {};
};

/** It works again, and ends later by as much as it stood still. */
export const continueSubscription: Handler<'continueSubscription'> = ({ orderNum }, context) => {
  const benefit = readBenefit(context, driverOf(context), orderNum);
  const { store } = context.world;
  allow(whyNotContinue(benefit, context.nowMs));
  setEnd(store, benefit.id, benefit.endMs + Math.max(0, context.nowMs - (benefit.pausedMs ?? context.nowMs)));
  setPause(store, benefit.id, null);
  return {};
};
