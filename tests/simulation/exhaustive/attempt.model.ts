import { readScheduleMs, readsForNotDone, settleMs, type AttemptEvent, type attemptFlow } from '~/domain/attempt.flow';
import { isOpen, type AttemptState, type LostCause } from '~/domain/attempt.state';
import type { Verdict } from '~/domain/reconcile.snapshot';
import type { Model } from './explore';

/** A payment, the city that it goes to, and the code around the flow (`runAttempt.ts`, `reconcile.ts`, `resumeAttempts.ts`). */
interface World {
  flow: AttemptState;
  /** What was confirmed by a tap, and what was sent for it. */
  taps: number;
  sends: number;
  /** Copies of the request that are on their way to the city or at work in it: a browser may send one again by itself. */
  copies: number;
  hasResent: boolean;
  /** How often the city has done it. */
  ledger: number;
  /** What the city says to the last copy, once it has dealt with it. */
  answer?: 'ok' | 'refused';
  /** The client still listens, so that the request may still arrive. */
  isPending: boolean;
  /** The record on the device forbids the same payment; after an ok it only owes a look for a second debit. */
  record: 'none' | 'open' | 'answered';
  isRefused: boolean;
  hasLogin: boolean;
  /** The next reading of the schedule. */
  reading?: number;
  /** The looks for a second debit that are left. */
  looks: number;
  /** The schedule has been read to its end. */
  isThrough: boolean;
  /** A reading under way: what the ledger held when it was made; undefined without a login. */
  seen?: { ledger?: number; by: 'schedule' | 'tap' | 'look' | 'refusal' };
  hasJumped: boolean;
}

/** What the code around the flow does. With one of these off, the model must find a violation. */
export interface Runner {
  flow: typeof attemptFlow;
  /** The waits between the readings are timers: a clock that jumps makes none shorter. */
  waitsByTimers: boolean;
}

/** So long after the request has ended, the city is through with it at the latest (`src/decisions/0001-when-not-paid-may-be-told.md`). */
const maxWorkMs = 30_000;
/** When a request has ended, and a reading that is made while it is pending: how long that may take is nobody's to know. */
const endedAtMs = 0;
const whilePendingMs = 1_000_000;

const begin: World = {
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
  looks: 0,
  isThrough: false,
  hasJumped: false,
};

const lastReading = readScheduleMs.length - 1;
const isEnded = ({ flow, taps }: Pick<World, 'flow' | 'taps'>): boolean => taps > 0 && !isOpen(flow);

/** A record goes with its ending; after an ok it stays until a reading has looked for a second debit (`tell.ts`). */
const recordAfter = ({ record }: World, flow: AttemptState, event: AttemptEvent): World['record'] => {
  if (flow.phase === 'done') return event.type === 'read' && event.verdict !== 'failed' ? 'none' : record;
  return isOpen(flow) ? record : 'none';
};

