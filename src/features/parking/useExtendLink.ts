import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { paymentPage } from '~/data/payments/paymentPage';
import { renewParking, type PayThrough } from '~/data/payments/renewParking';
import { useDriverRun } from '~/data/payments/useDriverRun';
import { useProfile } from '~/data/profile/useProfile';
import type { Instant } from '~/domain/cityTime';
import type { Kopecks } from '~/domain/money';
import type { Quote } from '~/domain/quote';
import type { ParkingSession } from '~/domain/session';
import { rememberReturn } from '~/state/returnAddress';
import { driverAtom } from '~/state/signIn';

interface Link {
  address: string;
  durationMin: number;
  /** What the provider is to be paid. */
  toPay: Kopecks;
  /** When the stay ended as the link was made: a later end is the paid one. */
  endsAtBefore: Instant;
}

/** More time for a stay, paid at a provider's page where the balance is not enough; found out by the stay's end (PAY-20). */
export const useExtendLink = (session: ParkingSession, durationMin: number) => {
  const queryClient = useQueryClient();
  const signIn = useAtomValue(driverAtom);
  const { refetch } = useProfile();
  const run = useDriverRun();
  const [made, setMade] = useState<Link>();
  const [isWaiting, setWaiting] = useState(false);

  const getLink = async (quote: Quote, through: PayThrough): Promise<void> => {
    if (!signIn) return;
    rememberReturn();
    const reply = await run.run(() => renewParking(queryClient, signIn, session, durationMin, quote.total, through));
    if (!reply) return;
    const address = paymentPage(reply.RedirectURL);
    if (address) setMade({ address, durationMin, toPay: quote.refill > 0 ? quote.refill : quote.total, endsAtBefore: session.endsAt });
    else run.refuse('badPage');
  };

  return {
    ...run,
    getLink,
    /** Another duration is another link. */
    link: made?.durationMin === durationMin ? made : undefined,
    isWaiting,
    isExtended: isWaiting && made !== undefined && session.endsAt > made.endsAtBefore,
    open: () => setWaiting(true),
    check: async (): Promise<void> => void (await refetch()),
    dropLink: () => {
      setMade(undefined);
      setWaiting(false);
    },
  };
};
