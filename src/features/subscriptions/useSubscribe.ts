import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { benefitsKey } from '~/data/benefits/benefitsQuery';
import { buySubscription, type SubscriptionPurchase } from '~/data/payments/buySubscription';
import { paymentPage } from '~/data/payments/paymentPage';
import type { PaymentReply } from '~/data/payments/runAttempt';
import { useDriverRun } from '~/data/payments/useDriverRun';
import { useProfile } from '~/data/profile/useProfile';
import { isOpen } from '~/domain/attempt.flow';
import { cityAtom } from '~/state/city';
import { forgetReturn, rememberReturn } from '~/state/returnAddress';
import { leaveTo } from '~/ui/leave';

/** Where a provider's page leads back to: what was bought is told there. */
const returnHref = (): string => location.pathname.replace(/constructor\/?$/, 'abonements');

/** Buys a subscription, and follows the purchase to its ending or to the provider's page. */
export const useSubscribe = () => {
  const queryClient = useQueryClient();
  const city = useAtomValue(cityAtom)?.city;
  const { signIn, refetch } = useProfile();
  const run = useDriverRun();
  /** Set once it is known whether the reply leads away: one that does has bought nothing yet. */
  const [staysHere, setStaysHere] = useState(false);

  const follow = (reply: PaymentReply | undefined, isFromBalance: boolean): boolean => {
    if (reply?.RedirectURL) {
      const page = paymentPage(reply.RedirectURL);
      if (page) {
        leaveTo(page);
        return false;
      }
    }
    forgetReturn();
    // No page where one is needed: the money can go nowhere.
    const isBadPage = reply !== undefined && (Boolean(reply.RedirectURL) || (!isFromBalance && reply.refill !== 0));
    if (isBadPage) run.refuse('badPage');
    // Without an answer only a purchase from the balance can have been made: a link charges nothing.
    return reply ? !isBadPage : isFromBalance;
  };

  const send = async (purchase: SubscriptionPurchase): Promise<void> => {
    if (!signIn) return;
    setStaysHere(false);
    rememberReturn(returnHref());
    const reply = await run.run(() => buySubscription(queryClient, signIn, purchase));
    setStaysHere(follow(reply, purchase.methodId === undefined));
  };

  const phase = run.trace?.state.phase;
  const isBought = staysHere && (phase === 'done' || phase === 'doneTwice');
  const isRefused = phase === 'refused';
  useEffect(() => {
    // What is shown of the money may be the reason for a refusal, and is another after a purchase.
    if (isRefused || isBought) void refetch();
    if (isBought && city !== undefined && signIn) void queryClient.invalidateQueries({ queryKey: benefitsKey(city, signIn) });
  }, [isRefused, isBought, refetch, queryClient, city, signIn]);

  return {
    ...run,
    send,
    isBought,
    isSending: phase === 'sending',
    /** Its ending is open: the same must not be bought again. */
    isUndecided: run.trace !== undefined && isOpen(run.trace.state) && phase !== 'sending',
  };
};
