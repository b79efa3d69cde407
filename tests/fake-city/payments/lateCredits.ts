import { deleteLateCredit, lateCredits, type LateCredit } from '../store/payments/lateCredits';
import type { ServerContext } from '../context/ServerContext';
import { creditOrder } from './creditOrder';

/** Lets the provider report a paid order when it is due. */
export const scheduleLateCredit = (server: ServerContext, { order, dueMs, request }: LateCredit): void =>
  server.schedule(Math.max(0, dueMs - Date.now()), () =>
    server.store.transact(() => {
      if (deleteLateCredit(server.store, order)) creditOrder(server, order, request);
    }),
  );

/** The same for all that a server left behind when it stopped: nobody's paid money is lost with it. */
export const scheduleLateCredits = (server: ServerContext): void => {
  for (const lateCredit of lateCredits(server.store)) scheduleLateCredit(server, lateCredit);
};
