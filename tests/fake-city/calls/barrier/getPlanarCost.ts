import { ticketDue } from '../../payments/barrierTickets';
import { roubles } from '../../rules/money';
import { addBarrierQuote } from '../../store/stays/barrierTickets';
import { payerOf } from '../caller';
import type { Handler } from '../Handler';
import { requireBarrierParking, readTicket } from './readTicket';

/** The current price of a ticket. The price is valid for 30 seconds under its `sessionId`. */
export const getPlanarCost: Handler<'getPlanarCost'> = ({ ticketNumber, parkingNumber }, context) => {
  payerOf(context);
  requireBarrierParking(context);
  const ticket = readTicket(context, parkingNumber, ticketNumber);
  const { server, city, nowMs } = context;
  const kopecks = ticketDue(ticket, nowMs);
  const sessionId = addBarrierQuote(server.store, city.city, { ticket, kopecks, madeMs: nowMs });
  return { result: { cost: roubles(kopecks), sessionId, parkingNumber: ticket.parking } };
};
