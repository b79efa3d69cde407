import { deleteLateCredit, lateCredits, type LateCredit } from '../store/payments/lateCredits';
import type { ServerContext } from '../context/ServerContext';
import { creditOrder } from './creditOrder';

/** Schedules the provider's report of a paid order for its due time. */
export const scheduleLateCredit = (server: ServerContext, { order, dueMs, request }: LateCredit): void =>
  server.schedule(Math.max(0, dueMs - Date.now()), () =>
    server.store.transact(() => {
      if (deleteLateCredit(server.store, order)) creditOrder(server, order, request);
    }),
  );

/** Schedules all reports that a stopped server left behind, so that no paid money is lost. */
export const scheduleLateCredits = (server: ServerContext): void => {
  for (const lateCredit of lateCredits(server.store)) scheduleLateCredit(server, lateCredit);
};
