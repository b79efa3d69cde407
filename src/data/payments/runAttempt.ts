import type { Outcome } from '~/api/outcome';
import { movesMoney, type Attempt } from '~/domain/payments/attempt';
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
  /** The words of a refusal that has no name. */
  serverMessage?: string;
  /** Ends the request where it is still pending. */
  end?: () => void;
}

/** How an attempt that moves money is followed up: by reading the server's state. A link needs none of it. */
export interface FollowUp {
  /** The answer was lost. `end` ends the request where it is still pending. */
  reconcile: (attempt: Attempt, end?: () => void) => Promise<void>;
  /** The server refused, which may be the echo of this very attempt's success: tells which. Undefined where it cannot be. */
  handleRefusal: (attempt: Attempt, refusal: Refusal) => Promise<void> | undefined;
  /** The answer to a link is lost, in place of which the city may have taken the balance: tells which. Undefined of any other attempt. */
  handleLostLink: (attempt: Attempt, loss: Loss) => Promise<void> | undefined;
  /** The server said ok. */
  checkForDuplicate: (attempt: Attempt) => Promise<void>;
  /** Before the same is sent again: an earlier one that was told as not made, and was made after all. */
  findLatePayment?: (next: PaymentPlan['record']) => Promise<Attempt | undefined>;
}

export interface PaymentPlan {
  record: Omit<Attempt, 'id' | 'payloadHash' | 'sentAt'>;
  /** When it is sent, by the server's clock: what this browser has sent before was earlier. */
  sendingNow?: () => Instant;
  /** Everything that is sent, for the record's hash. */
  payload: Record<string, unknown>;
  /** Makes the call, once. Gets the attempt's id for cities whose server de-duplicates. */
  send: (attemptId: string) => Promise<Outcome<PaymentReply>>;
  followUp?: FollowUp;
}

/** What came of a tap. `open` names the attempt whose state tells the rest, an earlier one where the same is under way already; `answered` carries the server's reply. */
export type RunResult =
  | { kind: 'blocked'; reason: GuardRefusal }
  | { kind: 'open'; id: string }
  | { kind: 'answered'; id: string; reply: PaymentReply };

/** What the tap gets back, and what goes on behind it. */
interface ConcludedCall {
  result: RunResult;
  afterwards?: Promise<unknown>;
}

/**
 * The only way a payment is sent. Guards against a second one, keeps the record before sending, sends once, and finds
 * out by itself what happened where the answer is lost. Resolves as soon as there is something to show.
 */
export const runAttempt = async (plan: PaymentPlan): Promise<RunResult> => {
  const result = await withSubmitGuard(plan.record.city, async (): Promise<RunResult> => {
    // A killed browser may have lost the record of the same.
    if (movesMoney(plan.record)) await awaitRestore();
    const open = openAttempt(plan.record) ?? (await plan.followUp?.findLatePayment?.(plan.record));
    return open ? { kind: 'open', id: open.id } : begin(plan);
  });
  return typeof result === 'string' ? { kind: 'blocked', reason: result } : result;
};

const begin = async ({ record, sendingNow = serverNow, payload, send, followUp }: PaymentPlan): Promise<RunResult> => {
  const attempt: Attempt = {
    ...record,
    id: crypto.randomUUID(),
    payloadHash: await hash(JSON.stringify(payload)),
    sentAt: sendingNow(),
  };
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

/** Tells the flow what came of the call, and starts what it asks for. */
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

/** Does a late answer tell how it ended? A link that comes when nobody waits for it is followed by nobody: nothing is paid, as the readings will tell. */
const isConclusive = ({ kind }: Attempt, lateAnswer: Outcome<PaymentReply>): boolean =>
  lateAnswer.kind === 'refused' ||
  (lateAnswer.kind === 'ok' && (!lateAnswer.value.RedirectURL || kind === 'endDeferred'));

/** An ok to what a reading has found done is only noted: that reading has looked it over, and the next one may see what was paid since. */
const handleLateAnswer = (attempt: Attempt, lateAnswer: Outcome<PaymentReply>, followUp?: FollowUp): void => {
  if (!isConclusive(attempt, lateAnswer)) return;
  if (lateAnswer.kind === 'ok' && attemptStateOf(attempt).phase === 'done') recordOutcome(attempt, lateAnswer);
  else conclude(attempt, lateAnswer, followUp);
};

/**
 * An answer that leads to a payment page is a link, whatever was asked for: nothing has been paid yet. More time without one, or a
 * subscription with nothing to top up, has been paid from the balance, which was enough after all.
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

/** A success is shown at once; where money moved, the server's state is then compared with it. */
export const handleSuccess = async (attempt: Attempt, followUp?: FollowUp): Promise<void> => {
  const done: Attempt = { ...attempt, isAnsweredOk: true, answeredAt: serverNow() };
  if (movesMoney(attempt)) saveAttempt(done);
  dispatchAttemptEvent(done, { type: 'ok' });
  if (movesMoney(attempt)) await followUp?.checkForDuplicate(done);
};

/** The answer is lost: for money the server's state is read. */
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
  // Nobody waits for a link any more; an order from a phone's account may be placed yet.
  else if (!attempt.isPaidByPhone) end?.();
};

const localRuns = new Set<string>();
/** Is this page at it? */
export const isRunningHere = (id: string): boolean => localRuns.has(id);

const lockOf = (id: string): string => `attempt:${id}`;

const runHere = async (id: string, work: () => Promise<unknown>): Promise<void> => {
  localRuns.add(id);
  await work().finally(() => localRuns.delete(id));
};

/** Only one tab looks after one attempt; another that finds its record in storage leaves it alone. */
export const withAttemptLock = (id: string, work: () => Promise<unknown>): Promise<void> =>
  withWebLock(lockOf(id), async (isAcquired) => (isAcquired ? runHere(id, work) : undefined), { ifAvailable: true });

/** The same once whoever looks after it now has done. */
export const afterAttemptLock = (id: string, work: () => Promise<unknown>): Promise<void> =>
  withWebLock(lockOf(id), () => runHere(id, work));
