import {
  readScheduleMs,
  readsForNotDone,
  notDoneAfterMs,
  type AttemptEvent,
  type attemptFlow,
} from '~/domain/payments/attempt.flow';
import { isOpen, type AttemptState, type LostCause } from '~/domain/payments/attempt.state';
import type { Verdict } from '~/domain/payments/reconcile/snapshot';
import type { Model } from './explore';

/** A payment, its city, and the code around the flow (`runAttempt.ts`, `reconcile.ts`, `resumeAttempts.ts`). */
interface Environment {
  flow: AttemptState;
  /** The number of confirming taps, and of requests sent for them. */
  taps: number;
  sends: number;
  /**
   * Copies of the request that are on their way to the city or being executed. A browser may automatically send one
   * again.
   */
  copies: number;
  hasResent: boolean;
  /** How often the city has executed it. */
  ledger: number;
  /** The city's answer to the last copy, once it has handled it. */
  answer?: 'ok' | 'refused';
  /** The client still waits for the answer, so the request may still arrive. */
  isPending: boolean;
  /** An open record forbids the same payment. After an ok it only stands for a pending check for a second debit. */
  record: 'none' | 'open' | 'answered';
  isRefused: boolean;
  hasLogin: boolean;
  /** The index of the next reading of the schedule. */
  reading?: number;
  /** The remaining checks for a second debit. */
  readCount: number;
  /** True if the whole schedule has been read. */
  isThrough: boolean;
  /** A reading under way: the state of the ledger when it was made, undefined without a login. */
  seen?: { ledger?: number; by: 'schedule' | 'tap' | 'look' | 'refusal' };
  hasJumped: boolean;
}

/** The behaviour of the code around the flow. With one of these turned off, the model must find a violation. */
export interface Runner {
  flow: typeof attemptFlow;
  /** The waits between readings are timers, so a clock that jumps does not shorten them. */
  waitsByTimers: boolean;
}

/**
 * The city has handled a request at the latest this long after it has ended
 * (`src/decisions/0001-when-not-paid-may-be-told.md`).
 */
const maxWorkMs = 30_000;
/**
 * The time at which a request ends, and the time of a reading while it is pending. The latter has no known upper bound.
 */
const endedAtMs = 0;
const whilePendingMs = 1_000_000;

const begin: Environment = {
  flow: { phase: 'sending' },
  taps: 0,
  sends: 0,
  copies: 0,
  hasResent: false,
  ledger: 0,
  isPending: false,
  record: 'none',
  isRefused: false,
  hasLogin: true,
  readCount: 0,
  isThrough: false,
  hasJumped: false,
};

const lastReading = readScheduleMs.length - 1;
const isEnded = ({ flow, taps }: Pick<Environment, 'flow' | 'taps'>): boolean => taps > 0 && !isOpen(flow);

/**
 * A record is removed with its outcome. After an ok it stays until a reading has checked for a second debit
 * (`tell.ts`).
 */
const recordAfter = ({ record }: Environment, flow: AttemptState, event: AttemptEvent): Environment['record'] => {
  if (flow.phase === 'done') return event.type === 'read' && event.verdict !== 'failed' ? 'none' : record;
  return isOpen(flow) ? record : 'none';
};

