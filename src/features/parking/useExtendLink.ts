import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import { renewParking, type PayThrough } from '~/data/payments/renewParking';
import { useGivenLink } from '~/data/payments/useGivenLink';
import { useProfile } from '~/data/profile/useProfile';
import { movesMoney } from '~/domain/attempt';
import { minuteMs, type Instant } from '~/domain/cityTime';
import type { Quote } from '~/domain/quote';
import type { ParkingSession } from '~/domain/session';
import { givenLinkAtom } from '~/state/givenLinks';
import { driverAtom } from '~/state/signIn';
import { missingOf } from './missingOf';

/** Has the page of a link for more time been opened? */
export const useHasOpenedLink = (sessionId: string): boolean => {
  const link = useAtomValue(useMemo(() => givenLinkAtom({ kind: 'extend', target: sessionId }), [sessionId]));
  return link?.isOpened === true;
};

/** Another duration, or another sum, is another link. */
const askedBy = (durationMin: number, quote: Quote | undefined): string => `${durationMin}|${quote ? missingOf(quote) : ''}`;

/** More time for a stay, paid at a provider's page where the balance is not enough; found out by the stay's end (PAY-20). */
export const useExtendLink = (session: ParkingSession, durationMin: number) => {
  const queryClient = useQueryClient();
  const signIn = useAtomValue(driverAtom);
  const { refetch, query } = useProfile();
  const given = useGivenLink<Instant>({
    kind: 'extend',
    target: session.id,
    standing: { before: session.endsAt },
    readFrom: [query],
    read: ({ before }) => (before !== undefined && session.endsAt > before ? session.endsAt : undefined),
  });
  const [doneUntil, setDoneUntil] = useState<Instant>();

  const getLink = async (quote: Quote, through: PayThrough): Promise<void> => {
    if (!signIn) return;
    const reply = await given.ask(() => renewParking(queryClient, signIn, session, durationMin, quote.total, through), {
      asked: askedBy(durationMin, quote),
      toPay: missingOf(quote),
    });
    if (!reply || reply === 'link') return;
    // The balance was enough after all.
    setDoneUntil(session.endsAt + durationMin * minuteMs);
    await refetch();
  };

  // The link was lost on its way, and a reading has found that the city took the balance instead.
  const { attempt, state } = given.trace ?? {};
  const isTaken = attempt !== undefined && movesMoney(attempt) && (state?.phase === 'done' || state?.phase === 'doneTwice');
  const takenUntil = isTaken ? (attempt.endsAtBefore ?? session.endsAt) + (attempt.durationMin ?? 0) * minuteMs : undefined;

  return {
    ...given,
    getLink,
    /** The link for more time at this price, where there is one. */
    linkFor: (quote: Quote | undefined) => given.linkFor(askedBy(durationMin, quote)),
    /** Until when it has been extended so; undefined while it has not. */
    extendedTo: doneUntil ?? given.news ?? takenUntil,
  };
};
