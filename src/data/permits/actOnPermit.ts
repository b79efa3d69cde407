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
import { currentCity } from '~/state/currentCity';
import type { SignIn } from '~/state/session/signIn';
import { permitsKey, permitsQuery } from './permitsQuery';
import { cityCall } from '../cityCall';
import { personKey } from '../queryKeys';
import { readsAfterLoss } from '../payments/readsAfterLoss';

/** `unknown`: the answer is lost, and the rights could not be read either. */
export type PermitActionOutcome = 'done' | 'notDone' | 'unknown' | { errorName: string; message?: string };

const send = (action: PermitAction, token: string): Promise<Outcome<unknown>> => {
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
 * Does one thing with a right, and says how it ended (ABON-06). Where the answer is lost, the rights as they stand after it
 * tell: none of these deeds can be done twice, so that no record of it needs to be kept.
 */
export const actOnPermit = async (
  queryClient: QueryClient,
  signIn: SignIn,
  action: PermitAction,
): Promise<PermitActionOutcome> => {
  const { city } = currentCity();
  // Only what was never sent has surely not reached the city: a connection that is cut may have carried it there.
  if (!navigator.onLine) return 'notDone';
  const readPermits = async (): Promise<Permit[] | undefined> => {
    // A read that began before the deed would tell of a time before it.
    await queryClient.cancelQueries({ queryKey: permitsKey(city, signIn) });
    if (action.kind === 'refund') void queryClient.invalidateQueries({ queryKey: personKey(city, signIn, 'profile') });
    return queryClient.fetchQuery({ ...permitsQuery(city, signIn), staleTime: 0, retry: false }).catch(() => undefined);
  };
  // What can be given back may have changed since the list was drawn: by it alone a refusal could not be told from an echo.
  const before = action.kind === 'refund' ? await readPermits() : undefined;
  const outcome = await send(action, signIn.token);
  if (outcome.kind === 'busy' && !outcome.mayHaveRun) return 'notDone';
  if (outcome.kind === 'ok') {
    await readPermits();
    return 'done';
  }
  if (outcome.kind === 'refused') {
    // A browser sends anew what was cut off: what is refused then may have been done (`reliability.md`, section 5).
    const permits = action.kind === 'refund' ? await readPermits() : undefined;
    return permits && isPermitActionDone(action, permits, before)
      ? 'done'
      : { errorName: outcome.errorName, message: outcome.message };
  }
  // As a payment is judged: only the look at the end of the schedule tells that nothing was done.
  const unknown = outcome.kind === 'unknown' ? outcome : undefined;
  let [goodReads, wasConclusive] = [0, false];
  for await (const { isPending } of readsAfterLoss(unknown?.end)) {
    const permits = await readPermits();
    const isDone = permits && isPermitActionDone(action, permits, before);
    if (isDone) return 'done';
    wasConclusive = isDone === false;
    if (wasConclusive && !isPending) goodReads += 1;
  }
  // Why it was not done, where the city gave words and no name.
  const notDone = unknown?.serverMessage ? { errorName: '', message: unknown.serverMessage } : 'notDone';
  return (wasConclusive && goodReads >= readsForNotDone) || unknown?.serverMessage ? notDone : 'unknown';
};
