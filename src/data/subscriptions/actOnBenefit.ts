import type { QueryClient } from '@tanstack/react-query';
import { changeSubscriptionVehicle, continueSubscription, pauseSubscription, refundSubscription } from '~/api/contract/subscriptions';
import type { Outcome } from '~/api/outcome';
import { isDeedDone, type BenefitDeed } from '~/domain/benefit';
import { currentCity } from '~/state/city';
import type { SignIn } from '~/state/signIn';
import { benefitsKey, benefitsQuery } from '../benefits/benefitsQuery';
import { cityCall } from '../cityCall';
import { personKey } from '../keys';

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
 * Does one thing with a right, and says how it ended (ABON-06). Where the answer is lost, the rights as they stand now
 * tell: none of these deeds can be done twice, so that no record of it needs to be kept.
 */
export const actOnBenefit = async (queryClient: QueryClient, signIn: SignIn, deed: BenefitDeed): Promise<DeedEnd> => {
  const { city } = currentCity();
  const outcome = await send(deed, signIn.token);
  if (outcome.kind === 'refused') return { errorName: outcome.errorName, message: outcome.message };
  // A read that began before the deed would tell of a time before it.
  await queryClient.cancelQueries({ queryKey: benefitsKey(city, signIn) });
  const read = queryClient.fetchQuery({ ...benefitsQuery(city, signIn), staleTime: 0, retry: false });
  if (deed.kind === 'refund') void queryClient.invalidateQueries({ queryKey: personKey(city, signIn, 'profile') });
  const benefits = await read.catch(() => undefined);
  if (outcome.kind === 'ok') return 'done';
  if (!benefits) return 'unknown';
  return isDeedDone(deed, benefits) ? 'done' : 'notDone';
};
