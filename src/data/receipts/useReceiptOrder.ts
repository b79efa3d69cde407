import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { readsForNotDone } from '~/domain/attempt.flow';
import type { Payer } from '~/domain/payer';
import type { Receipt } from '~/domain/receipt';
import {
  askedSince,
  isUnderWay,
  looksMs,
  mayBeMade,
  receiptOrderFlow,
  receiptOrderStart,
  takenUp,
  type AskedReceipt,
  type ReceiptOrder,
  type ReceiptOrderEvent,
  type ReceiptOrderState,
} from '~/domain/receiptOrder.flow';
import { askedBy, dropAsked, keepAsked } from '~/state/askedReceipts';
import { cityIdAtom, currentCity } from '~/state/city';
import { serverNow } from '~/state/clock';
import { personalAtom } from '~/state/personal';
import { driverAtom } from '~/state/signIn';
import { store } from '~/state/store';
import { orderReceipt } from './orderReceipt';
import { receiptsQuery } from './receiptsQuery';
import { useReceipts } from './useReceipts';

/** Outlives its window: what is under way is not asked for again from the next one. */
const orderAtom = personalAtom<ReceiptOrderState>(receiptOrderStart);
/** The numbers of what was made since the page is there: the list may not have been read again. */
const madeAtom = personalAtom<readonly string[]>([]);
/** An asking stands on the device until its ending is known: a page that is closed meanwhile must not make a second paper. */
const put = (state: ReceiptOrderState): void => {
  store.set(orderAtom, state);
  if (state.phase === 'idle') return;
  if (mayBeMade(state)) keepAsked(currentCity().city, state.asked);
  else dropAsked(state.asked.id);
  if (state.phase === 'made') store.set(madeAtom, [...store.get(madeAtom), state.receipt.number]);
};
const tell = (event: ReceiptOrderEvent): void => {
  const state = store.get(orderAtom);
  const next = receiptOrderFlow(state, event);
  if (next !== state) put(next);
};
/** What one login has asked for; an asking of another's is none of its own. */
const ownOf = (state: ReceiptOrderState, login: string | undefined): ReceiptOrderState =>
  state.phase === 'idle' || state.asked.login === login ? state : receiptOrderStart;
const isChecking = ({ id }: AskedReceipt): boolean => {
  const state = store.get(orderAtom);
  return state.phase === 'checking' && state.asked.id === id;
};

/** The number is known: what else its list says of it is not waited for any longer. */
const mostWaitMs = 4_000;

