import type { Outcome } from '~/api/outcome';
import { movesMoney, type Attempt } from '~/domain/attempt';
import type { LostCause } from '~/domain/attempt.state';
import type { Instant } from '~/domain/cityTime';
import { setTrace } from '~/state/attempts';
import { untilCopied, untilRestored } from '~/state/attemptsCopy';
import { serverNow } from '~/state/clock';
import { hash } from '~/state/hash';
import { locked } from '~/state/locked';
import { keepAttempt, openAttempt } from '~/state/openAttempts';
import { steadyMs } from './looksAfterLoss';
import { noteBegun, noteOutcome } from './noteAttempt';
import type { PaymentReply } from './paymentReply';
import { guarded, type GuardRefusal } from './submitGuard';
import { stateOf, tell } from './tell';

export type Refusal = Extract<Outcome<PaymentReply>, { kind: 'refused' }>;

/** How an answer was lost. */
export interface Loss {
  cause: LostCause;
  /** The words of a refusal that has no name. */
  said?: string;
  /** Ends the request where it is still pending. */
  end?: () => void;
}

/** How an attempt that moves money is followed up: by reading the server's state. A link needs none of it. */
export interface FollowUp {
  /** The answer was lost. `end` ends the request where it is still pending. */
  reconcile: (attempt: Attempt, end?: () => void) => Promise<void>;
  /** The server refused, which may be the echo of this very attempt's success: tells which. Undefined where it cannot be. */
  hearRefusal: (attempt: Attempt, refusal: Refusal) => Promise<void> | undefined;
  /** The answer to a link is lost, in place of which the city may have taken the balance: tells which. Undefined of any other attempt. */
  loseLink: (attempt: Attempt, loss: Loss) => Promise<void> | undefined;
  /** The server said ok. */
  lookOver: (attempt: Attempt) => Promise<void>;
  /** Before the same is sent again: an earlier one that was told as not made, and was made after all. */
  lateBefore?: (next: PaymentPlan['record']) => Promise<Attempt | undefined>;
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
export type RunResult = { kind: 'blocked'; why: GuardRefusal } | { kind: 'open'; id: string } | { kind: 'answered'; id: string; reply: PaymentReply };

/** What the tap gets back, and what goes on behind it. */
interface Answer {
  result: RunResult;
  afterwards?: Promise<unknown>;
}

/**
 * The only way a payment is sent. Guards against a second one, keeps the record before sending, sends once, and finds
 * out by itself what happened where the answer is lost. Resolves as soon as there is something to show.
 */
export const runAttempt = async (plan: PaymentPlan): Promise<RunResult> => {
  const result = await guarded(plan.record.city, async (): Promise<RunResult> => {
    // A killed browser may have lost the record of the same.
    if (movesMoney(plan.record)) await untilRestored();
    const open = openAttempt(plan.record) ?? (await plan.followUp?.lateBefore?.(plan.record));
    return open ? { kind: 'open', id: open.id } : begin(plan);
  });
  return typeof result === 'string' ? { kind: 'blocked', why: result } : result;
};

const begin = async ({ record, sendingNow = serverNow, payload, send, followUp }: PaymentPlan): Promise<RunResult> => {
  const attempt: Attempt = { ...record, id: crypto.randomUUID(), payloadHash: await hash(JSON.stringify(payload)), sentAt: sendingNow() };
  return new Promise((resolve, reject) => {
    withAttemptLock(attempt.id, async () => {
      setTrace(attempt, { phase: 'sending' });
      keepAttempt(attempt);
      noteBegun(attempt);
      if (movesMoney(attempt)) await untilCopied();
      const { result, afterwards } = conclude(attempt, await send(attempt.id), followUp);
      resolve(result);
      await afterwards;
    }).catch(reject);
  });
};

/** Tells the flow what came of the call, and starts what it asks for. */
const conclude = (attempt: Attempt, outcome: Outcome<PaymentReply>, followUp?: FollowUp): Answer => {
  const open: RunResult = { kind: 'open', id: attempt.id };
  noteOutcome(attempt, outcome);
  switch (outcome.kind) {
    case 'ok':
      return {
        result: { kind: 'answered', id: attempt.id, reply: outcome.value },
        afterwards: succeed(asAnswered(attempt, outcome.value), followUp),
      };
    case 'refused': {
      const judged = followUp?.hearRefusal(attempt, outcome);
      if (!judged) tell(attempt, { type: 'refused', errorName: outcome.errorName, message: outcome.message });
      return { result: open, afterwards: judged };
    }
    case 'offline':
      tell(attempt, { type: 'offline' });
      return { result: open };
    case 'busy':
      if (outcome.mayHaveRun) return { result: open, afterwards: lose(attempt, { cause: 'unreadable' }, followUp) };
      tell(attempt, { type: 'busy', waitMs: outcome.waitMs });
      return { result: open };
    case 'unknown':
      void outcome.late?.then((late) => hearLate(attempt, late, followUp));
      return { result: open, afterwards: lose(attempt, lossOf(outcome), followUp) };
    case 'expired':
    case 'broken':
      return { result: open, afterwards: lose(attempt, { cause: outcome.kind === 'expired' ? 'expired' : 'unreadable' }, followUp) };
  }
};

/** Does a late answer tell how it ended? A link that comes when nobody waits for it is followed by nobody: nothing is paid, as the readings will tell. */
const isNews = ({ kind }: Attempt, late: Outcome<PaymentReply>): boolean =>
  late.kind === 'refused' || (late.kind === 'ok' && (!late.value.RedirectURL || kind === 'endDeferred'));

/** An ok to what a reading has found done is only noted: that reading has looked it over, and the next one may see what was paid since. */
const hearLate = (attempt: Attempt, late: Outcome<PaymentReply>, followUp?: FollowUp): void => {
  if (!isNews(attempt, late)) return;
  if (late.kind === 'ok' && stateOf(attempt).phase === 'done') noteOutcome(attempt, late);
  else conclude(attempt, late, followUp);
};

/**
 * An answer that leads to a payment page is a link, whatever was asked for: nothing has been paid yet. More time without one, or a
 * subscription with nothing to top up, has been paid from the balance, which was enough after all.
 */
const asAnswered = (attempt: Attempt, { RedirectURL, refill }: PaymentReply): Attempt => {
  const isPaid = attempt.kind === 'renew' || (attempt.kind === 'subscribe' && refill === 0);
  return RedirectURL ? { ...attempt, isOnlyLink: true } : isPaid ? { ...attempt, isOnlyLink: undefined } : attempt;
};

const lossOf = ({ cause, said, end }: Extract<Outcome<PaymentReply>, { kind: 'unknown' }>): Loss => ({
  cause: cause === 'timeout' || cause === 'network' || cause === 'expired' ? cause : 'unreadable',
  said,
  end,
});

/** A success is shown at once; where money moved, the server's state is then compared with it. */
export const succeed = async (attempt: Attempt, followUp?: FollowUp): Promise<void> => {
  const done: Attempt = { ...attempt, isAnsweredOk: true, answeredAt: serverNow() };
  if (movesMoney(attempt)) keepAttempt(done);
  tell(done, { type: 'ok' });
  if (movesMoney(attempt)) await followUp?.lookOver(done);
};

/** The answer is lost: for money the server's state is read. */
export const lose = async (attempt: Attempt, loss: Loss, followUp?: FollowUp): Promise<void> => {
  const link = followUp?.loseLink(attempt, loss);
  if (link) return link;
  const { cause, said, end } = loss;
  tell(attempt, { type: 'lost', cause, atMs: steadyMs(), isOnlyLink: !movesMoney(attempt), said });
  if (movesMoney(attempt)) await followUp?.reconcile(attempt, end);
  // Nobody waits for a link any more; an order from a phone's account may be placed yet.
  else if (!attempt.isPaidByPhone) end?.();
};

const ownRuns = new Set<string>();
/** Is this page at it? */
export const isRunHere = (id: string): boolean => ownRuns.has(id);

const lockOf = (id: string): string => `attempt:${id}`;

const runHere = async (id: string, work: () => Promise<unknown>): Promise<void> => {
  ownRuns.add(id);
  await work().finally(() => ownRuns.delete(id));
};

/** Only one tab looks after one attempt; another that finds its record in storage leaves it alone. */
export const withAttemptLock = (id: string, work: () => Promise<unknown>): Promise<void> =>
  locked(lockOf(id), async (isOwn) => (isOwn ? runHere(id, work) : undefined), { ifAvailable: true });

/** The same once whoever looks after it now has done. */
export const afterAttemptLock = (id: string, work: () => Promise<unknown>): Promise<void> => locked(lockOf(id), () => runHere(id, work));
