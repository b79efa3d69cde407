import type { Outcome } from '~/api/outcome';
import { attemptOf, movesMoney, type Attempt, type AttemptFields } from '~/domain/payments/attempt';
import type { LostCause } from '~/domain/payments/attempt.state';
import type { Instant } from '~/domain/time/cityTime';
import { setAttemptStatus } from '~/state/payments/attempts';
import { awaitCopy, awaitRestore } from '~/state/payments/attemptsCopy';
import { serverNow } from '~/state/clock';
import { hash } from '~/state/hash';
import { withWebLock } from '~/platform/webLock';
import { saveAttempt, openAttempt } from '~/state/payments/openAttempts';
import { monotonicMs } from './readsAfterLoss';
import { recordStart, recordOutcome } from './recordAttempt';
import type { PaymentReply } from './paymentReply';
import { withSubmitGuard, type GuardRefusal } from './submitGuard';
import { attemptStateOf, dispatchAttemptEvent } from './dispatchAttemptEvent';

export type Refusal = Extract<Outcome<PaymentReply>, { kind: 'refused' }>;

/** How an answer was lost. */
export interface Loss {
  cause: LostCause;
  /** The message of a refusal without an error name. */
  serverMessage?: string;
  /** Ends a request that is still pending. */
  end?: () => void;
}

/** How an attempt that moves money is followed up by reading the server's state. A plain link needs none of this. */
export interface FollowUp {
  /** Called when the answer was lost. `end` ends a request that is still pending. */
  reconcile: (attempt: Attempt, end?: () => void) => Promise<void>;
  /**
   * Called after a refusal. It may be a duplicate refusal, caused by this attempt's own success; the handler finds out.
   * Undefined if it cannot be one.
   */
  handleRefusal: (attempt: Attempt, refusal: Refusal) => Promise<void> | undefined;
  /**
   * Called after a link's answer was lost. The city may have charged the balance instead; the handler finds out.
   * Undefined for any other attempt.
   */
  handleLostLink: (attempt: Attempt, loss: Loss) => Promise<void> | undefined;
  /** Called after the server's ok. */
  checkForDuplicate: (attempt: Attempt) => Promise<void>;
  /**
   * Called before the same payment is sent again. Returns an earlier one that was reported as not made but was made
   * after all.
   */
  findLatePayment?: (next: PaymentPlan['record']) => Promise<Attempt | undefined>;
}

export interface PaymentPlan {
  record: Omit<AttemptFields, 'id' | 'payloadHash' | 'sentAt'>;
  /** The moment of sending, by the server's clock. It is later than everything that this browser has sent before. */
  sendingNow?: () => Instant;
  /** Everything that is sent, for the record's hash. */
  payload: Record<string, unknown>;
  /** Makes the call, once. Receives the attempt's id for cities whose server recognises repeats. */
  send: (attemptId: string) => Promise<Outcome<PaymentReply>>;
  followUp?: FollowUp;
}

/**
 * The result of a tap. `open` names the attempt whose state holds the rest. It is an earlier attempt if the same
 * payment is already under way. `answered` carries the server's reply.
 */
export type RunResult =
  | { kind: 'blocked'; reason: GuardRefusal }
  | { kind: 'open'; id: string }
  | { kind: 'answered'; id: string; reply: PaymentReply };

/** The result for the tap, and the work that continues in the background. */
interface ConcludedCall {
  result: RunResult;
  afterwards?: Promise<unknown>;
}

/**
 * The only way to send a payment. It prevents a second one, stores the record before sending, sends once, and
 * reconciles automatically after a lost answer. Resolves as soon as there is something to show.
 */
export const runAttempt = async (plan: PaymentPlan): Promise<RunResult> => {
  const result = await withSubmitGuard(plan.record.city, async (): Promise<RunResult> => {
    // If the browser was killed, the record of the same payment may have to be restored first.
    if (movesMoney(plan.record)) await awaitRestore();
    const open = openAttempt(plan.record) ?? (await plan.followUp?.findLatePayment?.(plan.record));
    return open ? { kind: 'open', id: open.id } : begin(plan);
  });
  return typeof result === 'string' ? { kind: 'blocked', reason: result } : result;
};

const begin = async ({ record, sendingNow = serverNow, payload, send, followUp }: PaymentPlan): Promise<RunResult> => {
  const attempt = attemptOf({
    ...record,
    id: crypto.randomUUID(),
    payloadHash: await hash(JSON.stringify(payload)),
    sentAt: sendingNow(),
  });
  return new Promise((resolve, reject) => {
    withAttemptLock(attempt.id, async () => {
      setAttemptStatus(attempt, { phase: 'sending' });
      saveAttempt(attempt);
      recordStart(attempt);
      if (movesMoney(attempt)) await awaitCopy();
      const { result, afterwards } = conclude(attempt, await send(attempt.id), followUp);
      resolve(result);
      await afterwards;
    }).catch(reject);
  });
};

