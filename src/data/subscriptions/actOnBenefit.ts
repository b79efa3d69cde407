import type { QueryClient } from '@tanstack/react-query';
import { changeSubscriptionVehicle, continueSubscription, pauseSubscription, refundSubscription } from '~/api/contract/subscriptions';
import type { Outcome } from '~/api/outcome';
import { readsForNotDone } from '~/domain/attempt.flow';
import { isDeedDone, type Benefit, type BenefitDeed } from '~/domain/benefit';
import { currentCity } from '~/state/city';
import type { SignIn } from '~/state/signIn';
import { benefitsKey, benefitsQuery } from '../benefits/benefitsQuery';
import { cityCall } from '../cityCall';
import { personKey } from '../keys';
import { looksAfterLoss } from '../payments/looksAfterLoss';

/** `unknown`: the answer is lost, and the rights could not be read either. */
export type DeedEnd = 'done' | 'notDone' | 'unknown' | { errorName: string; message?: string };

const send = (deed: BenefitDeed, token: string): Promise<Outcome<unknown>> => {
  const { orderNumber: orderNum } = deed;
  switch (deed.kind) {
    case 'pause':
      return cityCall(pauseSubscription, { orderNum }, { token });
    case 'continue':
      return cityCall(continueSubscription, { orderNum }, { token });
    case 'refund':
      return cityCall(refundSubscription, { orderNum, attemptId: currentCity().attemptId ? crypto.randomUUID() : undefined }, { token });
    case 'changeVehicle':
      return cityCall(changeSubscriptionVehicle, { orderNum, grzNew: deed.plate }, { token });
  }
};

/**
 * Does one thing with a right, and says how it ended (ABON-06). Where the answer is lost, the rights as they stand after it
 * tell: none of these deeds can be done twice, so that no record of it needs to be kept.
 */
export const actOnBenefit = async (queryClient: QueryClient, signIn: SignIn, deed: BenefitDeed): Promise<DeedEnd> => {
  const { city } = currentCity();
  // Only what was never sent has surely not reached the city: a connection that is cut may have carried it there.
  if (!navigator.onLine) return 'notDone';
  const read = async (): Promise<Benefit[] | undefined> => {
    // A read that began before the deed would tell of a time before it.
    await queryClient.cancelQueries({ queryKey: benefitsKey(city, signIn) });
    if (deed.kind === 'refund') void queryClient.invalidateQueries({ queryKey: personKey(city, signIn, 'profile') });
    return queryClient.fetchQuery({ ...benefitsQuery(city, signIn), staleTime: 0, retry: false }).catch(() => undefined);
  };
  // What can be given back may have changed since the list was drawn: by it alone a refusal could not be told from an echo.
  const before = deed.kind === 'refund' ? await read() : undefined;
  const outcome = await send(deed, signIn.token);
  if (outcome.kind === 'busy' && !outcome.mayHaveRun) return 'notDone';
  if (outcome.kind === 'ok') {
    await read();
    return 'done';
  }
  if (outcome.kind === 'refused') {
    // A browser sends anew what was cut off: what is refused then may have been done (`reliability.md`, section 5).
    const benefits = deed.kind === 'refund' ? await read() : undefined;
    return benefits && isDeedDone(deed, benefits, before) ? 'done' : { errorName: outcome.errorName, message: outcome.message };
  }
  // As a payment is judged: only the look at the end of the schedule tells that nothing was done.
  const unknown = outcome.kind === 'unknown' ? outcome : undefined;
  let [goodReads, wasGood] = [0, false];
  for await (const { isPending } of looksAfterLoss(unknown?.end)) {
    const benefits = await read();
    const isDone = benefits && isDeedDone(deed, benefits, before);
    if (isDone) return 'done';
    wasGood = isDone === false;
    if (wasGood && !isPending) goodReads += 1;
  }
  // Why it was not done, where the city gave words and no name.
  const notDone = unknown?.said ? { errorName: '', message: unknown.said } : 'notDone';
  return (wasGood && goodReads >= readsForNotDone) || unknown?.said ? notDone : 'unknown';
};
