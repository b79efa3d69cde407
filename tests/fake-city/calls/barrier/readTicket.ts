import { barrierParkingsOf, ticketByNumber, type Ticket } from '../../store/stays/barrierTickets';
import type { CallContext } from '../CallContext';
import { Refusal } from '../Refusal';

/** Throws InDevelopingError where the city has no flat parkings or does not take money for them. */
export const requireBarrierParking = ({ city, rules }: CallContext): void => {
  if (!city.profile.parking.planarParkingAvailable || !rules.settings.useFlatParking)
    throw new Refusal('InDevelopingError');
};

/** The ticket a request names. Throws CantFindParking, ParkingSessionNotFound, ServerGateParkingError where its barrier does not answer. */
export const readTicket = ({ server, city }: CallContext, parkingNumber: string, ticketNumber: string): Ticket => {
  const parking = parkingNumber.trim();
  if (!barrierParkingsOf(server.store, city.city).some(({ number }) => number === parking))
    throw new Refusal('CantFindParking');
  const ticket = ticketByNumber(server.store, city.city, parking, ticketNumber.trim());
  if (!ticket) throw new Refusal('ParkingSessionNotFound');
  if (ticket.isBarrierBroken) throw new Refusal('ServerGateParkingError');
  return ticket;
};
