import { changeVehicleRefusal } from '../../rules/permitRefusals';
import { isPlate } from '../../rules/plateKey';
import { hasOverlap } from '../../store/permits/permits';
import { addPermitPlate } from '../../store/permits/permitChanges';
import { driverOf } from '../caller';
import type { Handler } from '../Handler';
import { Refusal } from '../Refusal';
import { allow, readPermit } from './readPermit';

/**
 * Moves the subscription to another vehicle from now on. Throws EmptyTs, ValidationError, SubscriptionAlreadyExists.
 */
export const changeSubscriptionVehicle: Handler<'changeSubscriptionVehicle'> = ({ orderNum, grzNew }, context) => {
  const permit = readPermit(context, driverOf(context), orderNum);
  const { server, city, nowMs } = context;
  allow(changeVehicleRefusal(permit, nowMs));
  if (grzNew.trim() === '') throw new Refusal('EmptyTs');
  if (!isPlate(grzNew)) throw new Refusal('ValidationError', { message: 'Такого номера машины не бывает.' });
  if (hasOverlap(server.store, city.city, { ...permit, number: grzNew, but: permit.id }, nowMs))
    throw new Refusal('SubscriptionAlreadyExists');
  addPermitPlate(server.store, permit.id, grzNew, nowMs);
  return {};
};