/** Passes the outcome of the call to the flow and starts the follow-up. */
const conclude = (attempt: Attempt, outcome: Outcome<PaymentReply>, followUp?: FollowUp): ConcludedCall => {
  const open: RunResult = { kind: 'open', id: attempt.id };
  recordOutcome(attempt, outcome);
  switch (outcome.kind) {
    case 'ok':
      return {
        result: { kind: 'answered', id: attempt.id, reply: outcome.value },
        afterwards: handleSuccess(asAnswered(attempt, outcome.value), followUp),
      };
    case 'refused': {
      const handled = followUp?.handleRefusal(attempt, outcome);
      if (!handled)
        dispatchAttemptEvent(attempt, { type: 'refused', errorName: outcome.errorName, message: outcome.message });
      return { result: open, afterwards: handled };
    }
    case 'offline':
      dispatchAttemptEvent(attempt, { type: 'offline' });
      return { result: open };
    case 'busy':
      if (outcome.mayHaveRun)
        return { result: open, afterwards: handleLoss(attempt, { cause: 'unreadable' }, followUp) };
      dispatchAttemptEvent(attempt, { type: 'busy', waitMs: outcome.waitMs });
      return { result: open };
    case 'unknown':
      void outcome.late?.then((lateAnswer) => handleLateAnswer(attempt, lateAnswer, followUp));
      return { result: open, afterwards: handleLoss(attempt, lossOf(outcome), followUp) };
    case 'expired':
    case 'broken':
      return {
        result: open,
        afterwards: handleLoss(attempt, { cause: outcome.kind === 'expired' ? 'expired' : 'unreadable' }, followUp),
      };
  }
};

/**
 * Whether a late answer shows how the attempt ended. A link that is no longer awaited is never opened. Nothing is paid
 * then, as the readings will show.
 */
const isConclusive = ({ kind }: Attempt, lateAnswer: Outcome<PaymentReply>): boolean =>
  lateAnswer.kind === 'refused' ||
  (lateAnswer.kind === 'ok' && (!lateAnswer.value.RedirectURL || kind === 'endDeferred'));

/**
 * If a reading has already found the attempt done, an ok is only recorded. That reading was the check, and another one
 * might find what was paid since.
 */
const handleLateAnswer = (attempt: Attempt, lateAnswer: Outcome<PaymentReply>, followUp?: FollowUp): void => {
  if (!isConclusive(attempt, lateAnswer)) return;
  if (lateAnswer.kind === 'ok' && attemptStateOf(attempt).phase === 'done') recordOutcome(attempt, lateAnswer);
  else conclude(attempt, lateAnswer, followUp);
};

/**
 * An answer with a payment page is a link, whatever was requested: nothing has been paid yet. An extension without one,
 * or a subscription with nothing to top up, was paid from the balance, which sufficed after all.
 */
const asAnswered = (attempt: Attempt, { RedirectURL, refill }: PaymentReply): Attempt => {
  const isPaid = attempt.kind === 'renew' || (attempt.kind === 'subscribe' && refill === 0);
  return RedirectURL ? { ...attempt, isOnlyLink: true } : isPaid ? { ...attempt, isOnlyLink: undefined } : attempt;
};

const lossOf = ({ cause, serverMessage, end }: Extract<Outcome<PaymentReply>, { kind: 'unknown' }>): Loss => ({
  cause: cause === 'timeout' || cause === 'network' || cause === 'expired' ? cause : 'unreadable',
  serverMessage,
  end,
});

/** Shows a success at once. If money moved, it is then checked against the server's state. */
export const handleSuccess = async (attempt: Attempt, followUp?: FollowUp): Promise<void> => {
  const done: Attempt = { ...attempt, isAnsweredOk: true, answeredAt: serverNow() };
  if (movesMoney(attempt)) saveAttempt(done);
  dispatchAttemptEvent(done, { type: 'ok' });
  if (movesMoney(attempt)) await followUp?.checkForDuplicate(done);
};

/** Handles a lost answer. If money may have moved, the server's state is read. */
export const handleLoss = async (attempt: Attempt, loss: Loss, followUp?: FollowUp): Promise<void> => {
  const link = followUp?.handleLostLink(attempt, loss);
  if (link) return link;
  const { cause, serverMessage, end } = loss;
  dispatchAttemptEvent(attempt, {
    type: 'lost',
    cause,
    atMs: monotonicMs(),
    isOnlyLink: !movesMoney(attempt),
    serverMessage,
  });
  if (movesMoney(attempt)) await followUp?.reconcile(attempt, end);
  // The link is no longer awaited. An order from a phone's account may still be placed, so its request stays.
  else if (!attempt.isPaidByPhone) end?.();
};

const localRuns = new Set<string>();
/** Whether this page is working on the attempt. */
export const isRunningHere = (id: string): boolean => localRuns.has(id);

const lockOf = (id: string): string => `attempt:${id}`;

const runHere = async (id: string, work: () => Promise<unknown>): Promise<void> => {
  localRuns.add(id);
  await work().finally(() => localRuns.delete(id));
};

/** Runs `work` unless another tab holds the attempt's lock. Only one tab works on an attempt. */
export const withAttemptLock = (id: string, work: () => Promise<unknown>): Promise<void> =>
  withWebLock(lockOf(id), async (isAcquired) => (isAcquired ? runHere(id, work) : undefined), { ifAvailable: true });

/** Runs `work` once the current holder of the attempt's lock has finished. */
export const afterAttemptLock = (id: string, work: () => Promise<unknown>): Promise<void> =>
  withWebLock(lockOf(id), () => runHere(id, work));