const after = (ms: number): Promise<undefined> => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits for the next look, no longer than there is something to look for: the form waits along. */
const untilLook = (asked: AskedReceipt, ms: number): Promise<void> =>
  new Promise((resolve) => {
    const goOn = (): void => {
      stop();
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(goOn, ms);
    const stop = store.sub(orderAtom, () => isChecking(asked) || goOn());
    if (!isChecking(asked)) goOn();
  });

type Reply = Awaited<ReturnType<typeof orderReceipt>>;

/** Asks for a receipt, and finds out what became of it. */
export const useReceiptOrder = () => {
  const queryClient = useQueryClient();
  const city = useAtomValue(cityIdAtom);
  const signIn = useAtomValue(driverAtom);
  // Known before the first tap: what is new afterwards has been made.
  const { receipts } = useReceipts();
  const state = ownOf(useAtomValue(orderAtom), signIn?.cacheKey);

  const readList = async (): Promise<Receipt[]> => {
    if (city === null || !signIn) throw new Error('Nobody has a list');
    return queryClient.fetchQuery({ ...receiptsQuery(city, signIn), staleTime: 0, retry: false });
  };

  /** The receipt with this number as its list has it, or what is known without the list. */
  const describe = async (number: string, { order, payer, at }: AskedReceipt): Promise<Receipt> => {
    const list = await Promise.race([readList().catch(() => undefined), after(mostWaitMs)]);
    return list?.find((one) => one.number === number) ?? { number, at, sum: order.sum, kind: payer === 'firm' ? 'invoice' : 'receipt' };
  };

  /** Whether it was made after all: the list is read as often as it takes. */
  const look = async (asked: AskedReceipt, schedule: readonly number[] = looksMs): Promise<void> => {
    const startedAt = Date.now();
    for (const [index, afterMs] of schedule.entries()) {
      await untilLook(asked, Math.max(0, startedAt + afterMs - Date.now()));
      if (!isChecking(asked)) return;
      const isLast = index === schedule.length - 1;
      const list = await readList().catch(() => undefined);
      tell(list ? { type: 'read', id: asked.id, receipts: list, isLast } : { type: 'unreadable', id: asked.id, isLast });
    }
  };

  const settle = async (asked: AskedReceipt, outcome: Reply): Promise<void> => {
    const { id } = asked;
    switch (outcome.kind) {
      case 'ok': {
        const number = outcome.value.result.receiptnumber.trim();
        if (number === '') return lose(asked);
        return tell({ type: 'made', id, receipt: await describe(number, asked) });
      }
      case 'refused':
        return tell({ type: 'refused', id, errorName: outcome.errorName, message: outcome.message });
      case 'busy':
        return outcome.mayHaveRun ? lose(asked) : tell({ type: 'busy', id, waitMs: outcome.waitMs });
      case 'offline':
        return tell({ type: 'offline', id });
      default:
        return lose(asked, outcome.kind === 'unknown' ? outcome : undefined);
    }
  };

  const lose = async (asked: AskedReceipt, unknown?: Extract<Reply, { kind: 'unknown' }>): Promise<void> => {
    // An answer that comes late and says nothing is looked into already.
    if (isChecking(asked)) return;
    tell({ type: 'lost', id: asked.id });
    // What comes late is news only where it says something.
    void unknown?.late?.then((outcome) => (outcome.kind === 'unknown' ? undefined : settle(asked, outcome)));
    await look(asked);
  };

  /** What a closed page has asked for, or another one is asking for, is found out before anything else is. Gives whether there was such. */
  const takeUp = (): boolean => {
    if (!signIn) return false;
    const own = ownOf(store.get(orderAtom), signIn.cacheKey);
    const left = askedBy(signIn.cacheKey);
    if (isUnderWay(own) || !left || (own.phase !== 'idle' && own.asked.id === left.id)) return false;
    put(takenUp(left));
    void look(left);
    return true;
  };
  const soughtFor = useRef<string>(undefined);
  useEffect(() => {
    if (soughtFor.current === signIn?.cacheKey) return;
    soughtFor.current = signIn?.cacheKey;
    takeUp();
  });

  /** What was made, if this asking is where the driver still is. */
  const madeBy = ({ id }: AskedReceipt): Receipt | undefined => {
    const now = store.get(orderAtom);
    return now.phase === 'made' && now.asked.id === id ? now.receipt : undefined;
  };

  /** Asks once, and gives the receipt where it was made; everything else is told by `state`. */
  const ask = async (payer: Payer, order: ReceiptOrder): Promise<Receipt | undefined> => {
    if (!signIn || isUnderWay(ownOf(store.get(orderAtom), signIn.cacheKey)) || takeUp()) return undefined;
    const at = serverNow();
    const asked: AskedReceipt = {
      id: crypto.randomUUID(),
      login: signIn.cacheKey,
      order,
      payer: payer.kind,
      at,
      since: askedSince(at, currentCity().timeZone),
      known: receipts && [...receipts.map(({ number }) => number), ...store.get(madeAtom)],
    };
    put({ phase: 'asking', asked });
    await settle(asked, await orderReceipt(signIn, payer, order));
    return madeBy(asked);
  };

  return {
    state,
    ask,
    /** Looks through the list once more. */
    checkAgain: async (): Promise<Receipt | undefined> => {
      if (state.phase !== 'notKnown') return undefined;
      const { asked } = state;
      tell({ type: 'checkAgain', id: asked.id });
      await look(asked, looksMs.slice(0, readsForNotDone));
      return madeBy(asked);
    },
    /** The driver has it on the screen. */
    seen: (): void => {
      const now = store.get(orderAtom);
      if (now.phase !== 'idle') tell({ type: 'seen', id: now.asked.id });
    },
  };
};
