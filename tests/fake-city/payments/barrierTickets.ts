import type { CityConfig } from '~/city/schema';
import { exitMs, barrierKopecks } from '../rules/barrierTariff';
import { minuteMs } from '../rules/wallTime';
import { post, revenueOf } from '../store/payments/ledger';
import type { Purchase } from '../store/payments/orders';
import { payTicket, ticketByNumber, type Ticket } from '../store/stays/barrierTickets';
import type { Store } from '../store/Store';
import { recordOperation } from './recordOperation';
import type { Payment } from './stayPurchases';

export type BarrierPurchase = Extract<Purchase, { kind: 'planar' }>;

/**
 * The price of a ticket at a moment: 0 while its last payment still opens the barrier, otherwise the full price since
 * the entry minus the payments.
 */
export const ticketDue = ({ enteredMs, paidKopecks, paidUntilMs }: Ticket, atMs: number): number => {
  if (paidUntilMs !== null && atMs <= paidUntilMs) return 0;
  return Math.max(0, barrierKopecks(enteredMs, atMs) - paidKopecks);
};

const recordBarrierPayment = (
  store: Store,
  city: CityConfig,
  account: number,
  { parking, number, enteredMs }: Ticket,
  kopecks: number,
  atMs: number,
): void =>
  recordOperation(store, city, {
    account,
    type: 'paymentGate',
    atMs,
    orderNumber: number,
    kopecks,
    startsMs: enteredMs,
    endsMs: atMs,
    durationMin: Math.ceil((atMs - enteredMs) / minuteMs),
    parkingCode: parking,
  });

/**
 * Takes the money and opens the barrier for a ticket. Money that arrives after `untilMs` counts but does not open the
 * barrier, because the price has risen. Returns false if less is due now, because of another payment.
 */
export const openBarrier = (store: Store, config: CityConfig, purchase: BarrierPurchase, payment: Payment): boolean => {
  const { city } = config;
  const { parking, kopecks, untilMs } = purchase;
  const { account, atMs } = payment;
  const ticket = ticketByNumber(store, city, parking, purchase.ticket);
  if (!ticket || ticketDue(ticket, atMs) < kopecks) return false;
  payTicket(store, ticket, kopecks, atMs <= untilMs ? atMs + exitMs : null);
  post(store, { city, kind: 'gate', ...payment, to: revenueOf(city), kopecks });
  if (account !== null) recordBarrierPayment(store, config, account, ticket, kopecks, atMs);
  return true;
};
