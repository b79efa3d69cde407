import { useQueryClient } from '@tanstack/react-query';
import { useAtom, useAtomValue } from 'jotai';
import { useState } from 'react';
import { paymentPage } from '~/data/payments/paymentPage';
import { renewParking, type PayThrough } from '~/data/payments/renewParking';
import { useDriverRun } from '~/data/payments/useDriverRun';
import { useProfile } from '~/data/profile/useProfile';
import { minuteMs, type Instant } from '~/domain/cityTime';
import type { Kopecks } from '~/domain/money';
import type { Quote } from '~/domain/quote';
import type { ParkingSession } from '~/domain/session';
import { personalAtom } from '~/state/personal';
import { rememberReturn } from '~/state/returnAddress';
import { driverAtom } from '~/state/signIn';
import { missingOf } from './missingOf';

interface Link {
  address: string;
  durationMin: number;
  /** What the provider is to be paid. */
  toPay: Kopecks;
  /** When the stay ended as the link was made: a later end is the paid one. */
  endsAtBefore: Instant;
  /** Its page has been opened: it may be paid already. */
  isOpened: boolean;
}

/** By the session's id. Outlives the window: money may take minutes, and nobody may be led to pay twice meanwhile. */
const linksAtom = personalAtom<Readonly<Record<string, Link | undefined>>>({});

/** A link for more time whose page has been opened; undefined where there is none. */
export const useOpenedLink = (sessionId: string): Link | undefined => {
  const link = useAtomValue(linksAtom)[sessionId];
  return link?.isOpened ? link : undefined;
};

/** More time for a stay, paid at a provider's page where the balance is not enough; found out by the stay's end (PAY-20). */
export const useExtendLink = (session: ParkingSession, durationMin: number) => {
  const queryClient = useQueryClient();
  const signIn = useAtomValue(driverAtom);
  const { refetch } = useProfile();
  const run = useDriverRun();
  const [links, setLinks] = useAtom(linksAtom);
  const [doneUntil, setDoneUntil] = useState<Instant>();
  const made = links[session.id];
  // What was paid before the window opened is told by the stay itself.
  const [endsAtFirst] = useState(session.endsAt);
  const isSettled = made !== undefined && session.endsAt > made.endsAtBefore;
  const keep = (link: Link | undefined): void => setLinks((all) => ({ ...all, [session.id]: link }));

  const getLink = async (quote: Quote, through: PayThrough): Promise<void> => {
    if (!signIn) return;
    rememberReturn();
    const reply = await run.run(() => renewParking(queryClient, signIn, session, durationMin, quote.total, through));
    if (!reply) return;
    const address = paymentPage(reply.RedirectURL);
    if (address) keep({ address, durationMin, toPay: missingOf(quote), endsAtBefore: session.endsAt, isOpened: false });
    else if (reply.RedirectURL) run.refuse('badPage');
    else {
      // The balance was enough after all.
      setDoneUntil(session.endsAt + durationMin * minuteMs);
      await refetch();
    }
  };

  return {
    ...run,
    getLink,
    /** Another duration is another link; one that has been opened stands until it is paid, or told not to be. */
    link: made && !isSettled && (made.isOpened || made.durationMin === durationMin) ? made : undefined,
    /** Until when it has been extended so; undefined while it has not. */
    extendedTo: doneUntil ?? (isSettled && endsAtFirst <= made.endsAtBefore ? session.endsAt : undefined),
    open: () => made && keep({ ...made, isOpened: true }),
    check: async (): Promise<void> => void (await refetch()),
    dropLink: () => keep(undefined),
  };
};
