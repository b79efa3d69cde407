import type { WireStay } from '~/api/contract/profile';
import { dueOf } from '../../payments/payLaterStays';
import { roubles } from '../../rules/money';
import { isoInCity } from '../../rules/wallTime';
import { runningStaysOf, unpaidStaysOf } from '../../store/stays/payLaterStays';
import type { Stay } from '../../store/stays/stays';
import { reservationIdOf } from '../payments/readPurchase';
import type { CallContext } from '../CallContext';

const wireStay = ({ city: { timeZone }, rules: { habits } }: CallContext, stay: Stay) => ({
  id: String(stay.id),
  transport: { numberTs: stay.number },
  zone: stay.zone,
  parkingCode: stay.parkingCode,
  startDate: isoInCity(timeZone, stay.startMs, habits.writesSeconds),
  endDate: isoInCity(timeZone, stay.endMs, habits.writesSeconds),
  duration: stay.durationMin,
  sum: roubles(stay.paidKopecks),
});

/**
 * The account's running stays and its unpaid pay-later stays, except free ones. Only a stay that was bought has a
 * reservation id, with which it can be extended or cancelled.
 */
export const profileStays = (context: CallContext, account: number): WireStay[] => {
  const { server, city, nowMs } = context;
  const { store } = server;
  const running = runningStaysOf(store, account, nowMs).map(({ session: stay, isPayLater }) => ({
    ...wireStay(context, stay),
    reservationId: isPayLater ? null : reservationIdOf(stay),
    status: 'active',
    amountToPay: null,
  }));
  const waiting = unpaidStaysOf(store, city.city, account, nowMs)
    .map((stay) => ({ stay, kopecks: dueOf(store, stay).kopecks }))
    .filter(({ kopecks }) => kopecks > 0)
    .map(({ stay, kopecks }) => ({
      ...wireStay(context, stay),
      reservationId: null,
      status: 'waiting',
      amountToPay: roubles(kopecks),
    }));
  return [...running, ...waiting];
};
