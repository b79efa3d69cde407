import type { Outcome } from '~/api/outcome';
import { movesMoney, type Attempt } from '~/domain/payments/attempt';
import type { AttemptState } from '~/domain/payments/attempt.state';
import { kopecksFromRoubles } from '~/domain/money/money';
import {
  orderOf,
  paymentRecordOf,
  withAnswer,
  withPaid,
  withState,
  type PaymentRecord,
  type PaymentAnswer,
  type PaymentFailure,
} from '~/domain/payments/paymentRecord';
import { serverNow } from '~/state/clock';
import {
  ensurePaymentRecord,
  isPhoneTime,
  savePaymentRecord,
  patchCurrentUserRecords,
  patchPaymentRecords,
} from '~/state/payments/paymentRecords';
import type { PaymentReply } from './paymentReply';

/**
 * Reports each attempt's progress to the driver's payment records. Nothing waits for this, and no payment depends on
 * it.
 */

const patchRecord = ({ id, city, accountKey }: Attempt, change: (record: PaymentRecord) => PaymentRecord): void =>
  void patchPaymentRecords(city, accountKey, (record) => (record.id === id ? change(record) : record));

/** Called when the attempt is about to be sent. */
export const recordStart = (attempt: Attempt): void =>
  void savePaymentRecord(attempt.accountKey, paymentRecordOf(attempt, isPhoneTime()));

/**
 * Called for an attempt that an earlier page left open. If its owner signed out in the meantime, its payment record was
 * deleted and is created again.
 */
export const recordResumed = (attempt: Attempt): void =>
  void ensurePaymentRecord(attempt.accountKey, paymentRecordOf(attempt, false));

const failureByCause: Record<Extract<Outcome<unknown>, { kind: 'unknown' }>['cause'], PaymentFailure> = {
  timeout: 'timeout',
  network: 'lost',
  notTheCity: 'portal',
  serverError: 'serverError',
  shape: 'unreadable',
  expired: 'expired',
};

const paymentAnswerOf = (outcome: Outcome<PaymentReply>): PaymentAnswer => {
  switch (outcome.kind) {
    case 'ok': {
      const { message, amountToPay, RedirectURL } = outcome.value;
      return {
        message,
        toPay: amountToPay === undefined ? undefined : kopecksFromRoubles(amountToPay),
        page: RedirectURL,
      };
    }
    case 'refused':
      return { failure: 'refused', errorName: outcome.errorName, message: outcome.message };
    case 'offline':
      return { failure: 'noNetwork' };
    case 'busy':
    case 'expired':
      return { failure: outcome.kind };
    case 'unknown':
      return { failure: failureByCause[outcome.cause], message: outcome.serverMessage };
    case 'broken':
      return { failure: failureByCause[outcome.cause] };
  }
};

/** Records the city's answer. */
export const recordOutcome = (attempt: Attempt, outcome: Outcome<PaymentReply>): void => {
  const at = serverNow();
  patchRecord(attempt, (record) => withAnswer(record, paymentAnswerOf(outcome), at));
};

/** Requests persistent storage, because the device now stores something worth keeping. */
const requestPersistence = (): void =>
  void import('~/state/persistentStorage').then(
    (module) => module.requestPersistence(),
    () => undefined,
  );

/** Records the attempt's current state. */
export const recordState = (attempt: Attempt, state: AttemptState): void => {
  patchRecord(attempt, (record) => withState(record, attempt, state));
  if (state.phase === 'done' && movesMoney(attempt)) requestPersistence();
};

/** Records the stay that the attempt created. */
export const recordStayId = (attempt: Attempt, sessionId: string): void =>
  patchRecord(attempt, (record) => ({ ...record, sessionId }));

/** Records whether the order behind a payment page was paid, according to the city. */
export const recordPagePayment = (address: string | undefined, isPaid = true): void => {
  const order = orderOf(address);
  const at = serverNow();
  if (order === undefined) return;
  if (isPaid) requestPersistence();
  patchCurrentUserRecords((record) => (record.order === order ? withPaid(record, isPaid, at) : record));
};
