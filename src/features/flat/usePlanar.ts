import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { paymentPage } from '~/data/payments/paymentPage';
import type { PaymentReply } from '~/data/payments/runAttempt';
import { askPlanarPrice } from '~/data/planar/askPlanarPrice';
import { movesMoney } from '~/domain/attempt';
import { balanceMethod } from '~/domain/paymentMethod';
import type { PlanarTicket } from '~/domain/planar';
import type { PaidTicket, PlanarPrice } from '~/domain/planar.flow';
import { traceOf } from '~/state/attempts';
import { nowAtom, serverNow } from '~/state/clock';
import { keepLeftToPay } from '~/state/leftToPay';
import { forgetReturn, rememberReturn } from '~/state/returnAddress';
import { store } from '~/state/store';
import { leaveTo } from '~/ui/leave';
import { planarAtom, tellPlanar } from './flat.form';
import type { Payer } from './payer';

const paidTicket = ({ parking, ticket, cost }: PlanarPrice, rest: Partial<PaidTicket> = {}): PaidTicket => ({
  parking,
  ticket,
  sum: cost,
  at: serverNow(),
  ...rest,
});

/** Price and payment of a ticket: asks, sends once, and tells the flow what came of it. */
export const usePlanar = ({ token, run, pay: send }: Payer) => {
  const state = useAtomValue(planarAtom);
  const now = useAtomValue(nowAtom);
  /** What was sent last: a lost answer may turn out to be a success later. */
  const [sent, setSent] = useState<PlanarPrice>();
  const { trace } = run;
  const phase = trace?.state.phase;

  useEffect(() => {
    if (state.step === 'payment') tellPlanar({ type: 'tick', now });
  }, [state.step, now]);

  const isDone = phase === 'done' || phase === 'doneTwice';
  const found = useEffectEvent((): void => {
    const isTold = state.step === 'price' && state.told?.kind === 'paid';
    if (isTold || !sent || !trace || !movesMoney(trace.attempt)) return;
    tellPlanar({ type: 'paid', paid: paidTicket(sent, { balanceBefore: trace.attempt.shown?.balanceBefore }) });
  });
  useEffect(() => {
    if (isDone) found();
  }, [isDone]);

  /** What was told has been read, or something else is typed. */
  const clear = (): void => {
    run.clear();
    run.refuse(undefined);
    tellPlanar({ type: 'changed' });
  };

  const ask = async (ticket: PlanarTicket): Promise<void> => {
    if (token === undefined) return;
    const id = crypto.randomUUID();
    clear();
    tellPlanar({ type: 'ask', id });
    const answer = await askPlanarPrice(ticket, token);
    if (answer.kind === 'price') tellPlanar({ type: 'priced', id, price: answer.price, now: serverNow() });
    else tellPlanar(answer.kind === 'refused' ? { ...answer, type: 'refused', id } : { type: 'noAnswer', id });
  };

  const pay = async (methodId: string): Promise<void> => {
    tellPlanar({ type: 'pay', now: serverNow() });
    const begun = store.get(planarAtom);
    // The price has ended just before the tap.
    if (begun.step !== 'paying') return;
    const { price } = begun;
    setSent(price);
    rememberReturn();
    let id = '';
    const reply = await run.run(async () => {
      const result = await send(price, methodId);
      if (result.kind !== 'blocked') ({ id } = result);
      return result;
    });
    const after = traceOf(id);
    if (reply) {
      answered(reply, price, methodId, after?.attempt.shown?.balanceBefore);
      return;
    }
    forgetReturn();
    const refusal = after?.state.phase === 'refused' ? after.state.errorName : undefined;
    tellPlanar({ type: 'ended', now: serverNow(), errorName: refusal });
    // The flow tells that the price has changed.
    if (refusal === 'PriceChangedTryLater') run.clear();
  };

  const answered = ({ RedirectURL, message }: PaymentReply, price: PlanarPrice, methodId: string, balanceBefore: number | undefined): void => {
    const page = paymentPage(RedirectURL);
    if (page) {
      keepLeftToPay(paidTicket(price));
      tellPlanar({ type: 'ended', now: serverNow() });
      leaveTo(page);
      return;
    }
    forgetReturn();
    if (!RedirectURL && methodId === balanceMethod) {
      tellPlanar({ type: 'paid', paid: paidTicket(price, { message, balanceBefore }) });
    } else if (!RedirectURL && message) {
      tellPlanar({ type: 'said', message });
    } else {
      tellPlanar({ type: 'ended', now: serverNow() });
      run.refuse('badPage');
    }
  };

  return { state, now, ask, pay, clear, isChecking: phase === 'checking' };
};
