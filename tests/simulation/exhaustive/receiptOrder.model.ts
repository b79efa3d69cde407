import {
  isUnderWay,
  looksMs,
  mayBeMade,
  receiptOrderFlow,
  receiptOrderStart,
  takenUp,
  type AskedReceipt,
  type ReceiptOrderEvent,
  type ReceiptOrderState,
} from '~/domain/receiptOrder.flow';
import { readsForNotDone } from '~/domain/attempt.flow';
import type { Receipt } from '~/domain/receipt';
import type { Model } from './explore';

interface World {
  state: ReceiptOrderState;
  /** What the device keeps of an asking whose ending is not known. */
  kept?: AskedReceipt;
  taps: number;
  sends: number;
  /** The asking is on its way to the city or at work in it. */
  isAtWork: boolean;
  isPending: boolean;
  made: number;
  /** The next look through the list, of so many. */
  looking?: { next: number; of: number };
  /** What a look under way has seen. */
  seen?: number;
}

const asked: AskedReceipt = { id: '1', login: 'key', order: { kind: 'refill', sum: 100 }, payer: 'person', at: 0, since: 0, known: [] };
const receipt: Receipt = { number: '2', at: 0, sum: 100, kind: 'receipt' };
/** So long after the request can no longer arrive, the city is through with it at the latest. */
const maxWorkMs = 30_000;

type Told = ReceiptOrderEvent extends infer Event ? (Event extends { id: string } ? Omit<Event, 'id'> : never) : never;

/** One order, as `useReceiptOrder.ts` asks for it: the device keeps the asking until its ending is known, and looks for it in the list. */
export const receiptOrderModel = (play = receiptOrderFlow): Model<World> => {
  const put = (world: World, state: ReceiptOrderState): World => ({
    ...world,
    state: 'goodReads' in state ? { ...state, goodReads: Math.min(state.goodReads, readsForNotDone) } : state,
    kept: mayBeMade(state) ? asked : undefined,
    looking: state.phase === 'checking' ? world.looking : undefined,
  });
  const tell = (world: World, event: Told): World => put(world, play(world.state, { ...event, id: asked.id }));
  const look =
    (canRead: boolean) =>
    (world: World): World | undefined => {
      const { seen, looking } = world;
      if (seen === undefined || !looking) return undefined;
      const isLast = looking.next === looking.of - 1;
      const heard = { ...world, seen: undefined, looking: isLast ? undefined : { ...looking, next: looking.next + 1 } };
      return tell(heard, canRead ? { type: 'read', receipts: seen > 0 ? [receipt] : [], isLast } : { type: 'unreadable', isLast });
    };
  return {
    initial: { state: receiptOrderStart, taps: 0, sends: 0, isAtWork: false, isPending: false, made: 0 },
    moves: {
      'a tap asks': (world) => {
        // One that a closed page or another tab has left is found out first.
        if (world.taps === 2 || isUnderWay(world.state) || world.kept) return undefined;
        return put({ ...world, taps: world.taps + 1, sends: world.sends + 1, isAtWork: true, isPending: true }, { phase: 'asking', asked });
      },
      'the city makes it': (world) => (world.isAtWork ? { ...world, isAtWork: false, made: world.made + 1 } : undefined),
      'the city refuses it': (world) =>
        world.isAtWork && world.isPending
          ? tell({ ...world, isAtWork: false, isPending: false }, { type: 'refused', errorName: 'NoSumEntered' })
          : undefined,
      'it never arrives': (world) => (world.isAtWork ? { ...world, isAtWork: false } : undefined),
      'the answer comes': (world) =>
        world.isPending && world.made > 0 && !world.isAtWork ? tell({ ...world, isPending: false }, { type: 'made', receipt }) : undefined,
      'there is no network': (world) =>
        world.isPending && world.isAtWork ? tell({ ...world, isAtWork: false, isPending: false }, { type: 'offline' }) : undefined,
      'the answer is lost': (world) =>
        world.isPending && world.state.phase === 'asking'
          ? tell({ ...world, isPending: false, looking: { next: 0, of: looksMs.length } }, { type: 'lost' })
          : undefined,
      'a look is made': (world) => {
        const { looking, isAtWork } = world;
        if (!looking || world.seen !== undefined) return undefined;
        const isThrough = looking.of < looksMs.length || (looksMs[looking.next] ?? 0) >= maxWorkMs;
        return isAtWork && isThrough ? undefined : { ...world, seen: world.made };
      },
      'the list comes': look(true),
      'the list cannot be read': look(false),
      'a tap on "check again"': (world) =>
        world.state.phase === 'notKnown' ? tell({ ...world, looking: { next: 0, of: readsForNotDone } }, { type: 'checkAgain' }) : undefined,
      'it is seen': (world) => (isUnderWay(world.state) ? undefined : tell(world, { type: 'seen' })),
      'the page is closed and opened': (world) => {
        const page: World = { ...world, isPending: false, seen: undefined, state: receiptOrderStart, looking: undefined };
        return world.kept ? put({ ...page, looking: { next: 0, of: looksMs.length } }, takenUp(world.kept)) : page;
      },
    },
    check: ({ state, made, isAtWork, sends, taps }) => {
      if (sends > taps) return 'it is asked for without a tap';
      if (state.phase === 'made' && made === 0) return 'made is told, and nothing is made';
      if (state.phase === 'notMade' && made > 0 && taps === 1) return 'not made is told, and it is made';
      if (['notMade', 'refused', 'busy', 'offline'].includes(state.phase) && isAtWork)
        return `${state.phase} is told, and the city may still make it`;
      return undefined;
    },
    isEnding: ({ state }) => !mayBeMade(state),
    luck: ['the page is closed and opened'],
  };
};
