import { dueOf } from '../../payments/deferredStays';
import { orderReply } from '../../payments/payWay';
import { roubles } from '../../rules/money';
import { phonesOf } from '../../store/accounts';
import { deferredById, type DeferredStay } from '../../store/deferredStays';
import type { CallContext } from '../CallContext';
import { Refusal } from '../Refusal';

/** Throws InDevelopingError in a city with balances. */
export const needNoBalances = ({ rules }: CallContext): void => {
  if (!rules.settings.dontUseBalance) throw new Refusal('InDevelopingError');
};

/** An own stay without a balance that was not paid for. Throws ParkingSessionNotFound, ParkingSessionIsOver for a paid one. */
export const deferredOf = ({ world, city }: CallContext, account: number, orderId: string): DeferredStay => {
  const stay = deferredById(world.store, city.city, orderId.trim());
  if (!stay || stay.account !== account) throw new Refusal('ParkingSessionNotFound');
  if (stay.isPaid) throw new Refusal('ParkingSessionIsOver');
  return stay;
};

/** What is due for a stay that is over. Throws ParkingSessionWasFree where that is nothing; an end that was written stays. */
export const dueKopecks = ({ world }: CallContext, stay: DeferredStay): number => {
  const { kopecks } = dueOf(world.store, stay);
  if (kopecks === 0) throw new Refusal('ParkingSessionWasFree', { keepsWrites: true });
  return kopecks;
};

/** What is due for a stay that is over, with a link to pay it. The call names no phone, so a method that needs one gets the account's main phone. */
export const payReply = (context: CallContext, account: number, stay: DeferredStay, service: string) => {
  const kopecks = dueKopecks(context, stay);
  const phone = phonesOf(context.world.store, account)[0]?.phone;
  const purchase = { kind: 'deferred' as const, session: stay.id, endMs: stay.endMs, kopecks };
  return { refill: roubles(kopecks), ...orderReply(context, { account, service, phone, kopecks, purchase }) };
};
