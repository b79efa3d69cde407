import type { QueryClient } from '@tanstack/react-query';
import type { Endpoint, ReplyOf, RequestOf } from '~/api/contract/endpoint';
import type { cancelParking, refillBalance, renewParking } from '~/api/contract/driverPayments';
import type { startParking } from '~/api/contract/payments';
import type { payPlanar } from '~/api/contract/barrier';
import type { buySubscription } from '~/api/contract/subscriptions';
import type { cancelWithoutBalance, payDeferred, startWithoutBalance } from '~/api/contract/payLater';
import type { Outcome } from '~/api/outcome';
import type { AttemptKind, AttemptOf, PaymentSummary } from '~/domain/payments/attempt';
import type { Instant } from '~/domain/time/cityTime';
import type { Profile } from '~/domain/account/profile';
import { noMoney } from '~/domain/payments/duplicateRefusal';
import { operationKeysNear } from '~/domain/payments/reconcile/counterEvidence';
import { clearAttemptStatus } from '~/state/payments/attempts';
import { currentCity } from '~/state/currentCity';
import { cityClock } from '~/state/payments/cityClock';
import { serverNow } from '~/state/clock';
import { dropPaymentRecords } from '~/state/payments/paymentRecords';
import { recordRenewalRequest, recordNextPayment, sendingNow } from '~/state/payments/recentPayments';
import { expiredIn, signInOf, type SignIn } from '~/state/session/signIn';
import { cityCall } from '../cityCall';
import { OutcomeError } from '../outcomeError';
import { operationsQuery } from '../history/operationsQuery';
import { profileQuery } from '../profile/profileQuery';
import { accountKeyOf } from './accountKey';
import { createFollowUp } from './followUp';
import { findLatePayment, unwatchOtherwisePaid } from './checkLatePayments';
import { isDoneDespiteRefusal, checkForDuplicate, reconcile } from './reconcile';
import type { PaymentReply } from './paymentReply';
import { runAttempt, type FollowUp, type RunResult } from './runAttempt';

type MoneyEndpoint =
  | typeof startParking
  | typeof renewParking
  | typeof cancelParking
  | typeof refillBalance
  | typeof buySubscription
  | typeof payPlanar
  | typeof startWithoutBalance
  | typeof cancelWithoutBalance
  | typeof payDeferred;

/** The kind, and what the record needs to judge it afterwards. */
type DriverRecord = {
  [Kind in AttemptKind]: {
    kind: Kind;
    record: Pick<
      AttemptOf<Kind>,
      'target' | 'sessionId' | 'endsAtBefore' | 'startsAt' | 'durationMin' | 'isOnlyLink' | 'justMade' | 'endsAtRead'
    >;
  };
}[AttemptKind];

type DriverPayment<E extends Endpoint> = DriverRecord & {
  endpoint: E;
  input: RequestOf<E>;
  summary: PaymentSummary;
  /** Converts a reply that has its own field names. */
  mapReply?: (outcome: Outcome<ReplyOf<E>>) => Outcome<PaymentReply>;
};

/** Follows up a driver's payment with the profile and the history. */
export const followUpOf = (queryClient: QueryClient): FollowUp =>
  createFollowUp({
    reconcile: (attempt, end) => reconcile(queryClient, attempt, end),
    isDoneDespiteRefusal: (attempt) => isDoneDespiteRefusal(queryClient, attempt),
    checkForDuplicate: (attempt) => checkForDuplicate(queryClient, attempt),
  });

/** Errors that show that the list of stays is outdated (ERR-12). */
const staleStayErrors = ['ParkingSessionWasFree', 'ParkingSessionIsOver', 'ParkingSessionNotFound'];

/**
 * Treats an ok with an amount to top up as a refusal: the balance did not cover the subscription, and nothing was
 * bought.
 */
const refuseUncovered = (outcome: Outcome<PaymentReply>): Outcome<PaymentReply> => {
  if (outcome.kind === 'ok' && outcome.value.refill)
    return { kind: 'refused', errorName: noMoney, detail: outcome.value };
  return outcome.kind === 'unknown' && outcome.late
    ? { ...outcome, late: outcome.late.then(refuseUncovered) }
    : outcome;
};

