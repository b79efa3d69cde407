import { continueRefusal, pauseRefusal } from '../../rules/permitRefusals';
import { goOnUntil, overlapsEqualPermit } from '../../store/permits/permits';
import { beginPause } from '../../store/permits/permitChanges';
import { driverOf } from '../caller';
import type { Handler } from '../Handler';
import { Refusal } from '../Refusal';
import { allow, readPermit } from './readPermit';

/** Pauses a subscription: it has no effect from now on, and its remaining time is preserved. */
export const pauseSubscription: Handler<'pauseSubscription'> = ({ orderNum }, context) => {
  const permit = readPermit(context, driverOf(context), orderNum);
  allow(pauseRefusal(permit, context.nowMs));
  beginPause(context.server.store, permit.id, context.nowMs);
  return {};
};

/**
 * Resumes a subscription and moves its end by the length of the pause. Throws SubscriptionAlreadyExists if the vehicle
 * has an equal one before the new end.
 */
export const continueSubscription: Handler<'continueSubscription'> = ({ orderNum }, context) => {
  const permit = readPermit(context, driverOf(context), orderNum);
  const { server, city, nowMs } = context;
  allow(continueRefusal(permit, nowMs));
  const endMs = permit.endMs + Math.max(0, nowMs - (permit.pausedMs ?? nowMs));
  if (overlapsEqualPermit(server.store, city.city, permit, endMs, nowMs)) {
    throw new Refusal('SubscriptionAlreadyExists', {
      message:
        'На это время у машины уже есть такой же абонемент. Верните тот или возобновите этот, когда тот закончится.',
    });
  }
  goOnUntil(server.store, permit.id, endMs, nowMs);
  return {};
};
