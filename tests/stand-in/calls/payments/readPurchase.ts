import { isDeferred } from '../../store/deferredStays';
import { isOnStep } from '../../rules/intervals';
import { isPlate } from '../../rules/plateKey';
import { sessionById, type Session } from '../../store/sessions';
import type { CallContext } from '../CallContext';
import { Refusal } from '../Refusal';

/** The plate of a request. Throws EmptyTs, or ValidationError where it cannot be a plate. */
export const readPlate = (vehicle: string): string => {
  if (vehicle.trim() === '') throw new Refusal('EmptyTs');
  if (!isPlate(vehicle)) throw new Refusal('ValidationError');
  return vehicle;
};

/** Minutes that the city sells. Throws NoDurationSelected. */
export const readDuration = ({ rules }: CallContext, durationMin: number): number => {
  if (!isOnStep(durationMin, rules.settings.intervals)) throw new Refusal('NoDurationSelected');
  return durationMin;
};

/** What a stay is called in requests about it: not its order number, so that nobody takes the one for the other. */
export const reservationIdOf = ({ id }: Pick<Session, 'id'>): string => `R${id}`;

/** An own stay that was bought and still runs. Throws ParkingSessionNotFound, ParkingSessionIsOver. */
export const readRunningSession = ({ world, city, nowMs }: CallContext, account: number | null, id: string): Session => {
  const session = sessionById(world.store, city.city, /^R(\d+)$/.exec(id.trim())?.[1] ?? '');
  if (!session || account === null || session.account !== account || isDeferred(world.store, session.id)) throw new Refusal('ParkingSessionNotFound');
  if (session.isCancelled || session.endMs <= nowMs) throw new Refusal('ParkingSessionIsOver');
  return session;
};
