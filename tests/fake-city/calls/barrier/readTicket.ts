import { barrierParkingsOf, ticketByNumber, type Ticket } from '../../store/stays/barrierTickets';
import type { CallContext } from '../CallContext';
import { Refusal } from '../Refusal';

/** Throws InDevelopingError if the city has no barriers or does not take payments for them. */
export const requireBarrierParking = ({ city, rules }: CallContext): void => {
  if (!city.profile.parking.planarParkingAvailable || !rules.settings.useFlatParking)
    throw new Refusal('InDevelopingError');
};

/**
 * Returns the ticket that a request names. Throws CantFindParking, ParkingSessionNotFound, ServerGateParkingError if
 * its barrier does not answer.
 */
export const readTicket = ({ server, city }: CallContext, parkingNumber: string, ticketNumber: string): Ticket => {
  const parking = parkingNumber.trim();
  if (!barrierParkingsOf(server.store, city.city).some(({ number }) => number === parking))
    throw new Refusal('CantFindParking');
  const ticket = ticketByNumber(server.store, city.city, parking, ticketNumber.trim());
  if (!ticket) throw new Refusal('ParkingSessionNotFound');
  if (ticket.isBarrierBroken) throw new Refusal('ServerGateParkingError');
  return ticket;
};
