import type { QueryClient } from '@tanstack/react-query';
import type { Outcome } from '~/api/outcome';
import { movesMoney, type Attempt } from '~/domain/attempt';
import type { LostCause } from '~/domain/attempt.flow';
import { attemptsAtom, keepAttempt, openAttempt, setAttemptState } from '~/state/attempts';
import { serverNow } from '~/state/clock';
import { hash } from '~/state/hash';
import { store } from '~/state/store';
import { onExpired } from '../auth/onExpired';
import { lookOver, reconcile, tell } from './reconcile';
import { guarded, type GuardRefusal } from './submitGuard';

/** What a payment answers: a page to go to, or words. */
export interface PaymentReply {
  RedirectURL?: string;
  message?: string;
}

export interface PaymentPlan {
  record: Omit<Attempt, 'id' | 'payloadHash' | 'sentAt'>;
  /** Everything that is sent, for the record's hash. */
  payload: Record<string, unknown>;
  /** Makes the call, once. Gets the attempt's id for cities whose server de-duplicates. */
  send: (attemptId: string) => Promise<Outcome<PaymentReply>>;
}

/** What came of a tap. `open` names the attempt whose state tells the rest; `answered` carries the server's reply. */
export type RunResult = { kind: 'blocked'; why: GuardRefusal } | { kind: 'open'; id: string } | { kind: 'answered'; id: string; reply: PaymentReply };

const lostCause = (cause: string): LostCause => {
  if (cause === 'timeout' || cause === 'network' || cause === 'expired') return cause;
  return 'unreadable';
};

/** What the tap gets back, and what goes on behind it. */
interface Answer {
  result: RunResult;
  afterwards?: Promise<unknown>;
}

/**
 * The only way a payment is sent. Guards against a second one, keeps the record before sending, sends once, and finds
 * out by itself what happened where the answer is lost. Resolves as soon as there is something to show.
 */
export const runAttempt = async (queryClient: QueryClient, plan: PaymentPlan): Promise<RunResult> => {
  const result = await guarded(plan.record.city, () => {
    const open = openAttempt(plan.record);
    return open ? Promise.resolve<RunResult>({ kind: 'open', id: open.id }) : begin(queryClient, plan);
  });
  return typeof result === 'string' ? { kind: 'blocked', why: result } : result;
};

const begin = async (queryClient: QueryClient, { record, payload, send }: PaymentPlan): Promise<RunResult> => {
  const attempt: Attempt = { ...record, id: crypto.randomUUID(), payloadHash: await hash(JSON.stringify(payload)), sentAt: serverNow() };
  return new Promise((resolve, reject) => {
    withAttemptLock(attempt.id, async () => {
      setAttemptState(attempt.id, { phase: 'sending' });
      keepAttempt(attempt);
      const { result, afterwards } = conclude(queryClient, attempt, await send(attempt.id));
      resolve(result);
      await afterwards;
    }).catch(reject);
  });
};

/** Tells the flow what came of the call, and starts what it asks for. */
const conclude = (queryClient: QueryClient, attempt: Attempt, outcome: Outcome<PaymentReply>): Answer => {
  const open: RunResult = { kind: 'open', id: attempt.id };
  switch (outcome.kind) {
    case 'ok':
      return { result: { kind: 'answered', id: attempt.id, reply: outcome.value }, afterwards: succeed(queryClient, attempt) };
    case 'refused':
      tell(attempt, { type: 'refused', errorName: outcome.errorName, message: outcome.message });
      return { result: open };
    case 'offline':
      tell(attempt, { type: 'offline' });
      return { result: open };
    case 'busy':
      if (outcome.mayHaveRun) return { result: open, afterwards: lose(queryClient, attempt, 'unreadable') };
      tell(attempt, { type: 'busy', waitMs: outcome.waitMs });
      return { result: open };
    case 'unknown':
      if (outcome.cause === 'expired') onExpired(attempt.city, 'standart');
      void outcome.late?.then((late) => (late.kind === 'ok' || late.kind === 'refused') && conclude(queryClient, attempt, late));
      return { result: open, afterwards: lose(queryClient, attempt, lostCause(outcome.cause)) };
    case 'expired':
    case 'broken':
      return { result: open, afterwards: lose(queryClient, attempt, outcome.kind === 'expired' ? 'expired' : 'unreadable') };
  }
};

/** A success is shown at once; where money moved, the server's state is then compared with it. */
const succeed = async (queryClient: QueryClient, attempt: Attempt): Promise<void> => {
  const done: Attempt = { ...attempt, isAnsweredOk: true };
  if (movesMoney(attempt.kind)) keepAttempt(done);
  tell(done, { type: 'ok' });
  if (movesMoney(attempt.kind)) await lookOver(queryClient, done);
};

/** The answer is lost: for money the server's state is read. */
const lose = async (queryClient: QueryClient, attempt: Attempt, cause: LostCause): Promise<void> => {
  tell(attempt, { type: 'lost', cause, isOnlyLink: !movesMoney(attempt.kind) });
  if (movesMoney(attempt.kind)) await reconcile(queryClient, attempt);
};

/** Only one tab looks after one attempt; another that finds its record in storage leaves it alone. */
const withAttemptLock = (id: string, work: () => Promise<unknown>): Promise<void> =>
  navigator.locks.request(`attempt:${id}`, { ifAvailable: true }, async (lock) => {
    if (lock) await work();
  });

/**
 * Takes up what an earlier page left open: the account's own records of this city. Resolves when each has an ending
 * or has been read through its schedule. A link that was never opened is forgotten.
 */
export const resumeAttempts = async (queryClient: QueryClient, city: string, accountKey: string): Promise<void> => {
  const left = store.get(attemptsAtom).filter((attempt) => attempt.city === city && attempt.accountKey === accountKey);
  await Promise.all(left.map((attempt) => withAttemptLock(attempt.id, () => resume(queryClient, attempt))));
};

const resume = async (queryClient: QueryClient, attempt: Attempt): Promise<void> => {
  setAttemptState(attempt.id, { phase: 'sending' });
  if (attempt.isAnsweredOk) await succeed(queryClient, attempt);
  else await lose(queryClient, attempt, 'restart');
};
