import { ticketDue } from '../../payments/planarTickets';
import { roubles } from '../../rules/money';
import { addPlanarQuote } from '../../store/planarTickets';
import { payerOf } from '../caller';
import type { Handler } from '../Handler';
import { needFlatParking, readTicket } from './readTicket';

/** What a ticket costs now; the price holds for 30 seconds under its `sessionId` (document 1, sections 7 and 9). */
export const getPlanarCost: Handler<'getPlanarCost'> = ({ ticketNumber, parkingNumber }, context) => {
  payerOf(context);
  needFlatParking(context);
  const ticket = readTicket(context, parkingNumber, ticketNumber);
  const { world, city, nowMs } = context;
  const kopecks = ticketDue(ticket, nowMs);
  const sessionId = addPlanarQuote(world.store, city.city, { ticket, kopecks, madeMs: nowMs });
  return { result: { cost: roubles(kopecks), sessionId, parkingNumber: ticket.parking } };
};
