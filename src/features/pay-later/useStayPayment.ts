import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { endStay, requestStayPayment, type UnpaidStayAction } from '~/data/payments/pay-later/requestStayPayment';
import { paymentPage } from '~/data/payments/paymentPage';
import { useDriverRun } from '~/data/payments/useDriverRun';
import { useProfile } from '~/data/profile/useProfile';
import { currentPrefix } from '~/i18n/currentPrefix';
import { kopecksFromRoubles, type Kopecks } from '~/domain/money/money';
import type { Stay } from '~/domain/stay/stay';
import { awaitedStaysAtom, recordAwaitedStay } from '~/state/payments/awaitedStays';
import { saveReturnAddress } from '~/state/session/returnAddress';
import { driverAtom } from '~/state/session/signIn';

/** The city's answer: the sum due, its message, and the payment page. */
export interface AmountDue {
  sum?: Kopecks;
  message?: string;
  address?: string;
}

/**
 * Ends a stay, or requests the link to pay for it. Whatever the outcome, the list is read again once the city has
 * answered (NOBAL-09).
 */
export const useStayPayment = () => {
  const queryClient = useQueryClient();
  const signIn = useAtomValue(driverAtom);
  const { refetch } = useProfile();
  const run = useDriverRun();
  const [due, setDue] = useState<AmountDue>();
  const awaited = useAtomValue(awaitedStaysAtom);
  const state = run.attemptStatus?.state;
  const isAnswered = state?.phase === 'refused' || state?.phase === 'notDone';
  useEffect(() => {
    if (isAnswered) void refetch();
  }, [isAnswered, refetch]);

  /** `action` is for a stay that waits for payment. A running stay is ended. */
  const payStay = async (
    stay: Stay,
    action: UnpaidStayAction | undefined,
    methodId: string | undefined,
  ): Promise<void> => {
    if (!signIn || (action && methodId === undefined)) return;
    const reply = await run.run(() =>
      action && methodId !== undefined
        ? requestStayPayment(queryClient, signIn, stay, action, methodId)
        : endStay(queryClient, signIn, stay, methodId),
    );
    if (!reply) return;
    // The payment page has not been opened yet and may never be.
    run.stayHere();
    const address = paymentPage(reply.RedirectURL);
    if (!address && (action || reply.RedirectURL)) run.setNotSent('badPage');
    setDue({
      sum: reply.refill === undefined ? stay.amountToPay : kopecksFromRoubles(reply.refill),
      message: reply.message,
      address,
    });
    await refetch();
  };

  return {
    ...run,
    due,
    /** Drops the link of the previous method, because the method is chosen again. */
    dropLink: () => setDue((old) => old && { ...old, address: undefined }),
    isFree: state?.phase === 'refused' && state.errorName === 'ParkingSessionWasFree',
    payStay,
    isAwaited: (id: string) => awaited[id] !== undefined,
    /**
     * Called when the payment page opens. From now on the list shows the result, here or on the page that the payment
     * leads back to.
     */
    open: (id: string): void => {
      saveReturnAddress(`${currentPrefix()}/profile/parking`);
      recordAwaitedStay(id);
    },
  };
};
