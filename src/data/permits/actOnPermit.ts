import type { QueryClient } from '@tanstack/react-query';
import {
  changeSubscriptionVehicle,
  continueSubscription,
  pauseSubscription,
  refundSubscription,
} from '~/api/contract/subscriptions';
import type { Outcome } from '~/api/outcome';
import { readsForNotDone } from '~/domain/payments/attempt.flow';
import { isPermitActionDone, type Permit, type PermitAction } from '~/domain/permits/permit';
import { hasNetwork } from '~/platform/network';
import { currentCity } from '~/state/currentCity';
import type { SignIn } from '~/state/session/signIn';
import { permitsKey, permitsQuery } from './permitsQuery';
import { cityCall } from '../cityCall';
import { personKey } from '../queryKeys';
import { readsAfterLoss } from '../payments/readsAfterLoss';

/**
 * `unknown`: the answer is lost, and reading the permits did not settle the outcome. `unconfirmed`: the city took a
 * refund, but neither its answer nor the permits say that it was made.
 */
export type PermitActionOutcome =
  'done' | 'notDone' | 'unknown' | 'unconfirmed' | { errorName: string; message?: string };

const send = (action: PermitAction, token: string): Promise<Outcome<{ status?: string }>> => {
  const { orderNumber: orderNum } = action;
  switch (action.kind) {
    case 'pause':
      return cityCall(pauseSubscription, { orderNum }, { token });
    case 'continue':
      return cityCall(continueSubscription, { orderNum }, { token });
    case 'refund':
      return cityCall(
        refundSubscription,
        { orderNum, attemptId: currentCity().attemptId ? crypto.randomUUID() : undefined },
        { token },
      );
    case 'changeVehicle':
      return cityCall(changeSubscriptionVehicle, { orderNum, grzNew: action.plate }, { token });
  }
};

/**
 * Performs one action on a permit and returns how it ended (ABON-06). After a lost answer the permits decide. None of
 * these actions can be done twice, so they need no attempt record.
 */
export const actOnPermit = async (
  queryClient: QueryClient,
  signIn: SignIn,
  action: PermitAction,
): Promise<PermitActionOutcome> => {
  const { city } = currentCity();
  // Only a request that was never sent has certainly not reached the city. A broken connection may have delivered it.
  if (!hasNetwork()) return 'notDone';
  const readPermits = async (): Promise<Permit[] | undefined> => {
    // A read that began before the action would return outdated permits.
    await queryClient.cancelQueries({ queryKey: permitsKey(city, signIn) });
    if (action.kind === 'refund') void queryClient.invalidateQueries({ queryKey: personKey(city, signIn, 'profile') });
    return queryClient.fetchQuery({ ...permitsQuery(city, signIn), staleTime: 0, retry: false }).catch(() => undefined);
  };
  // The refundable permits may have changed since the list was shown. Without a fresh list, a duplicate refusal could
  // not be recognised.
  const before = action.kind === 'refund' ? await readPermits() : undefined;
  const outcome = await send(action, signIn.token);
  if (outcome.kind === 'busy' && !outcome.mayHaveRun) return 'notDone';
  if (outcome.kind === 'ok') {
    const permits = await readPermits();
    // Money is not reported as returned by an answer that says nothing.
    const isSaid = action.kind !== 'refund' || outcome.value.status !== undefined;
    return isSaid || (permits && isPermitActionDone(action, permits, before)) ? 'done' : 'unconfirmed';
  }
  const unknown = outcome.kind === 'unknown' ? outcome : undefined;
  const refusal = outcome.kind === 'refused' ? outcome : nameless(unknown?.serverMessage);
  if (refusal) {
    // A browser resends an interrupted request. The second one may be refused although the first was executed.
    const permits = action.kind === 'refund' ? await readPermits() : undefined;
    return permits && isPermitActionDone(action, permits, before)
      ? 'done'
      : { errorName: refusal.errorName, message: refusal.message };
  }
  // As with a payment, only the reading at the end of the schedule can show that nothing was done.
  let [goodReads, wasConclusive] = [0, false];
  for await (const { isPending } of readsAfterLoss(unknown?.end)) {
    const permits = await readPermits();
    const isDone = permits && isPermitActionDone(action, permits, before);
    if (isDone) return 'done';
    wasConclusive = isDone === false;
    if (wasConclusive && !isPending) goodReads += 1;
  }
  return wasConclusive && goodReads >= readsForNotDone ? 'notDone' : 'unknown';
};

/** A refusal without an error name proves nothing about a payment. A refund takes nothing, so its words are enough. */
const nameless = (message: string | undefined) => (message === undefined ? undefined : { errorName: '', message });
