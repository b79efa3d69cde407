import { useAtom, useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { paymentPage } from '~/data/payments/paymentPage';
import type { PaymentReply } from '~/data/payments/paymentReply';
import { requestBarrierPrice } from '~/data/barrier/requestBarrierPrice';
import { movesMoney } from '~/domain/payments/attempt';
import { balanceMethod } from '~/domain/money/paymentMethod';
import type { BarrierTicket } from '~/domain/barrier/barrierTicket';
import type { PaidTicket, BarrierEvent, BarrierPrice } from '~/domain/barrier/barrier.flow';
import { attemptStatusAtom, attemptStatusOf } from '~/state/payments/attempts';
import { nowAtom, serverNow } from '~/state/clock';
import { saveUnfinishedBarrierPayment } from '~/state/payments/unfinishedBarrierPayment';
import { awaitPaymentRecordsSaved } from '~/state/payments/paymentRecords';
import { clearReturnAddress, saveReturnAddress } from '~/state/session/returnAddress';
import { store } from '~/state/store';
import { redirectTo } from '~/platform/redirectTo';
import { barrierAtoms, isSameLogin, dispatchBarrier } from './barrier.form';
import type { BarrierPayer } from './BarrierPayer';

const paidTicket = ({ parking, ticket, cost }: BarrierPrice, extra: Partial<PaidTicket> = {}): PaidTicket => ({
  parking,
  ticket,
  sum: cost,
  at: serverNow(),
  ...extra,
});

/**
 * Resolves once an attempt is no longer being sent. A refusal that may be a duplicate refusal is shown only after the
 * city's state has been read.
 */
const whenSettled = (id: string): Promise<void> =>
  new Promise((resolve) => {
    const isSending = (): boolean => attemptStatusOf(id)?.state.phase === 'sending';
    if (!isSending()) {
      resolve();
      return;
    }
    const stop = store.sub(attemptStatusAtom(id), () => {
      if (isSending()) return;
      stop();
      resolve();
    });
  });

/** Requests the price of a ticket, sends the payment once, and passes the outcome to the flow. */
export const useBarrierPayment = ({ audience, token, run, pay: send }: BarrierPayer, link: string | undefined) => {
  const atoms = barrierAtoms[audience];
  const dispatch = (event: BarrierEvent): void => dispatchBarrier(audience, event);
  const state = useAtomValue(atoms.flow);
  const [priceToken, setPriceToken] = useAtom(atoms.token);
  const now = useAtomValue(nowAtom);
  /** The price last sent for payment. A lost answer may turn out to be a success later. */
  const [sent, setSent] = useState<BarrierPrice>();
  const [isRedirecting, setRedirecting] = useState(false);
  const { attemptStatus, stayHere = clearReturnAddress } = run;
  const phase = attemptStatus?.state.phase;

  useEffect(() => {
    if (state.step === 'payment') dispatchBarrier(audience, { type: 'tick', now });
  }, [audience, state.step, now]);

  useEffect(() => {
    if (token === priceToken) return;
    dispatchBarrier(audience, { type: 'void', now: serverNow() });
    setPriceToken(token);
  }, [audience, token, priceToken, setPriceToken]);

  const isDone = phase === 'done' || phase === 'doneTwice';
  const notifyPaid = useEffectEvent((): void => {
    const isNotified = state.step === 'price' && state.notice?.kind === 'paid';
    if (isNotified || !sent || !attemptStatus || !movesMoney(attemptStatus.attempt)) return;
    dispatch({ type: 'paid', paid: paidTicket(sent, { balanceBefore: attemptStatus.attempt.summary?.balanceBefore }) });
  });
  useEffect(() => {
    if (isDone) notifyPaid();
  }, [isDone]);

  // A payment page takes time to open. The step does not change until the driver is back from it.
  useEffect(() => {
    if (!isRedirecting) return undefined;
    const onPageShow = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) setRedirecting(false);
    };
    window.addEventListener('pageshow', onPageShow);
    return () => {
      window.removeEventListener('pageshow', onPageShow);
      dispatchBarrier(audience, { type: 'ended', now: serverNow() });
    };
  }, [audience, isRedirecting]);

  /** Clears the notices once they have been read or an input changes. */
  const clear = (): void => {
    setRedirecting(false);
    run.clear();
    run.setNotSent(undefined);
    dispatch({ type: 'changed' });
  };

  const requestPrice = async (ticket: BarrierTicket): Promise<void> => {
    if (token === undefined) return;
    const id = crypto.randomUUID();
    clear();
    dispatch({ type: 'ask', id });
    const answer = await requestBarrierPrice(ticket, token);
    if (answer.kind === 'price') dispatch({ type: 'priced', id, price: answer.price, now: serverNow() });
    else dispatch(answer.kind === 'refused' ? { ...answer, type: 'refused', id } : { type: 'noAnswer', id });
  };

  const pay = async (methodId: string): Promise<void> => {
    dispatch({ type: 'pay', now: serverNow() });
    const payingState = store.get(atoms.flow);
    // The price expired just before the tap.
    if (payingState.step !== 'paying') return;
    const { price } = payingState;
    setSent(price);
    if (!run.stayHere) saveReturnAddress();
    let id = '';
    const reply = await run.run(async () => {
      const result = await send(price, methodId);
      if (result.kind !== 'blocked') ({ id } = result);
      return result;
    });
    if (reply && isSameLogin(audience, token)) {
      handleReply(reply, price, methodId, attemptStatusOf(id)?.attempt.summary?.balanceBefore);
      return;
    }
    stayHere();
    await whenSettled(id);
    const after = attemptStatusOf(id);
    const refusal = after?.state.phase === 'refused' ? after.state.errorName : undefined;
    dispatch({ type: 'ended', now: serverNow(), errorName: refusal });
    // The flow already shows that the price has changed.
    if (refusal === 'PriceChangedTryLater') run.clear();
  };

  const handleReply = (
    { RedirectURL, message }: PaymentReply,
    price: BarrierPrice,
    methodId: string,
    balanceBefore: number | undefined,
  ): void => {
    const page = paymentPage(RedirectURL);
    if (page) {
      const { parking, ticket, cost } = price;
      saveUnfinishedBarrierPayment({ parking, ticket, sum: cost, link });
      setRedirecting(true);
      void awaitPaymentRecordsSaved().then(() => {
        // The driver may have asked for another ticket or signed out by now.
        if (isSameLogin(audience, token) && store.get(atoms.flow).step === 'paying') redirectTo(page);
      });
      return;
    }
    stayHere();
    if (!RedirectURL && methodId === balanceMethod) {
      dispatch({ type: 'paid', paid: paidTicket(price, { message, balanceBefore }) });
    } else if (!RedirectURL && message) {
      dispatch({ type: 'said', message });
    } else {
      dispatch({ type: 'ended', now: serverNow() });
      run.setNotSent('badPage');
    }
  };

  return { state, now, requestPrice, pay, clear, isRedirecting, isChecking: phase === 'checking' };
};
