import { minuteMs } from '../../rules/wallTime';
import { hasOverlap } from '../../store/stays/stays';
import type { CallContext } from '../CallContext';
import { Refusal } from '../Refusal';

/**
 * Throws ParkingSessionAlreadyExists if the city guards against it and the vehicle has an overlapping stay in the zone.
 */
export const rejectOverlap = (
  { server, city, rules }: CallContext,
  { number, zone, startMs, durationMin }: { number: string; zone: string; startMs: number; durationMin: number },
): void => {
  if (!rules.habits.guardsRepeatedStart) return;
  const span = { number, zone, fromMs: startMs, untilMs: startMs + durationMin * minuteMs };
  if (hasOverlap(server.store, city.city, span)) throw new Refusal('ParkingSessionAlreadyExists');
};
