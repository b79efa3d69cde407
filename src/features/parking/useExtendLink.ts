import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import { extendStay, type ProviderMethod } from '~/data/payments/extendStay';
import { useIssuedLink } from '~/data/payments/useIssuedLink';
import { useProfile } from '~/data/profile/useProfile';
import { movesMoney } from '~/domain/payments/attempt';
import { minuteMs, type Instant } from '~/domain/time/cityTime';
import type { Quote } from '~/domain/money/quote';
import type { Stay } from '~/domain/stay/stay';
import { issuedLinkAtom } from '~/state/payments/issuedLinks';
import { driverAtom } from '~/state/session/signIn';
import { missingAmount } from './missingAmount';

/** Has the page of a link for more time been opened? */
export const useHasOpenedLink = (stayId: string): boolean => {
  const link = useAtomValue(useMemo(() => issuedLinkAtom({ kind: 'extend', target: stayId }), [stayId]));
  return link?.isOpened === true;
};

/** Another duration, or another sum, is another link. */
const linkKey = (durationMin: number, quote: Quote | undefined): string =>
  `${durationMin}|${quote ? missingAmount(quote) : ''}`;

/** More time for a stay, paid at a provider's page where the balance is not enough; found out by the stay's end (PAY-20). */
export const useExtendLink = (stay: Stay, durationMin: number) => {
  const queryClient = useQueryClient();
  const signIn = useAtomValue(driverAtom);
  const { refetch, query } = useProfile();
  const issuedLink = useIssuedLink<Instant>({
    kind: 'extend',
    target: stay.id,
    baseline: { before: stay.endsAt },
    queries: [query],
    readNews: ({ before }) => (before !== undefined && stay.endsAt > before ? stay.endsAt : undefined),
  });
  const [doneUntil, setDoneUntil] = useState<Instant>();

  const requestLink = async (quote: Quote, through: ProviderMethod): Promise<void> => {
    if (!signIn) return;
    const reply = await issuedLink.requestLink(
      () => extendStay(queryClient, signIn, stay, durationMin, quote.total, through),
      {
        asked: linkKey(durationMin, quote),
        toPay: missingAmount(quote),
      },
    );
    if (!reply || reply === 'link') return;
    // The balance was enough after all.
    setDoneUntil(stay.endsAt + durationMin * minuteMs);
    await refetch();
  };

  // The link was lost on its way, and a reading has found that the city took the balance instead.
  const { attempt, state } = issuedLink.attemptStatus ?? {};
  const isBalanceCharged =
    attempt !== undefined && movesMoney(attempt) && (state?.phase === 'done' || state?.phase === 'doneTwice');
  const chargedUntil = isBalanceCharged
    ? (attempt.endsAtBefore ?? stay.endsAt) + (attempt.durationMin ?? 0) * minuteMs
    : undefined;

  return {
    ...issuedLink,
    requestLink,
    /** The link for more time at this price, where there is one. */
    linkFor: (quote: Quote | undefined) => issuedLink.linkFor(linkKey(durationMin, quote)),
    /** Until when it has been extended so; undefined while it has not. */
    extendedTo: doneUntil ?? issuedLink.news ?? chargedUntil,
  };
};
