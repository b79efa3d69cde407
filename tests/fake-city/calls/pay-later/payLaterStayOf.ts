import { dueOf } from '../../payments/payLaterStays';
import { orderReply } from '../../payments/payWay';
import { roubles } from '../../rules/money';
import { phonesOf } from '../../store/account/accounts';
import { payLaterById, type PayLaterStay } from '../../store/stays/payLaterStays';
import type { CallContext } from '../CallContext';
import { Refusal } from '../Refusal';

/** Throws InDevelopingError in a city with balances. */
export const requireNoBalances = ({ rules }: CallContext): void => {
  if (!rules.settings.dontUseBalance) throw new Refusal('InDevelopingError');
};

/**
 * Returns an unpaid pay-later stay of the account. Throws ParkingSessionNotFound, or ParkingSessionIsOver if it is
 * paid.
 */
export const payLaterStayOf = ({ server, city }: CallContext, account: number, orderId: string): PayLaterStay => {
  const stay = payLaterById(server.store, city.city, orderId.trim());
  if (!stay || stay.account !== account) throw new Refusal('ParkingSessionNotFound');
  if (stay.isPaid) throw new Refusal('ParkingSessionIsOver');
  return stay;
};

/**
 * The amount due for an ended stay. If nothing is due it throws ParkingSessionWasFree, and the end that was written is
 * committed.
 */
export const dueKopecks = ({ server }: CallContext, stay: PayLaterStay): number => {
  const { kopecks } = dueOf(server.store, stay);
  if (kopecks === 0) throw new Refusal('ParkingSessionWasFree', { commitsWrites: true });
  return kopecks;
};

/**
 * The amount due for an ended stay, with a payment link. The call names no phone, so a method that needs one uses the
 * account's main phone.
 */
export const payReply = (context: CallContext, account: number, stay: PayLaterStay, service: string) => {
  const kopecks = dueKopecks(context, stay);
  const phone = phonesOf(context.server.store, account)[0]?.phone;
  const purchase = { kind: 'deferred' as const, session: stay.id, endMs: stay.endMs, kopecks };
  return { refill: roubles(kopecks), ...orderReply(context, { account, service, phone, kopecks, purchase }) };
};
