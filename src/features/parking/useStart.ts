import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { paymentPage } from '~/data/payments/paymentPage';
import { startParking } from '~/data/payments/startParking';
import { useDriverRun } from '~/data/payments/useDriverRun';
import { isOpen } from '~/domain/attempt.flow';
import { isSamePlate } from '~/domain/plate';
import { canSubmitQuote, quoteSpan, type Quote } from '~/domain/quote';
import { emptyStay, type StayTarget } from '~/parts/stay/stay.form';
import { serverNow } from '~/state/clock';
import { durationHabitAtom } from '~/state/durationHabit';
import { forgetReturn, rememberReturn } from '~/state/returnAddress';
import { driverAtom } from '~/state/signIn';
import { leaveTo } from '~/ui/leave';
import type { PaidStay } from './paidStay';
import type { usePayForm } from './usePayForm';

/** Sends the payment of the form, and follows it to its ending. */
export const useStart = (pay: ReturnType<typeof usePayForm>) => {
  const queryClient = useQueryClient();
  const signIn = useAtomValue(driverAtom);
  const setHabit = useSetAtom(durationHabitAtom);
  const [stay, setStay] = useState<PaidStay>();
  const run = useDriverRun();
  const { form, target } = pay;

  const phase = run.trace?.state.phase;
  const isPaid = phase === 'done' || phase === 'doneTwice';
  useResetOnce(form.reset, isPaid ? run.id : undefined);

  const send = async (): Promise<void> => {
    const { quote } = pay.price;
    if (!signIn || !target || !canSubmitQuote(quote)) return;
    const seen = await pay.price.confirm();
    if (seen?.total !== quote.total) {
      run.refuse('priceChanged');
      return;
    }
    rememberReturn();
    setHabit(target.durationMin);
    setStay(paidStay(pay, target, quote));
    const reply = await run.run(() => startParking(queryClient, signIn, { ...target, sum: quote.total }));
    if (!reply?.RedirectURL) {
      forgetReturn();
      setStay((sent) => sent && { ...sent, message: reply?.message });
      return;
    }
    const page = paymentPage(reply.RedirectURL);
    if (page) leaveTo(page);
    else run.refuse('badPage');
  };

  /** Is the very payment of this form the one whose ending is open? */
  const isUndecided =
    run.trace !== undefined && isOpen(run.trace.state) && target !== undefined && isSamePlate(run.trace.attempt.shown?.plate ?? '', target.plate);

  return { ...run, send, isUndecided, paid: isPaid ? stay : undefined };
};

/** A paid form is emptied, once for each payment. */
const useResetOnce = (reset: (values: typeof emptyStay) => void, paidId: string | undefined): void => {
  const last = useRef<string>(undefined);
  useEffect(() => {
    if (paidId === undefined || last.current === paidId) return;
    last.current = paidId;
    reset(emptyStay);
  }, [paidId, reset]);
};

/** What the tap confirmed; the form may have changed by the time the ending is known. */
const paidStay = ({ form, place }: ReturnType<typeof usePayForm>, target: StayTarget, quote: Quote): PaidStay => {
  const span = quoteSpan(quote);
  return {
    plate: target.plate,
    isForeign: form.values.isForeign,
    zone: place?.parkingCode ?? place?.number ?? target.parkingCode ?? target.zone ?? '',
    address: place?.address,
    sum: quote.total,
    from: span?.from ?? serverNow(),
    to: span?.to ?? serverNow(),
  };
};
