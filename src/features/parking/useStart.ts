import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import type { useQuote } from '~/data/cost/useQuote';
import { startParking } from '~/data/payments/startParking';
import { useDriverRun } from '~/data/payments/useDriverRun';
import { useProfile } from '~/data/profile/useProfile';
import { movesMoney } from '~/domain/attempt';
import { isOpen } from '~/domain/attempt.state';
import type { Instant } from '~/domain/cityTime';
import { placeNumber } from '~/domain/placeRef';
import { isSamePlate } from '~/domain/plate';
import { canSubmitQuote } from '~/domain/quote';
import { stayForm } from '~/parts/driver/useDriverStay';
import { useIsFormOf } from '~/parts/driver/useIsFormOf';
import { emptyStay, type StayTarget, type StayValues } from '~/parts/stay/stay.form';
import { durationHabitAtom } from '~/state/durationHabit';
import { keepLastStay } from '~/state/lastStay';
import { driverAtom } from '~/state/signIn';
import { emptyForm } from '~/ui/form/formAtom';
import { useOnce } from '~/ui/useOnce';
import { useWhileShown } from '~/ui/useWhileShown';
import { followRedirect } from './followRedirect';
import { paidStay, type Sent } from './paidStay';

interface Props {
  /** Undefined while the form has faults. */
  target: StayTarget | undefined;
  price: Pick<ReturnType<typeof useQuote>, 'quote' | 'confirm' | 'refetch'>;
  /** Asked at the tap: may a stay with this beginning be paid for still? */
  isDue: (startsAt: Instant | undefined) => boolean;
  address?: string;
  /** What stands in the form, which may be filled in anew while the payment runs. A window has but the one stay. */
  values?: StayValues;
}

/** Sends the payment of a stay, of the form or of the window that tops up for it, and follows it to its ending. */
export const useStart = ({ target, price, isDue, address, values }: Props) => {
  const queryClient = useQueryClient();
  const signIn = useAtomValue(driverAtom);
  const setHabit = useSetAtom(durationHabitAtom);
  const { refetch } = useProfile();
  const emptyTheForm = useSetAtom(stayForm);
  /** What only this form knows of the payment it sent. */
  const [sent, setSent] = useState<Sent>();
  const run = useDriverRun();
  const whileShown = useWhileShown();

  const { trace } = run;
  const isDone = trace?.state.phase === 'done' || trace?.state.phase === 'doneTwice';
  // Only once the reply is known: one that leads to a payment page has paid nothing yet.
  const done = isDone && movesMoney(trace.attempt) && sent && !sent.isLeaving ? paidStay(trace.attempt, sent) : undefined;
  const doneId = done && run.id;
  // Found out late, it may meet the form filled in for another car: that is left alone.
  const isOfForm = useIsFormOf(values, sent?.values, doneId);
  useOnce(doneId, () => {
    const { city, durationMin, startsAt } = trace?.attempt ?? {};
    // What was told afterwards is no habit.
    if (done && city !== undefined && durationMin !== undefined && startsAt === undefined) {
      const { place, plate, isForeign, category } = done;
      keepLastStay(city, { place: placeNumber(place), plate, isForeign, category, durationMin });
    }
    if (isOfForm) emptyTheForm(emptyForm(emptyStay));
  });

  // The driver is told to look at the price: it is that of now.
  const isOfOldPrice = trace?.state.phase === 'refused' && trace.state.errorName === 'PriceChangedTryLater';
  useOnce(isOfOldPrice ? run.id : undefined, () => void price.refetch());

  const send = async (): Promise<void> => {
    const { quote } = price;
    if (!signIn || !target || !canSubmitQuote(quote) || !isDue(target.startsAt)) return;
    const why = await price.confirm(quote);
    if (why) {
      run.refuse(why);
      // A car that is parked already, say: what the city knows stands beside the form.
      if (why === 'noPrice') void refetch();
      return;
    }
    // The price may have taken its time, and the day may have ended meanwhile.
    if (!isDue(target.startsAt)) return;
    setHabit(target.durationMin);
    setSent(undefined);
    const reply = await run.run(() => startParking(queryClient, signIn, { ...target, sum: quote.total }));
    const leaving = followRedirect(reply, run, whileShown());
    const { plate, isForeign, category } = target;
    setSent({ isLeaving: leaving !== undefined, message: reply?.message, plate, isForeign, category, address, values });
    // Until then nothing more can be sent.
    await leaving;
  };

  /** Is the very payment of this form the one whose ending is open? */
  const isUndecided =
    trace !== undefined && isOpen(trace.state) && target !== undefined && isSamePlate(trace.attempt.summary?.plate ?? '', target.plate);

  return {
    ...run,
    send,
    isUndecided,
    /** Takes the form's place. */
    paid: isOfForm ? done : undefined,
    /** The form is another stay's by now: told beside it. */
    isPaidBeside: done !== undefined && !isOfForm,
  };
};
