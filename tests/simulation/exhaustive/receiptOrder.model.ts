import {
  isUnderWay,
  checkScheduleMs,
  mayBeMade,
  receiptOrderFlow,
  receiptOrderStart,
  resumedCheck,
  type RequestedReceipt,
  type ReceiptOrderEvent,
  type ReceiptOrderState,
} from '~/domain/history/receiptOrder.flow';
import { readsForNotDone } from '~/domain/payments/attempt.flow';
import type { Receipt } from '~/domain/history/receipt';
import type { Model } from './explore';

interface Environment {
  state: ReceiptOrderState;
  /** The request that the device stores while its outcome is not known. */
  stored?: RequestedReceipt;
  taps: number;
  sends: number;
  /** The request is on its way to the city or being executed. */
  isAtWork: boolean;
  isPending: boolean;
  madeCount: number;
  /** The next check of the list, and their total number. */
  looking?: { next: number; of: number };
  /** The result of a check under way. */
  seen?: number;
}

const pendingReceipt: RequestedReceipt = {
  id: '1',
  login: 'key',
  order: { kind: 'refill', sum: 100 },
  payer: 'person',
  at: 0,
  since: 0,
  known: [],
};
const receipt: Receipt = { number: '2', at: 0, sum: 100, kind: 'receipt' };
/** The city has handled the request at the latest this long after it can no longer arrive. */
const maxWorkMs = 30_000;

type OrderEvent = ReceiptOrderEvent extends infer Event
  ? Event extends { id: string }
    ? Omit<Event, 'id'>
    : never
  : never;

/**
 * One order as made by `useReceiptOrder.ts`. The device stores the request until its outcome is known, and looks for it
 * in the list.
 */
export const receiptOrderModel = (play = receiptOrderFlow): Model<Environment> => {
  const put = (environment: Environment, state: ReceiptOrderState): Environment => ({
    ...environment,
    state: 'goodReads' in state ? { ...state, goodReads: Math.min(state.goodReads, readsForNotDone) } : state,
    stored: mayBeMade(state) ? pendingReceipt : undefined,
    looking: state.phase === 'checking' ? environment.looking : undefined,
  });
  const dispatch = (environment: Environment, event: OrderEvent): Environment =>
    put(environment, play(environment.state, { ...event, id: pendingReceipt.id }));
  const startRead =
    (canRead: boolean) =>
    (environment: Environment): Environment | undefined => {
      const { seen, looking } = environment;
      if (seen === undefined || !looking) return undefined;
      const isLast = looking.next === looking.of - 1;
      const delivered = {
        ...environment,
        seen: undefined,
        looking: isLast ? undefined : { ...looking, next: looking.next + 1 },
      };
      return dispatch(
        delivered,
        canRead ? { type: 'read', receipts: seen > 0 ? [receipt] : [], isLast } : { type: 'unreadable', isLast },
      );
    };
  return {
    initial: { state: receiptOrderStart, taps: 0, sends: 0, isAtWork: false, isPending: false, madeCount: 0 },
    moves: {
      'a tap asks': (environment) => {
        // A request left by a closed page or another tab must be resolved first.
        if (environment.taps === 2 || isUnderWay(environment.state) || environment.stored) return undefined;
        return put(
          { ...environment, taps: environment.taps + 1, sends: environment.sends + 1, isAtWork: true, isPending: true },
          { phase: 'asking', requested: pendingReceipt },
        );
      },
      'the city makes it': (environment) =>
        environment.isAtWork ? { ...environment, isAtWork: false, madeCount: environment.madeCount + 1 } : undefined,
      'the city refuses it': (environment) =>
        environment.isAtWork && environment.isPending
          ? dispatch(
              { ...environment, isAtWork: false, isPending: false },
              { type: 'refused', errorName: 'NoSumEntered' },
            )
          : undefined,
      'it never arrives': (environment) => (environment.isAtWork ? { ...environment, isAtWork: false } : undefined),
      'the answer comes': (environment) =>
        environment.isPending && environment.madeCount > 0 && !environment.isAtWork
          ? dispatch({ ...environment, isPending: false }, { type: 'made', receipt })
          : undefined,
      'there is no network': (environment) =>
        environment.isPending && environment.isAtWork
          ? dispatch({ ...environment, isAtWork: false, isPending: false }, { type: 'offline' })
          : undefined,
      'the answer is lost': (environment) =>
        environment.isPending && environment.state.phase === 'asking'
          ? dispatch(
              { ...environment, isPending: false, looking: { next: 0, of: checkScheduleMs.length } },
              { type: 'lost' },
            )
          : undefined,
      'a look is made': (environment) => {
        const { looking, isAtWork } = environment;
        if (!looking || environment.seen !== undefined) return undefined;
        const isThrough = looking.of < checkScheduleMs.length || (checkScheduleMs[looking.next] ?? 0) >= maxWorkMs;
        return isAtWork && isThrough ? undefined : { ...environment, seen: environment.madeCount };
      },
      'the list comes': startRead(true),
      'the list cannot be read': startRead(false),
      'a tap on "check again"': (environment) =>
        environment.state.phase === 'notKnown'
          ? dispatch({ ...environment, looking: { next: 0, of: readsForNotDone } }, { type: 'checkAgain' })
          : undefined,
      'it is seen': (environment) =>
        isUnderWay(environment.state) ? undefined : dispatch(environment, { type: 'seen' }),
      'the page is closed and opened': (environment) => {
        const page: Environment = {
          ...environment,
          isPending: false,
          seen: undefined,
          state: receiptOrderStart,
          looking: undefined,
        };
        return environment.stored
          ? put({ ...page, looking: { next: 0, of: checkScheduleMs.length } }, resumedCheck(environment.stored))
          : page;
      },
    },
    check: ({ state, madeCount, isAtWork, sends, taps }) => {
      if (sends > taps) return 'it is asked for without a tap';
      if (state.phase === 'made' && madeCount === 0) return 'made is told, and nothing is made';
      if (state.phase === 'notMade' && madeCount > 0 && taps === 1) return 'not made is told, and it is made';
      if (['notMade', 'refused', 'busy', 'offline'].includes(state.phase) && isAtWork)
        return `${state.phase} is told, and the city may still make it`;
      return undefined;
    },
    isEnding: ({ state }) => !mayBeMade(state),
    luck: ['the page is closed and opened'],
  };
};
