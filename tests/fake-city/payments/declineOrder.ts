import { displayedPlate } from '../rules/plateKey';
import { minuteMs } from '../rules/wallTime';
import { addOperation, type OperationDraft } from '../store/payments/operations';
import { orderById, setOrderStatus, type Order } from '../store/payments/orders';
import { stayById } from '../store/stays/stays';
import type { Store } from '../store/Store';
import type { ServerContext } from '../context/ServerContext';

type OperationDetails = Pick<OperationDraft, 'type' | 'orderNumber'> & Partial<OperationDraft>;

/** The details of a stay that has begun, for an operation. */
const ofStay = (
  store: Store,
  city: string,
  id: number,
): Pick<OperationDetails, 'orderNumber' | 'zone' | 'parkingCode' | 'number'> => {
  const stay = stayById(store, city, String(id));
  return {
    orderNumber: String(id),
    ...(stay && { zone: stay.zone, parkingCode: stay.parkingCode, number: stay.number }),
  };
};

/** The operation of an order. If its stay or subscription never began, it has the order's own number. */
const operationOf = (store: Store, { id, city, purchase }: Order): OperationDetails => {
  switch (purchase?.kind) {
    case undefined:
      return { type: 'refill', orderNumber: id };
    case 'start': {
      const { zone, parkingCode, number, startMs, durationMin, tariff } = purchase;
      const times = { startsMs: startMs, endsMs: startMs + durationMin * minuteMs, durationMin };
      return { type: 'payment', orderNumber: id, zone, parkingCode, number: displayedPlate(number), ...times, tariff };
    }
    case 'renew': {
      const { session: stayId, endMs, durationMin, tariff } = purchase;
      return {
        type: 'renew',
        ...ofStay(store, city, stayId),
        startsMs: endMs,
        endsMs: endMs + durationMin * minuteMs,
        durationMin,
        tariff,
      };
    }
    case 'subscription': {
      const { number, startMs, endMs } = purchase;
      return {
        type: 'paymentSubscription',
        orderNumber: id,
        number: displayedPlate(number),
        startsMs: startMs,
        endsMs: endMs,
      };
    }
    case 'deferred':
      return { type: 'payment', ...ofStay(store, city, purchase.session), endsMs: purchase.endMs };
    case 'planar':
      return { type: 'paymentGate', orderNumber: purchase.ticket, parkingCode: purchase.parking };
  }
};

/** The provider declines an order: nothing is charged, and the payer's history shows it. A guest has no history. */
export const declineOrder = (server: ServerContext, id: string): void =>
  server.store.transact(() => {
    const order = orderById(server.store, id);
    setOrderStatus(server.store, id, 'declined');
    if (!order || order.account === null) return;
    const { account, kopecks } = order;
    addOperation(server.store, {
      account,
      atMs: server.clock.now(),
      kopecks,
      status: 'error',
      ...operationOf(server.store, order),
    });
  });
