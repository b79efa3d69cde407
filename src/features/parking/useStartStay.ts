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
import { canSubmitQuote, type Quote } from '~/domain/money/quote';
import { driverStayForm } from '~/components/driver/driverStayForm';
import { useIsFormUnchanged } from '~/components/driver/useIsFormUnchanged';
import { emptyStay, type StayTarget, type StayValues } from '~/components/stay-form/stay.form';
import { openDialog } from '~/state/dialogs';
import { usualDurationAtom } from '~/state/payments/durationHabit';
import { saveLastStay } from '~/state/payments/lastStay';
import { driverAtom } from '~/state/session/signIn';
import { emptyForm } from '~/ui/form/formAtom';
import { useOnce } from '~/ui/useOnce';
import { useUnmountSignal } from '~/ui/useUnmountSignal';
import { followRedirect } from './followRedirect';
import { missingAmount } from './missingAmount';
import { paidStay, type SentPayment } from './paidStay';

interface Props {
  /** Undefined while the form is invalid. */
  target: StayTarget | undefined;
  price: Pick<ReturnType<typeof useQuote>, 'quote' | 'confirm' | 'refetch'>;
  /** Checked at the tap: true if a stay with this start may still be paid for. */
  isDue: (startsAt: Instant | undefined) => boolean;
  address?: string;
  /**
   * The values of the form, which may change while the payment is being made. A dialog has one fixed stay and no
   * values.
   */
  values?: StayValues;
}

/** Sends the payment of a stay, from the form or from the top-up dialog, and follows it to its outcome. */
export const useStartStay = ({ target, price, isDue, address, values }: Props) => {
  const queryClient = useQueryClient();
  const signIn = useAtomValue(driverAtom);
  const setUsualDuration = useSetAtom(usualDurationAtom);
  const { refetch } = useProfile();
  const resetForm = useSetAtom(driverStayForm);
  /** What only this form knows about the payment it sent. */
  const [sent, setSent] = useState<SentPayment>();
  const run = useDriverRun();
  const getUnmountSignal = useUnmountSignal();

  const { attemptStatus } = run;
  const isDone = attemptStatus?.state.phase === 'done' || attemptStatus?.state.phase === 'doneTwice';
  // Requires a known reply, because one that leads to a payment page has paid nothing yet.
  const paid =
    isDone && movesMoney(attemptStatus.attempt) && sent && !sent.isRedirecting
      ? paidStay(attemptStatus.attempt, sent)
      : undefined;
  const paidId = paid && run.id;
  // A late outcome may find the form filled in for another vehicle. That form is not reset.
  const isOfForm = useIsFormUnchanged(values, sent?.values, paidId);
  useOnce(paidId, () => {
    const { city, durationMin, startsAt } = attemptStatus?.attempt ?? {};
    // A retroactive stay is not the driver's usual choice.
    if (paid && city !== undefined && durationMin !== undefined && startsAt === undefined) {
      const { place, plate, isForeign, category } = paid;
      saveLastStay(city, { place: placeNumber(place), plate, isForeign, category, durationMin });
    }
    if (isOfForm) resetForm(emptyForm(emptyStay));
  });

  // The driver has to check the price, so the current one is fetched.
  const isOfOldPrice =
    attemptStatus?.state.phase === 'refused' && attemptStatus.state.errorName === 'PriceChangedTryLater';
  useOnce(isOfOldPrice ? run.id : undefined, () => void price.refetch());

  // The balance was spent elsewhere after the price was shown. The dialog of a top-up has an offer of its own.
  const hasNoMoney = attemptStatus?.state.phase === 'refused' && attemptStatus.state.errorName === 'NoMoneyNoHoney';
  const [reread, setReread] = useState<{ id: string | undefined; quote: Quote | undefined }>();
  useOnce(hasNoMoney && values ? run.id : undefined, () => {
    void price.refetch().then(({ data }) => setReread({ id: run.id, quote: data }));
  });
  // By the time of the answer, the driver may have left the page or edited the form.
  useOnce(reread?.id, () => {
    if (target && isOfForm && reread?.quote && !reread.quote.isMoneyEnough)
      openDialog({
        name: 'refill',
        sum: missingAmount(reread.quote),
        stay: { ...target, post: values?.post, address },
      });
  });

  const send = async (): Promise<void> => {
    const { quote } = price;
    if (!signIn || !target || !canSubmitQuote(quote) || !isDue(target.startsAt)) return;
    const why = await price.confirm(quote);
    if (why) {
      run.setNotSent(why);
      // For example, the vehicle is already parked: the form then shows what the city knows.
      if (why === 'noPrice') void refetch();
      return;
    }
    // Confirming the price takes time, and the day may have ended.
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
    // Nothing more can be sent until the redirect is over.
    await redirect;
  };

  /** True if the payment with an unknown outcome is the one in this form. */
  const isUndecided =
    attemptStatus !== undefined &&
    isOpen(attemptStatus.state) &&
    target !== undefined &&
    isSamePlate(attemptStatus.attempt.summary?.plate ?? '', target.plate);

  return {
    ...run,
    send,
    isUndecided,
    /** Replaces the form. */
    paid: isOfForm ? paid : undefined,
    /** True if the form is for another stay by now. The outcome is then shown beside it. */
    isOtherPaid: paid !== undefined && !isOfForm,
  };
};
