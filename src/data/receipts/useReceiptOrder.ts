import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { readsForNotDone } from '~/domain/payments/attempt.flow';
import type { Payer } from '~/domain/history/payer';
import type { Receipt } from '~/domain/history/receipt';
import {
  requestedSince,
  isUnderWay,
  checkScheduleMs,
  mayBeMade,
  receiptOrderFlow,
  receiptOrderStart,
  resumedCheck,
  type RequestedReceipt,
  type ReceiptOrder,
  type ReceiptOrderEvent,
  type ReceiptOrderState,
} from '~/domain/history/receiptOrder.flow';
import { requestedReceiptOf, dropRequestedReceipt, saveRequestedReceipt } from '~/state/payments/requestedReceipts';
import { cityIdAtom, currentCity } from '~/state/currentCity';
import { serverNow } from '~/state/clock';
import { personalAtom } from '~/state/session/personalAtom';
import { driverAtom } from '~/state/session/signIn';
import { store } from '~/state/store';
import { withTimeout } from '~/platform/time';
import { orderReceipt } from './orderReceipt';
import { receiptsQuery } from './receiptsQuery';
import { useReceipts } from './useReceipts';

/** Outlives its dialog, so that the next dialog does not repeat an order under way. */
const orderAtom = personalAtom<ReceiptOrderState>(receiptOrderStart);
/** The numbers of the receipts made since the page was opened. The list may not have been read again yet. */
const madeAtom = personalAtom<readonly string[]>([]);
/**
 * An order is stored on the device until its ending is known. Closing the page in the meantime must not lead to a
 * second receipt.
 */
const setOrder = (state: ReceiptOrderState): void => {
  store.set(orderAtom, state);
  if (state.phase === 'idle') return;
  if (mayBeMade(state)) saveRequestedReceipt(currentCity().city, state.requested);
  else dropRequestedReceipt(state.requested.id);
  if (state.phase === 'made') store.set(madeAtom, [...store.get(madeAtom), state.receipt.number]);
};
const dispatch = (event: ReceiptOrderEvent): void => {
  const state = store.get(orderAtom);
  const next = receiptOrderFlow(state, event);
  if (next !== state) setOrder(next);
};
/** The order of this login. Another login's order is ignored. */
const orderOfLogin = (state: ReceiptOrderState, login: string | undefined): ReceiptOrderState =>
  state.phase === 'idle' || state.requested.login === login ? state : receiptOrderStart;
const isChecking = ({ id }: RequestedReceipt): boolean => {
  const state = store.get(orderAtom);
  return state.phase === 'checking' && state.requested.id === id;
};

/** The receipt's number is known already, so its list entry is awaited no longer than this. */
const maxWaitMs = 4_000;

