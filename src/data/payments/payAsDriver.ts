import type { QueryClient } from '@tanstack/react-query';
import type { Endpoint, RequestOf } from '~/api/contract/endpoint';
import type { cancelParking, refillBalance, renewParking } from '~/api/contract/driverPayments';
import type { startParking } from '~/api/contract/payments';
import type { buySubscription } from '~/api/contract/subscriptions';
import type { Attempt, AttemptKind } from '~/domain/attempt';
import { currentCity } from '~/state/city';
import type { SignIn } from '~/state/signIn';
import { cityCall } from '../cityCall';
import { profileQuery } from '../profile/profileQuery';
import { accountKeyOf } from './accountKey';
import { isEcho, lookOver, reconcile } from './reconcile';
import { runAttempt, type FollowUp, type RunResult } from './runAttempt';

type MoneyEndpoint = typeof startParking | typeof renewParking | typeof cancelParking | typeof refillBalance | typeof buySubscription;

interface DriverPayment<E extends Endpoint> {
  kind: AttemptKind;
  endpoint: E;
  input: RequestOf<E>;
  /** What the record needs to judge this kind afterwards. */
  record: Pick<Attempt, 'target' | 'sessionId' | 'endsAtBefore' | 'durationMin' | 'isOnlyLink'>;
  shown: NonNullable<Attempt['shown']>;
}

/** How a driver's payment is followed up: by profile and history. */
export const followUpOf = (queryClient: QueryClient): FollowUp => ({
  reconcile: (attempt) => reconcile(queryClient, attempt),
  isEcho: (attempt) => isEcho(queryClient, attempt),
  lookOver: (attempt) => lookOver(queryClient, attempt),
});

/** Sends one payment of a signed-in driver. Reads the profile first where it is not on the device: the record is made of it. */
export const payAsDriver = async <E extends MoneyEndpoint>(
  queryClient: QueryClient,
  signIn: SignIn,
  payment: DriverPayment<E>,
): Promise<RunResult> => {
  const city = currentCity();
  const profile = await queryClient.ensureQueryData(profileQuery(city.city, signIn));
  return runAttempt({
    record: {
      ...payment.record,
      city: city.city,
      kind: payment.kind,
      accountKey: await accountKeyOf(city.city, profile),
      knownSessionIds: profile.sessions.map(({ id }) => id),
      shown: { ...payment.shown, balanceBefore: profile.balance },
    },
    payload: payment.input,
    send: (attemptId) => {
      const input = { ...payment.input, attemptId: city.attemptId ? attemptId : undefined };
      return cityCall(payment.endpoint as Endpoint, input, { token: signIn.token });
    },
    followUp: followUpOf(queryClient),
  });
};
