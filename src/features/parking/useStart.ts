import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { startParking } from '~/data/payments/startParking';
import { useDriverRun } from '~/data/payments/useDriverRun';
import { movesMoney } from '~/domain/attempt';
import { isOpen } from '~/domain/attempt.flow';
import { isSamePlate } from '~/domain/plate';
import { canSubmitQuote } from '~/domain/quote';
import { emptyStay } from '~/parts/stay/stay.form';
import { durationHabitAtom } from '~/state/durationHabit';
import { keepLastStay } from '~/state/lastStay';
import { driverAtom } from '~/state/signIn';
import { useOnce } from '~/ui/useOnce';
import { followRedirect } from './followRedirect';
import { paidStay, type Sent } from './paidStay';
import type { usePayForm } from './usePayForm';

/** Sends the payment of the form, and follows it to its ending. */
export const useStart = (pay: ReturnType<typeof usePayForm>) => {
  const queryClient = useQueryClient();
  const signIn = useAtomValue(driverAtom);
  const setHabit = useSetAtom(durationHabitAtom);
  /** What only this form knows of the payment it sent. */
  const [sent, setSent] = useState<Sent>();
  const run = useDriverRun();
  const { form, target } = pay;

  const { trace } = run;
  const isDone = trace?.state.phase === 'done' || trace?.state.phase === 'doneTwice';
  // Only once the reply is known: one that leads to a payment page has paid nothing yet.
  const paid = isDone && movesMoney(trace.attempt) && sent && !sent.isLeaving ? paidStay(trace.attempt, sent) : undefined;
  useOnce(paid ? run.id : undefined, () => {
    const { city, durationMin, startsAt } = trace?.attempt ?? {};
    // What was told afterwards is no habit.
    if (paid && city !== undefined && durationMin !== undefined && startsAt === undefined) {
      const { zone, plate, isForeign } = paid;
      keepLastStay(city, { place: zone, plate, isForeign, durationMin });
    }
    form.reset(emptyStay);
  });

  const send = async (): Promise<void> => {
    const { quote } = pay.price;
    if (!signIn || !target || !canSubmitQuote(quote) || !pay.post.isDue(target.startsAt)) return;
    const seen = await pay.price.confirm();
    if (seen?.total !== quote.total) {
      run.refuse('priceChanged');
      return;
    }
    // The price may have taken its time, and the day may have ended meanwhile.
    if (!pay.post.isDue(target.startsAt)) return;
    setHabit(target.durationMin);
    setSent(undefined);
    const reply = await run.run(() => startParking(queryClient, signIn, { ...target, sum: quote.total }));
    const isLeaving = followRedirect(reply, run.refuse);
    setSent({ isLeaving, message: reply?.message, plate: target.plate, isForeign: form.values.isForeign, address: pay.place?.address });
  };

  /** Is the very payment of this form the one whose ending is open? */
  const isUndecided =
    trace !== undefined && isOpen(trace.state) && target !== undefined && isSamePlate(trace.attempt.shown?.plate ?? '', target.plate);

  return { ...run, send, isUndecided, paid };
};