export const attemptModel = ({ flow: play, waitsByTimers }: Runner): Model<World> => {
  const tell = (world: World, event: AttemptEvent): World => {
    const next = play(world.flow, event);
    // More good readings than are asked for are as good as these.
    const flow = 'goodReads' in next ? { ...next, goodReads: Math.min(next.goodReads, readsForNotDone) } : next;
    const reading = flow.phase === 'checking' ? world.reading : undefined;
    return { ...world, flow, reading, record: recordAfter(world, flow, event) };
  };
  const succeed = (world: World): World => ({ ...tell({ ...world, record: 'answered' }, { type: 'ok' }), looks: 2 });
  const lose = (world: World, cause: LostCause): World => {
    const lost: World = {
      ...tell(world, { type: 'lost', cause, atMs: endedAtMs }),
      answer: undefined,
      reading: 0,
      isThrough: false,
      hasJumped: false,
    };
    // What follows up an answer that cannot be used knows that the request has ended.
    return cause === 'timeout' ? lost : { ...tell(lost, { type: 'ended', atMs: endedAtMs }), reading: 0 };
  };
  const unanswered = (cause: LostCause) => (world: World) =>
    world.isPending && world.flow.phase === 'sending' ? lose({ ...world, isPending: false }, cause) : undefined;
  const schedule = (world: World): World => ({ ...tell(world, { type: 'checkAgain' }), reading: 0, hasJumped: false });

  /** What a reading tells. What the city has refused is not at work: one reading that finds nothing is enough. */
  const read = (world: World, verdict: Verdict | 'failed', atMs: number, isLast: boolean): World =>
    tell(
      world,
      verdict === 'notDone' && world.isRefused ? { type: 'refused', errorName: 'NoMoneyNoHoney' } : { type: 'read', verdict, atMs, isLast },
    );

  const hear =
    (verdict: Verdict | 'failed') =>
    (world: World): World | undefined => {
      const { seen, reading = 0, flow } = world;
      if (!seen) return undefined;
      const { ledger = -1 } = seen;
      const isHonest = { done: ledger > 0, twice: ledger > 1, notDone: ledger === 0, unclear: ledger >= 0, failed: true }[verdict];
      if (!isHonest) return undefined;
      const heard: World = { ...world, seen: undefined };
      switch (seen.by) {
        case 'tap':
          return read(heard, verdict, world.isThrough ? settleMs : settleMs - 1, true);
        case 'look':
          return { ...read(heard, verdict, 0, false), looks: verdict === 'failed' ? world.looks - 1 : 0 };
        case 'refusal':
          if (verdict === 'done' || verdict === 'twice') return succeed(heard);
          if (verdict === 'notDone') return tell(heard, { type: 'refused', errorName: 'NoMoneyNoHoney' });
          return lose(heard, 'network');
        case 'schedule': {
          if (flow.phase !== 'checking') return heard;
          // Found at once after a cut connection: a copy of the browser's may be at work still, and is looked for.
          if (verdict === 'done' && reading === 0 && flow.cause === 'network') return succeed(heard);
          if (world.isPending) return read(heard, verdict, whilePendingMs, false);
          const isThrough = reading === lastReading;
          const isCutShort = !isThrough && !world.hasLogin;
          const after = read({ ...heard, isThrough }, verdict, readScheduleMs[reading] ?? 0, isThrough || isCutShort);
          return after.flow.phase === 'checking' ? { ...after, reading: reading + 1 } : after;
        }
      }
    };

  /** The time of a reading comes. By the end of the schedule the city is through, unless the request may still arrive. */
  const mayRead = ({ reading = 0, copies, isPending, hasJumped }: World): boolean =>
    copies === 0 || isPending || hasJumped || (readScheduleMs[reading] ?? 0) < maxWorkMs;

  const look = (world: World, by: NonNullable<World['seen']>['by']): World => ({
    ...world,
    seen: { ledger: world.hasLogin ? world.ledger : undefined, by },
  });

  const takeUp = (world: World): World | undefined => {
    if (world.record === 'none') return undefined;
    const page: World = { ...world, flow: { phase: 'sending' }, isPending: false, answer: undefined, seen: undefined, reading: undefined, looks: 0 };
    return world.record === 'answered' ? { ...page, flow: { phase: 'done' }, looks: 2 } : lose(page, 'restart');
  };

  return {
    initial: begin,
    moves: {
      'a tap without a network': (world) => (world.taps === 0 ? tell({ ...world, taps: 1 }, { type: 'offline' }) : undefined),
      'a tap sends it': (world) => (world.taps === 0 ? { ...world, taps: 1, sends: 1, copies: 1, isPending: true, record: 'open' } : undefined),
      // Here or in another tab: the record forbids it while the ending is open.
      'a second tap sends it': (world) =>
        world.taps === 1 && !(world.record === 'open' && isOpen(world.flow)) ? { ...world, taps: 2, sends: world.sends + 1 } : undefined,

      'the city does it': (world) => (world.copies > 0 ? { ...world, copies: world.copies - 1, ledger: world.ledger + 1, answer: 'ok' } : undefined),
      'the city refuses it': (world) => (world.copies > 0 ? { ...world, copies: world.copies - 1, answer: 'refused' } : undefined),
      'it is lost on its way': (world) => (world.copies > 0 ? { ...world, copies: world.copies - 1 } : undefined),
      'the browser sends it again': (world) =>
        world.isPending && !world.hasResent ? { ...world, copies: world.copies + 1, hasResent: true, answer: undefined } : undefined,

      'the answer comes': (world) => {
        if (!world.isPending || world.copies > 0 || !world.answer) return undefined;
        const heard: World = { ...world, isPending: false, answer: undefined };
        if (world.answer === 'ok') return succeed(heard);
        return isOpen(world.flow) ? look({ ...heard, isRefused: true }, 'refusal') : heard;
      },
      'it is turned away: too many requests': (world) =>
        world.isPending && world.copies === 1 && !world.hasResent && world.flow.phase === 'sending'
          ? tell({ ...world, copies: 0, isPending: false }, { type: 'busy', waitMs: 5000 })
          : undefined,
      'the connection is cut': unanswered('network'),
      'a 5xx, a page of a proxy or half an answer comes': unanswered('unreadable'),
      'the login is said to be over': (world) => {
        const lost = unanswered('expired')(world);
        return lost && { ...lost, hasLogin: false };
      },
      'the client gives up waiting': (world) => (world.isPending && world.flow.phase === 'sending' ? lose(world, 'timeout') : undefined),
      'the app ends the request': (world) =>
        world.isPending && world.reading !== undefined && !world.seen
          ? tell({ ...world, isPending: false, answer: undefined }, { type: 'ended', atMs: endedAtMs })
          : undefined,

      'a reading is made': (world) => (world.reading !== undefined && !world.seen && mayRead(world) ? look(world, 'schedule') : undefined),
      'a look for a second debit': (world) => (world.looks > 0 && !world.seen && world.flow.phase === 'done' ? look(world, 'look') : undefined),
      'a tap on "check again"': (world) => {
        if (world.flow.phase !== 'notKnown' || world.seen) return undefined;
        return look(tell(world, { type: 'checkAgain' }), 'tap');
      },
      'the page or the network is back': (world) => (world.flow.phase === 'notKnown' && !world.seen ? schedule(world) : undefined),
      'done is read': hear('done'),
      'twice is read': hear('twice'),
      'nothing is read': hear('notDone'),
      'what is read tells nothing': hear('unclear'),
      'the reading fails': hear('failed'),

      'the login is lost': (world) => (world.taps > 0 && world.hasLogin ? { ...world, hasLogin: false } : undefined),
      'the driver logs in again': (world) => (world.hasLogin ? undefined : { ...world, hasLogin: true }),
      'the page is closed, and its record is taken up': takeUp,
      'the clock jumps ahead': (world) => (world.reading === undefined ? undefined : { ...world, hasJumped: !waitsByTimers }),
    },
    check: ({ flow, ledger, copies, sends, taps }, move, before) => {
      if (sends > taps) return 'more is sent than was confirmed';
      if (move === 'a second tap sends it' && before.flow.phase !== 'done' && before.flow.phase !== 'doneTwice' && before.ledger + before.copies > 0)
        return 'a second payment goes out while the first is made or at work';
      if ((flow.phase === 'done' || flow.phase === 'doneTwice') && ledger === 0) return `${flow.phase} is told, and nothing is paid`;
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
