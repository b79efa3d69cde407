import { useAtom, useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { paymentPage } from '~/data/payments/paymentPage';
import type { PaymentReply } from '~/data/payments/paymentReply';
import { askPlanarPrice } from '~/data/planar/askPlanarPrice';
import { movesMoney } from '~/domain/attempt';
import { balanceMethod } from '~/domain/paymentMethod';
import type { PlanarTicket } from '~/domain/planar';
import type { PaidTicket, PlanarEvent, PlanarPrice } from '~/domain/planar.flow';
import { traceAtom, traceOf } from '~/state/attempts';
import { nowAtom, serverNow } from '~/state/clock';
import { keepLeftToPay } from '~/state/leftToPay';
import { whenProofsAreKept } from '~/state/proofs';
import { forgetReturn, rememberReturn } from '~/state/returnAddress';
import { store } from '~/state/store';
import { leaveTo } from '~/ui/leave';
import { flatAtoms, isStill, tellPlanar } from './flat.form';
import type { Payer } from './payer';

const paidTicket = ({ parking, ticket, cost }: PlanarPrice, rest: Partial<PaidTicket> = {}): PaidTicket => ({
  parking,
  ticket,
  sum: cost,
  at: serverNow(),
  ...rest,
});

/** Resolves once an attempt is not on its way any more: a refusal that may be an echo is told only when the city's state has been read. */
const judged = (id: string): Promise<void> =>
  new Promise((resolve) => {
    const isOut = (): boolean => traceOf(id)?.state.phase === 'sending';
    if (!isOut()) {
      resolve();
      return;
    }
    const stop = store.sub(traceAtom(id), () => {
      if (isOut()) return;
      stop();
      resolve();
    });
  });

/** Price and payment of a ticket: asks, sends once, and tells the flow what came of it. */
export const usePlanar = ({ who, token, run, pay: send }: Payer, link: string | undefined) => {
  const atoms = flatAtoms[who];
  const tell = (event: PlanarEvent): void => tellPlanar(who, event);
  const state = useAtomValue(atoms.planar);
  const [askedAs, setAskedAs] = useAtom(atoms.token);
  const now = useAtomValue(nowAtom);
  /** What was sent last: a lost answer may turn out to be a success later. */
  const [sent, setSent] = useState<PlanarPrice>();
  const [isLeaving, setLeaving] = useState(false);
  const { trace, stayHere = forgetReturn } = run;
  const phase = trace?.state.phase;

  useEffect(() => {
    if (state.step === 'payment') tellPlanar(who, { type: 'tick', now });
  }, [who, state.step, now]);

  useEffect(() => {
    if (token === askedAs) return;
    tellPlanar(who, { type: 'void', now: serverNow() });
    setAskedAs(token);
  }, [who, token, askedAs, setAskedAs]);

  const isDone = phase === 'done' || phase === 'doneTwice';
  const found = useEffectEvent((): void => {
    const isTold = state.step === 'price' && state.told?.kind === 'paid';
    if (isTold || !sent || !trace || !movesMoney(trace.attempt)) return;
    tell({ type: 'paid', paid: paidTicket(sent, { balanceBefore: trace.attempt.summary?.balanceBefore }) });
  });
  useEffect(() => {
    if (isDone) found();
  }, [isDone]);

  // A payment page takes its time to come: until somebody is back from it nothing here is another step.
  useEffect(() => {
    if (!isLeaving) return undefined;
    const onShown = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) setLeaving(false);
    };
    window.addEventListener('pageshow', onShown);
    return () => {
      window.removeEventListener('pageshow', onShown);
      tellPlanar(who, { type: 'ended', now: serverNow() });
    };
  }, [who, isLeaving]);

  /** What was told has been read, or something else is typed. */
  const clear = (): void => {
    setLeaving(false);
    run.clear();
    run.refuse(undefined);
    tell({ type: 'changed' });
  };

  const ask = async (ticket: PlanarTicket): Promise<void> => {
    if (token === undefined) return;
    const id = crypto.randomUUID();
    clear();
    tell({ type: 'ask', id });
    const answer = await askPlanarPrice(ticket, token);
    if (answer.kind === 'price') tell({ type: 'priced', id, price: answer.price, now: serverNow() });
    else tell(answer.kind === 'refused' ? { ...answer, type: 'refused', id } : { type: 'noAnswer', id });
  };

  const pay = async (methodId: string): Promise<void> => {
    tell({ type: 'pay', now: serverNow() });
    const begun = store.get(atoms.planar);
    // The price has ended just before the tap.
    if (begun.step !== 'paying') return;
    const { price } = begun;
    setSent(price);
    if (!run.stayHere) rememberReturn();
    let id = '';
    const reply = await run.run(async () => {
      const result = await send(price, methodId);
      if (result.kind !== 'blocked') ({ id } = result);
      return result;
    });
    if (reply && isStill(who, token)) {
      answered(reply, price, methodId, traceOf(id)?.attempt.summary?.balanceBefore);
      return;
    }
    stayHere();
    await judged(id);
    const after = traceOf(id);
    const refusal = after?.state.phase === 'refused' ? after.state.errorName : undefined;
    tell({ type: 'ended', now: serverNow(), errorName: refusal });
    // The flow tells that the price has changed.
    if (refusal === 'PriceChangedTryLater') run.clear();
  };

  const answered = ({ RedirectURL, message }: PaymentReply, price: PlanarPrice, methodId: string, balanceBefore: number | undefined): void => {
    const page = paymentPage(RedirectURL);
    if (page) {
      const { parking, ticket, cost } = price;
      keepLeftToPay({ parking, ticket, sum: cost, link });
      setLeaving(true);
      void whenProofsAreKept().then(() => {
        // Another ticket may have been asked for, or somebody have logged out.
        if (isStill(who, token) && store.get(atoms.planar).step === 'paying') leaveTo(page);
      });
      return;
    }
    stayHere();
    if (!RedirectURL && methodId === balanceMethod) {
      tell({ type: 'paid', paid: paidTicket(price, { message, balanceBefore }) });
    } else if (!RedirectURL && message) {
      tell({ type: 'said', message });
    } else {
      tell({ type: 'ended', now: serverNow() });
      run.refuse('badPage');
    }
  };

  return { state, now, ask, pay, clear, isLeaving, isChecking: phase === 'checking' };
};
