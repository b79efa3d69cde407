import { isPayLater } from '../../store/stays/payLaterStays';
import { isOnStep } from '../../rules/intervals';
import { isPlate } from '../../rules/plateKey';
import { stayById, type Stay } from '../../store/stays/stays';
import type { CallContext } from '../CallContext';
import { Refusal } from '../Refusal';

/** Returns the plate of a request. Throws EmptyTs, or ValidationError if it cannot be a plate. */
export const readPlate = (vehicle: string): string => {
  if (vehicle.trim() === '') throw new Refusal('EmptyTs');
  if (!isPlate(vehicle)) throw new Refusal('ValidationError');
  return vehicle;
};

/** Returns a duration in minutes that the city sells. Throws NoDurationSelected. */
export const readDuration = ({ rules }: CallContext, durationMin: number): number => {
  if (!isOnStep(durationMin, rules.settings.intervals)) throw new Refusal('NoDurationSelected');
  return durationMin;
};

/** The id of a stay in requests. It differs from the order number, so that the two cannot be confused. */
export const reservationIdOf = ({ id }: Pick<Stay, 'id'>): string => `R${id}`;

/** Returns a running stay of the account that was bought. Throws ParkingSessionNotFound, ParkingSessionIsOver. */
export const readRunningStay = ({ server, city, nowMs }: CallContext, account: number | null, id: string): Stay => {
  const stay = stayById(server.store, city.city, /^R(\d+)$/.exec(id.trim())?.[1] ?? '');
  if (!stay || account === null || stay.account !== account || isPayLater(server.store, stay.id))
    throw new Refusal('ParkingSessionNotFound');
  if (stay.isCancelled || stay.endMs <= nowMs) throw new Refusal('ParkingSessionIsOver');
  return stay;
};
