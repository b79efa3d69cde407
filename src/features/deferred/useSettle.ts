import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { endStay, settleStay, type WaitingDeed } from '~/data/payments/deferred/settleStay';
import { paymentPage } from '~/data/payments/paymentPage';
import { useDriverRun } from '~/data/payments/useDriverRun';
import { useProfile } from '~/data/profile/useProfile';
import { currentPrefix } from '~/i18n/currentPrefix';
import { kopecksFromRoubles, type Kopecks } from '~/domain/money';
import type { ParkingSession } from '~/domain/session';
import { awaitedStaysAtom, noteAwaited } from '~/state/awaitedStays';
import { rememberReturn } from '~/state/returnAddress';
import { driverAtom } from '~/state/signIn';

/** What the city answered: what is due, its words, and where it is paid. */
export interface Due {
  sum?: Kopecks;
  message?: string;
  address?: string;
}

/** Ends a stay, or asks for the link to pay it. Whatever came of it, the list is read anew where the city has answered (NOBAL-09). */
export const useSettle = () => {
  const queryClient = useQueryClient();
  const signIn = useAtomValue(driverAtom);
  const { refetch } = useProfile();
  const run = useDriverRun();
  const [due, setDue] = useState<Due>();
  const awaited = useAtomValue(awaitedStaysAtom);
  const state = run.trace?.state;
  const isAnswered = state?.phase === 'refused' || state?.phase === 'notDone';
  useEffect(() => {
    if (isAnswered) void refetch();
  }, [isAnswered, refetch]);

  /** `deed` of a stay that waits; one that runs is ended. */
  const settle = async (session: ParkingSession, deed: WaitingDeed | undefined, methodId: string | undefined): Promise<void> => {
    if (!signIn || (deed && methodId === undefined)) return;
    const reply = await run.run(() =>
      deed && methodId !== undefined ? settleStay(queryClient, signIn, session, deed, methodId) : endStay(queryClient, signIn, session, methodId),
    );
    if (!reply) return;
    // Its page has not been opened yet, and may never be.
    run.stayHere();
    const address = paymentPage(reply.RedirectURL);
    if (!address && (deed || reply.RedirectURL)) run.refuse('badPage');
    setDue({ sum: reply.refill === undefined ? session.amountToPay : kopecksFromRoubles(reply.refill), message: reply.message, address });
    await refetch();
  };

  return {
    ...run,
    due,
    /** The way to pay is chosen anew: the link of the other one is put away. */
    dropLink: () => setDue((old) => old && { ...old, address: undefined }),
    isFree: state?.phase === 'refused' && state.errorName === 'ParkingSessionWasFree',
    settle,
    isAwaited: (id: string) => awaited[id] !== undefined,
    /** The payment page opens: from now on the list tells, here or where its page leads back to. */
    open: (id: string): void => {
      rememberReturn(`${currentPrefix()}/profile/parking`);
      noteAwaited(id);
    },
  };
};
