import { directPayment, hasBalance, orderReply } from '../../payments/payWay';
import { openBarrier, ticketDue, type BarrierPurchase } from '../../payments/barrierTickets';
import { exitMs, quoteLifeMs } from '../../rules/barrierTariff';
import { bookKopecks, walletOf } from '../../store/payments/ledger';
import { phonesOf } from '../../store/account/accounts';
import { barrierQuote, type BarrierQuote } from '../../store/stays/barrierTickets';
import { payerOf } from '../caller';
import type { CallContext } from '../CallContext';
import type { Handler } from '../Handler';
import { Refusal } from '../Refusal';
import { requireBarrierParking } from './readTicket';

type Input = Parameters<Handler<'payPlanar'>>[0];

/**
 * Returns the quote to be paid. Throws ParkingSessionNotFound, CantFindParking for another parking's quote,
 * PriceChangedTryLater for an expired one.
 */
const readQuote = ({ sessionId, parkingNumber }: Input, { server, city, nowMs }: CallContext): BarrierQuote => {
  const quote = barrierQuote(server.store, city.city, sessionId.trim());
  if (!quote) throw new Refusal('ParkingSessionNotFound');
  if (quote.ticket.parking !== parkingNumber.trim()) throw new Refusal('CantFindParking');
  if (nowMs - quote.madeMs > quoteLifeMs) throw new Refusal('PriceChangedTryLater');
  return quote;
};

/**
 * Debits the balance and opens the barrier. Throws PaymentServiceNotFound if the caller has no balance, NoMoneyNoHoney.
 */
const payFromBalance = (context: CallContext, account: number | null, purchase: BarrierPurchase): void => {
  const { server, city } = context;
  if (!hasBalance(context, account)) throw new Refusal('PaymentServiceNotFound');
  if (bookKopecks(server.store, walletOf(account)) < purchase.kopecks) throw new Refusal('NoMoneyNoHoney');
  openBarrier(server.store, city, purchase, directPayment(context, account));
};

/**
 * Pays for a ticket at the quoted price: from the balance at once (`balance`), or through the provider. If the ticket
 * is free or already paid, the reply states it and no money moves.
 */
export const payPlanar: Handler<'payPlanar'> = (input, context) => {
  const account = payerOf(context);
  requireBarrierParking(context);
  const service = input.paymentService.trim();
  if (service === '') throw new Refusal('NotSelectedPaymentService');
  const { ticket, kopecks, madeMs } = readQuote(input, context);
  if (kopecks === 0) return { result: { message: 'Парковка была бесплатной, можно выезжать' } };
  const { server, nowMs } = context;
  if (ticketDue(ticket, nowMs) < kopecks) return { result: { message: 'Парковка уже оплачена, можно выезжать' } };

  const purchase: BarrierPurchase = {
    kind: 'planar',
    parking: ticket.parking,
    ticket: ticket.number,
    untilMs: madeMs + exitMs,
    kopecks,
  };
  if (service === 'balance') {
    payFromBalance(context, account, purchase);
    return { result: { message: 'Парковка оплачена, можно выезжать' } };
  }
  const phone = account === null ? undefined : phonesOf(server.store, account)[0]?.phone;
  const { RedirectURL: redirectURL, ...order } = orderReply(context, { account, service, phone, kopecks, purchase });
  return { result: { redirectURL, ...order } };
};
