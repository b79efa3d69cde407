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

/** An own stay without a balance that was not paid for. Throws ParkingSessionNotFound, ParkingSessionIsOver for a paid one. */
export const payLaterStayOf = ({ server, city }: CallContext, account: number, orderId: string): PayLaterStay => {
  const stay = payLaterById(server.store, city.city, orderId.trim());
  if (!stay || stay.account !== account) throw new Refusal('ParkingSessionNotFound');
  if (stay.isPaid) throw new Refusal('ParkingSessionIsOver');
  return stay;
};

/** What is due for a stay that is over. Throws ParkingSessionWasFree where that is nothing; an end that was written stays. */
export const dueKopecks = ({ server }: CallContext, stay: PayLaterStay): number => {
  const { kopecks } = dueOf(server.store, stay);
  if (kopecks === 0) throw new Refusal('ParkingSessionWasFree', { commitsWrites: true });
  return kopecks;
};

/** What is due for a stay that is over, with a link to pay it. The call names no phone, so a method that needs one gets the account's main phone. */
export const payReply = (context: CallContext, account: number, stay: PayLaterStay, service: string) => {
  const kopecks = dueKopecks(context, stay);
  const phone = phonesOf(context.server.store, account)[0]?.phone;
  const purchase = { kind: 'deferred' as const, session: stay.id, endMs: stay.endMs, kopecks };
  return { refill: roubles(kopecks), ...orderReply(context, { account, service, phone, kopecks, purchase }) };
};