/** Whether an earlier login is still the driver's login in a city. It may have ended during an asynchronous step. */
export const isStillSignedIn = (city: string, { token, cacheKey }: SignIn): boolean => {
  const now = signInOf(city, 'standart');
  return now?.token === token && now.cacheKey === cacheKey;
};

/**
 * The moment up to which a profile contains every stay: when it was read, by the server's clock. Undefined if a stay
 * was unreadable.
 */
const completeUntil = (
  queryClient: QueryClient,
  city: string,
  signIn: SignIn,
  { areSessionsComplete: areStaysComplete }: Profile,
): Instant | undefined => {
  const readAt = queryClient.getQueryState(profileQuery(city, signIn).queryKey)?.dataUpdatedAt;
  return areStaysComplete && readAt !== undefined ? readAt + serverNow() - Date.now() : undefined;
};

/** The operations near this moment that the history contained when it was last read. */
const knownLines = (queryClient: QueryClient, city: string, signIn: SignIn): string[] =>
  operationKeysNear(queryClient.getQueryData(operationsQuery(city, signIn).queryKey) ?? [], {
    sentAt: serverNow() + Math.min(0, cityClock(city).aheadMs),
  });

/**
 * Sends one payment of a signed-in driver. Reads the profile first if it is not cached, because the record needs it.
 * Rejects if the driver has signed out since confirming the payment: then nothing is sent and nothing of it stays.
 */
export const payAsDriver = async <E extends MoneyEndpoint>(
  queryClient: QueryClient,
  signIn: SignIn,
  payment: DriverPayment<E>,
): Promise<RunResult> => {
  const city = currentCity();
  const isSignedIn = (): boolean => isStillSignedIn(city.city, signIn);
  const throwIfSignedOut = (): void => {
    if (!isSignedIn()) throw new OutcomeError({ kind: 'expired' });
  };
  throwIfSignedOut();
  const profile = await queryClient.ensureQueryData(profileQuery(city.city, signIn));
  const knownAt = completeUntil(queryClient, city.city, signIn, profile);
  const accountKey = await accountKeyOf(city.city, profile);
  throwIfSignedOut();
  let unsentId: string | undefined;
  const result = await runAttempt({
    record: {
      ...payment.record,
      city: city.city,
      kind: payment.kind,
      accountKey,
      knownSessionIds: profile.sessions.map(({ id }) => id),
      knownAt,
      knownLines: knownLines(queryClient, city.city, signIn),
      summary: { ...payment.summary, balanceBefore: profile.balance },
    },
    sendingNow,
    payload: payment.input,
    send: async (attemptId) => {
      // Acquiring the locks and copying the record take time too.
      if (!isSignedIn()) {
        unsentId = attemptId;
        return { kind: 'refused', errorName: 'TokenExpired', detail: undefined };
      }
      unwatchOtherwisePaid({
        ...payment.record,
        kind: payment.kind,
        city: city.city,
        accountKey,
        summary: payment.summary,
      });
      if (payment.kind === 'renew') recordRenewalRequest(attemptId);
      else recordNextPayment(attemptId);
      const input = { ...payment.input, attemptId: city.attemptId ? attemptId : undefined };
      const reply = await cityCall(payment.endpoint as Endpoint, input, { token: signIn.token });
      const outcome = payment.mapReply
        ? payment.mapReply(reply as Outcome<ReplyOf<E>>)
        : (reply as Outcome<PaymentReply>);
      if (outcome.kind === 'refused' && staleStayErrors.includes(outcome.errorName))
        void queryClient.invalidateQueries({ queryKey: profileQuery(city.city, signIn).queryKey });
      return payment.kind === 'subscribe' && !payment.record.isOnlyLink ? refuseUncovered(outcome) : outcome;
    },
    followUp: { ...followUpOf(queryClient), findLatePayment: (next) => findLatePayment(queryClient, next) },
  });
  // A person whose login has only expired sees this refusal. For one who has signed out, everything written since is
  // deleted.
  if (unsentId !== undefined && expiredIn(city.city) !== signIn.cacheKey) {
    const id = unsentId;
    clearAttemptStatus(id);
    await dropPaymentRecords(city.city, [accountKey], (record) => record.id === id);
    throwIfSignedOut();
  }
  return result;
};