/** Waits for the next check, but only while there is something to check: the form waits too. */
const untilNextCheck = (requested: RequestedReceipt, ms: number): Promise<void> =>
  new Promise((resolve) => {
    const finish = (): void => {
      stop();
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(finish, ms);
    const stop = store.sub(orderAtom, () => isChecking(requested) || finish());
    if (!isChecking(requested)) finish();
  });

type Reply = Awaited<ReturnType<typeof orderReceipt>>;

/** Orders a receipt and finds out what became of the order. */
export const useReceiptOrder = () => {
  const queryClient = useQueryClient();
  const city = useAtomValue(cityIdAtom);
  const signIn = useAtomValue(driverAtom);
  // Loaded before the first tap: receipts that are new afterwards were made by the order.
  const { receipts } = useReceipts();
  const state = orderOfLogin(useAtomValue(orderAtom), signIn?.cacheKey);

  const readList = async (): Promise<Receipt[]> => {
    if (city === null || !signIn) throw new Error('Nobody has a list');
    return queryClient.fetchQuery({ ...receiptsQuery(city, signIn), staleTime: 0, retry: false });
  };

  /** The receipt with this number from the list, or what is known without the list. */
  const describe = async (number: string, { order, payer, at }: RequestedReceipt): Promise<Receipt> => {
    const list = await withTimeout(
      readList().catch(() => undefined),
      maxWaitMs,
    );
    return (
      list?.find((one) => one.number === number) ?? {
        number,
        at,
        sum: order.sum,
        kind: payer === 'firm' ? 'invoice' : 'receipt',
      }
    );
  };

  /** Finds out whether the receipt was made after all. The list is read as often as necessary. */
  const checkList = async (
    requested: RequestedReceipt,
    schedule: readonly number[] = checkScheduleMs,
  ): Promise<void> => {
    const startedAt = Date.now();
    for (const [index, afterMs] of schedule.entries()) {
      await untilNextCheck(requested, Math.max(0, startedAt + afterMs - Date.now()));
      if (!isChecking(requested)) return;
      const isLast = index === schedule.length - 1;
      const list = await readList().catch(() => undefined);
      dispatch(
        list
          ? { type: 'read', id: requested.id, receipts: list, isLast }
          : { type: 'unreadable', id: requested.id, isLast },
      );
    }
  };

  const handleReply = async (requested: RequestedReceipt, outcome: Reply): Promise<void> => {
    const { id } = requested;
    switch (outcome.kind) {
      case 'ok': {
        const number = outcome.value.result.receiptnumber.trim();
        if (number === '') return handleLoss(requested);
        return dispatch({ type: 'made', id, receipt: await describe(number, requested) });
      }
      case 'refused':
        return dispatch({ type: 'refused', id, errorName: outcome.errorName, message: outcome.message });
      case 'busy':
        return outcome.mayHaveRun ? handleLoss(requested) : dispatch({ type: 'busy', id, waitMs: outcome.waitMs });
      case 'offline':
        return dispatch({ type: 'offline', id });
      default:
        return handleLoss(requested, outcome.kind === 'unknown' ? outcome : undefined);
    }
  };

  const handleLoss = async (
    requested: RequestedReceipt,
    unknown?: Extract<Reply, { kind: 'unknown' }>,
  ): Promise<void> => {
    // A late answer without information: the order is already being checked.
    if (isChecking(requested)) return;
    dispatch({ type: 'lost', id: requested.id });
    // A late answer only counts if it is conclusive.
    void unknown?.late?.then((outcome) => (outcome.kind === 'unknown' ? undefined : handleReply(requested, outcome)));
    await checkList(requested);
  };

  /**
   * Before any new order, checks one that a closed page has left or another page is making. Returns whether there was
   * one.
   */
  const resumeOrder = (): boolean => {
    if (!signIn) return false;
    const current = orderOfLogin(store.get(orderAtom), signIn.cacheKey);
    const unresolved = requestedReceiptOf(signIn.cacheKey);
    if (isUnderWay(current) || !unresolved || (current.phase !== 'idle' && current.requested.id === unresolved.id))
      return false;
    setOrder(resumedCheck(unresolved));
    void checkList(unresolved);
    return true;
  };
  const resumedFor = useRef<string>(undefined);
  useEffect(() => {
    if (resumedFor.current === signIn?.cacheKey) return;
    resumedFor.current = signIn?.cacheKey;
    resumeOrder();
  });

  /** The receipt that this order made, if it is still the current one. */
  const madeBy = ({ id }: RequestedReceipt): Receipt | undefined => {
    const now = store.get(orderAtom);
    return now.phase === 'made' && now.requested.id === id ? now.receipt : undefined;
  };

  /** Orders once and returns the receipt if it was made. `state` holds everything else. */
  const requestReceipt = async (payer: Payer, order: ReceiptOrder): Promise<Receipt | undefined> => {
    if (!signIn || isUnderWay(orderOfLogin(store.get(orderAtom), signIn.cacheKey)) || resumeOrder()) return undefined;
    const at = serverNow();
    const requested: RequestedReceipt = {
      id: crypto.randomUUID(),
      login: signIn.cacheKey,
      order,
      payer: payer.kind,
      at,
      since: requestedSince(at, currentCity().timeZone),
      known: receipts && [...receipts.map(({ number }) => number), ...store.get(madeAtom)],
    };
    setOrder({ phase: 'asking', requested });
    await handleReply(requested, await orderReceipt(signIn, payer, order));
    return madeBy(requested);
  };

  return {
    state,
    requestReceipt,
    /** Checks the list again. */
    checkAgain: async (): Promise<Receipt | undefined> => {
      if (state.phase !== 'notKnown') return undefined;
      const { requested } = state;
      dispatch({ type: 'checkAgain', id: requested.id });
      await checkList(requested, checkScheduleMs.slice(0, readsForNotDone));
      return madeBy(requested);
    },
    /** Called when the driver has seen the result. */
    seen: (): void => {
      const now = store.get(orderAtom);
      if (now.phase !== 'idle') dispatch({ type: 'seen', id: now.requested.id });
    },
  };
};
