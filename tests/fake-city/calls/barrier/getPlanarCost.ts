import { ticketDue } from '../../payments/barrierTickets';
import { roubles } from '../../rules/money';
import { addBarrierQuote } from '../../store/stays/barrierTickets';
import { payerOf } from '../caller';
import type { Handler } from '../Handler';
import { requireBarrierParking, readTicket } from './readTicket';

/** What a ticket costs now; the price holds for 30 seconds under its `sessionId` (document 1, sections 7 and 9). */
export const getPlanarCost: Handler<'getPlanarCost'> = ({ ticketNumber, parkingNumber }, context) => {
  payerOf(context);
  requireBarrierParking(context);
  const ticket = readTicket(context, parkingNumber, ticketNumber);
  const { server, city, nowMs } = context;
  const kopecks = ticketDue(ticket, nowMs);
  const sessionId = addBarrierQuote(server.store, city.city, { ticket, kopecks, madeMs: nowMs });
  return { result: { cost: roubles(kopecks), sessionId, parkingNumber: ticket.parking } };
};
