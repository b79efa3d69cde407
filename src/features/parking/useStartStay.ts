import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import type { useQuote } from '~/data/cost/useQuote';
import { startStay } from '~/data/payments/startStay';
import { useDriverRun } from '~/data/payments/useDriverRun';
import { useProfile } from '~/data/profile/useProfile';
import { movesMoney } from '~/domain/payments/attempt';
import { isOpen } from '~/domain/payments/attempt.state';
import type { Instant } from '~/domain/time/cityTime';
import { placeNumber } from '~/domain/stay/placeRef';
import { isSamePlate } from '~/domain/vehicle/plate';
import { canSubmitQuote } from '~/domain/money/quote';
import { stayForm } from '~/components/driver/useDriverStay';
import { useIsFormUnchanged } from '~/components/driver/useIsFormUnchanged';
import { emptyStay, type StayTarget, type StayValues } from '~/components/stay-form/stay.form';
import { usualDurationAtom } from '~/state/payments/durationHabit';
import { saveLastStay } from '~/state/payments/lastStay';
import { driverAtom } from '~/state/session/signIn';
import { emptyForm } from '~/ui/form/formAtom';
import { useOnce } from '~/ui/useOnce';
import { useUnmountSignal } from '~/ui/useUnmountSignal';
import { followRedirect } from './followRedirect';
import { paidStay, type SentPayment } from './paidStay';

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
export const useStartStay = ({ target, price, isDue, address, values }: Props) => {
  const queryClient = useQueryClient();
  const signIn = useAtomValue(driverAtom);
  const setUsualDuration = useSetAtom(usualDurationAtom);
  const { refetch } = useProfile();
  const resetForm = useSetAtom(stayForm);
  /** What only this form knows of the payment it sent. */
  const [sent, setSent] = useState<SentPayment>();
  const run = useDriverRun();
  const getUnmountSignal = useUnmountSignal();

  const { attemptStatus } = run;
  const isDone = attemptStatus?.state.phase === 'done' || attemptStatus?.state.phase === 'doneTwice';
  // Only once the reply is known: one that leads to a payment page has paid nothing yet.
  const paid =
    isDone && movesMoney(attemptStatus.attempt) && sent && !sent.isRedirecting
      ? paidStay(attemptStatus.attempt, sent)
      : undefined;
  const paidId = paid && run.id;
  // Found out late, it may meet the form filled in for another car: that is left alone.
  const isOfForm = useIsFormUnchanged(values, sent?.values, paidId);
  useOnce(paidId, () => {
    const { city, durationMin, startsAt } = attemptStatus?.attempt ?? {};
    // What was told afterwards is no habit.
    if (paid && city !== undefined && durationMin !== undefined && startsAt === undefined) {
      const { place, plate, isForeign, category } = paid;
      saveLastStay(city, { place: placeNumber(place), plate, isForeign, category, durationMin });
    }
    if (isOfForm) resetForm(emptyForm(emptyStay));
  });

  // The driver is told to look at the price: it is that of now.
  const isOfOldPrice =
    attemptStatus?.state.phase === 'refused' && attemptStatus.state.errorName === 'PriceChangedTryLater';
  useOnce(isOfOldPrice ? run.id : undefined, () => void price.refetch());

  const send = async (): Promise<void> => {
    const { quote } = price;
    if (!signIn || !target || !canSubmitQuote(quote) || !isDue(target.startsAt)) return;
    const why = await price.confirm(quote);
    if (why) {
      run.setNotSent(why);
      // A car that is parked already, say: what the city knows stands beside the form.
      if (why === 'noPrice') void refetch();
      return;
    }
    // The price may have taken its time, and the day may have ended meanwhile.
    if (!isDue(target.startsAt)) return;
    setUsualDuration(target.durationMin);
    setSent(undefined);
    const reply = await run.run(() => startStay(queryClient, signIn, { ...target, sum: quote.total }));
    const redirect = followRedirect(reply, run, getUnmountSignal());
    const { plate, isForeign, category } = target;
    setSent({
      isRedirecting: redirect !== undefined,
      message: reply?.message,
      plate,
      isForeign,
      category,
      address,
      values,
    });
    // Until then nothing more can be sent.
    await redirect;
  };

  /** Is the very payment of this form the one whose ending is open? */
  const isUndecided =
    attemptStatus !== undefined &&
    isOpen(attemptStatus.state) &&
    target !== undefined &&
    isSamePlate(attemptStatus.attempt.summary?.plate ?? '', target.plate);

  return {
    ...run,
    send,
    isUndecided,
    /** Takes the form's place. */
    paid: isOfForm ? paid : undefined,
    /** The form is another stay's by now: told beside it. */
    isOtherPaid: paid !== undefined && !isOfForm,
  };
};
