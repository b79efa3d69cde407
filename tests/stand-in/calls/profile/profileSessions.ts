import type { WireSession } from '~/api/contract/profile';
import { dueOf } from '../../payments/deferredStays';
import { roubles } from '../../rules/money';
import { isoInCity } from '../../rules/wallTime';
import { runningStaysOf, unpaidStaysOf } from '../../store/deferredStays';
import type { Session } from '../../store/sessions';
import { reservationIdOf } from '../payments/readPurchase';
import type { CallContext } from '../CallContext';

const wireSession = ({ city: { timeZone }, rules: { habits } }: CallContext, session: Session) => ({
  id: String(session.id),
  transport: { numberTs: session.number },
  zone: session.zone,
  parkingCode: session.parkingCode,
  startDate: isoInCity(timeZone, session.startMs, habits.writesSeconds),
  endDate: isoInCity(timeZone, session.endMs, habits.writesSeconds),
  duration: session.durationMin,
  sum: roubles(session.paidKopecks),
});

/**
 * The stays of an account that run, and those that wait to be paid for; one that cost nothing waits for nothing
 * (document 2, section 4). Only a stay that was bought can be extended or cancelled by a reservation.
 */
export const profileSessions = (context: CallContext, account: number): WireSession[] => {
  const { world, city, nowMs } = context;
  const { store } = world;
  const running = runningStaysOf(store, account, nowMs).map(({ session, isDeferred }) => ({
    ...wireSession(context, session),
    reservationId: isDeferred ? null : reservationIdOf(session),
    status: 'active',
    amountToPay: null,
  }));
  const waiting = unpaidStaysOf(store, city.city, account, nowMs)
    .map((stay) => ({ stay, kopecks: dueOf(store, stay).kopecks }))
    .filter(({ kopecks }) => kopecks > 0)
    .map(({ stay, kopecks }) => ({
      ...wireSession(context, stay),
      reservationId: null,
      status: 'waiting',
      amountToPay: roubles(kopecks),
    }));
  return [...running, ...waiting];
};