export const attemptModel = ({ flow: play, waitsByTimers }: Runner): Model<Environment> => {
  const dispatch = (environment: Environment, event: AttemptEvent): Environment => {
    const next = play(environment.flow, event);
    // Further good readings beyond the required number do not add states.
    const flow = 'goodReads' in next ? { ...next, goodReads: Math.min(next.goodReads, readsForNotDone) } : next;
    const reading = flow.phase === 'checking' ? environment.reading : undefined;
    return { ...environment, flow, reading, record: recordAfter(environment, flow, event) };
  };
  const succeed = (environment: Environment): Environment => ({
    ...dispatch({ ...environment, record: 'answered' }, { type: 'ok' }),
    readCount: 2,
  });
  const lose = (environment: Environment, cause: LostCause): Environment => {
    const lost: Environment = {
      ...dispatch(environment, { type: 'lost', cause, atMs: endedAtMs }),
      answer: undefined,
      reading: 0,
      isThrough: false,
      hasJumped: false,
    };
    // Code that handles an unusable answer knows that the request has ended.
    return cause === 'timeout' ? lost : { ...dispatch(lost, { type: 'ended', atMs: endedAtMs }), reading: 0 };
  };
  const unanswered = (cause: LostCause) => (environment: Environment) =>
    environment.isPending && environment.flow.phase === 'sending'
      ? lose({ ...environment, isPending: false }, cause)
      : undefined;
  const schedule = (environment: Environment): Environment => ({
    ...dispatch(environment, { type: 'checkAgain' }),
    reading: 0,
    hasJumped: false,
  });

  /**
   * Applies the result of a reading. A refused request is not being executed, so one reading that finds nothing is
   * enough.
   */
  const read = (environment: Environment, verdict: Verdict | 'failed', atMs: number, isLast: boolean): Environment =>
    dispatch(
      environment,
      verdict === 'notDone' && environment.isRefused
        ? { type: 'refused', errorName: 'NoMoneyNoHoney' }
        : { type: 'read', verdict, atMs, isLast },
    );

  const deliver =
    (verdict: Verdict | 'failed') =>
    (environment: Environment): Environment | undefined => {
      const { seen, reading = 0, flow } = environment;
      if (!seen) return undefined;
      const { ledger = -1 } = seen;
      const isHonest = {
        done: ledger > 0,
        twice: ledger > 1,
        notDone: ledger === 0,
        unclear: ledger >= 0,
        failed: true,
      }[verdict];
      if (!isHonest) return undefined;
      const delivered: Environment = { ...environment, seen: undefined };
      switch (seen.by) {
        case 'tap':
          return read(delivered, verdict, environment.isThrough ? notDoneAfterMs : notDoneAfterMs - 1, true);
        case 'look':
          return {
            ...read(delivered, verdict, 0, false),
            readCount: verdict === 'failed' ? environment.readCount - 1 : 0,
          };
        case 'refusal':
          if (verdict === 'done' || verdict === 'twice') return succeed(delivered);
          if (verdict === 'notDone') return dispatch(delivered, { type: 'refused', errorName: 'NoMoneyNoHoney' });
          return lose(delivered, 'network');
        case 'schedule': {
          if (flow.phase !== 'checking') return delivered;
          // Found at once after a cut connection: a copy sent by the browser may still be executing, so the model
          // checks for a second debit.
          if (verdict === 'done' && reading === 0 && flow.cause === 'network') return succeed(delivered);
          if (environment.isPending) return read(delivered, verdict, whilePendingMs, false);
          const isThrough = reading === lastReading;
          const isCutShort = !isThrough && !environment.hasLogin;
          const after = read(
            { ...delivered, isThrough },
            verdict,
            readScheduleMs[reading] ?? 0,
            isThrough || isCutShort,
          );
          return after.flow.phase === 'checking' ? { ...after, reading: reading + 1 } : after;
        }
      }
    };

  /**
   * True if the time of a reading may have come. By the end of the schedule the city has handled the request, unless it
   * may still arrive.
   */
  const mayRead = ({ reading = 0, copies, isPending, hasJumped }: Environment): boolean =>
    copies === 0 || isPending || hasJumped || (readScheduleMs[reading] ?? 0) < maxWorkMs;

  const startRead = (environment: Environment, by: NonNullable<Environment['seen']>['by']): Environment => ({
    ...environment,
    seen: { ledger: environment.hasLogin ? environment.ledger : undefined, by },
  });

  const takeUp = (environment: Environment): Environment | undefined => {
    if (environment.record === 'none') return undefined;
    const page: Environment = {
      ...environment,
      flow: { phase: 'sending' },
      isPending: false,
      answer: undefined,
      seen: undefined,
      reading: undefined,
      readCount: 0,
    };
    return environment.record === 'answered'
      ? { ...page, flow: { phase: 'done' }, readCount: 2 }
      : lose(page, 'restart');
  };

  return {
    initial: begin,
    moves: {
      'a tap without a network': (environment) =>
        environment.taps === 0 ? dispatch({ ...environment, taps: 1 }, { type: 'offline' }) : undefined,
      'a tap sends it': (environment) =>
        environment.taps === 0
          ? { ...environment, taps: 1, sends: 1, copies: 1, isPending: true, record: 'open' }
          : undefined,
      // In this tab or another: the record forbids it while the outcome is open.
      'a second tap sends it': (environment) =>
        environment.taps === 1 && !(environment.record === 'open' && isOpen(environment.flow))
          ? { ...environment, taps: 2, sends: environment.sends + 1 }
          : undefined,

      'the city does it': (environment) =>
        environment.copies > 0
          ? { ...environment, copies: environment.copies - 1, ledger: environment.ledger + 1, answer: 'ok' }
          : undefined,
      'the city refuses it': (environment) =>
        environment.copies > 0 ? { ...environment, copies: environment.copies - 1, answer: 'refused' } : undefined,
      'it is lost on its way': (environment) =>
        environment.copies > 0 ? { ...environment, copies: environment.copies - 1 } : undefined,
      'the browser sends it again': (environment) =>
        environment.isPending && !environment.hasResent
          ? { ...environment, copies: environment.copies + 1, hasResent: true, answer: undefined }
          : undefined,

      'the answer comes': (environment) => {
        if (!environment.isPending || environment.copies > 0 || !environment.answer) return undefined;
        const delivered: Environment = { ...environment, isPending: false, answer: undefined };
        if (environment.answer === 'ok') return succeed(delivered);
        return isOpen(environment.flow) ? startRead({ ...delivered, isRefused: true }, 'refusal') : delivered;
      },
      'it is turned away: too many requests': (environment) =>
        environment.isPending &&
        environment.copies === 1 &&
        !environment.hasResent &&
        environment.flow.phase === 'sending'
          ? dispatch({ ...environment, copies: 0, isPending: false }, { type: 'busy', waitMs: 5000 })
          : undefined,
      'the connection is cut': unanswered('network'),
      'a 5xx, a page of a proxy or half an answer comes': unanswered('unreadable'),
      'the login is said to be over': (environment) => {
        const lost = unanswered('expired')(environment);
        return lost && { ...lost, hasLogin: false };
      },
      'the client gives up waiting': (environment) =>
        environment.isPending && environment.flow.phase === 'sending' ? lose(environment, 'timeout') : undefined,
      'the app ends the request': (environment) =>
        environment.isPending && environment.reading !== undefined && !environment.seen
          ? dispatch({ ...environment, isPending: false, answer: undefined }, { type: 'ended', atMs: endedAtMs })
          : undefined,

      'a reading is made': (environment) =>
        environment.reading !== undefined && !environment.seen && mayRead(environment)
          ? startRead(environment, 'schedule')
          : undefined,
      'a look for a second debit': (environment) =>
        environment.readCount > 0 && !environment.seen && environment.flow.phase === 'done'
          ? startRead(environment, 'look')
          : undefined,
      'a tap on "check again"': (environment) => {
        if (environment.flow.phase !== 'notKnown' || environment.seen) return undefined;
        return startRead(dispatch(environment, { type: 'checkAgain' }), 'tap');
      },
      'the page or the network is back': (environment) =>
        environment.flow.phase === 'notKnown' && !environment.seen ? schedule(environment) : undefined,
      'done is read': deliver('done'),
      'twice is read': deliver('twice'),
      'nothing is read': deliver('notDone'),
      'what is read tells nothing': deliver('unclear'),
      'the reading fails': deliver('failed'),

      'the login is lost': (environment) =>
        environment.taps > 0 && environment.hasLogin ? { ...environment, hasLogin: false } : undefined,
      'the driver logs in again': (environment) =>
        environment.hasLogin ? undefined : { ...environment, hasLogin: true },
      'the page is closed, and its record is taken up': takeUp,
      'the clock jumps ahead': (environment) =>
        environment.reading === undefined ? undefined : { ...environment, hasJumped: !waitsByTimers },
    },
    check: ({ flow, ledger, copies, sends, taps }, move, before) => {
      if (sends > taps) return 'more is sent than was confirmed';
      if (
        move === 'a second tap sends it' &&
        before.flow.phase !== 'done' &&
        before.flow.phase !== 'doneTwice' &&
        before.ledger + before.copies > 0
      )
        return 'a second payment goes out while the first is made or at work';
      if ((flow.phase === 'done' || flow.phase === 'doneTwice') && ledger === 0)
        return `${flow.phase} is told, and nothing is paid`;
      if (flow.phase === 'doneTwice' && ledger < 2) return 'doneTwice is told, and it is paid once';
      if (!isEnded({ flow, taps }) || flow.phase === 'done' || flow.phase === 'doneTwice') return undefined;
      if (ledger > 0) return `${flow.phase} is told, and it is paid`;
      if (copies > 0) return `${flow.phase} is told, and the city may still do it`;
      return undefined;
    },
    isEnding: isEnded,
    luck: ['the page is closed, and its record is taken up', 'the clock jumps ahead'],
  };
};
