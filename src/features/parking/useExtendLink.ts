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

/** True if the page of a link that extends the stay has been opened. */
export const useHasOpenedLink = (stayId: string): boolean => {
  const link = useAtomValue(useMemo(() => issuedLinkAtom({ kind: 'extend', target: stayId }), [stayId]));
  return link?.isOpened === true;
};

/** Another duration or sum needs another link. */
const linkKey = (durationMin: number, quote: Quote | undefined): string =>
  `${durationMin}|${quote ? missingAmount(quote) : ''}`;

/**
 * Extends a stay through a provider's page if the balance is too low. The stay's new end confirms the payment (PAY-20).
 */
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
    // The balance was sufficient after all.
    setDoneUntil(stay.endsAt + durationMin * minuteMs);
    await refetch();
  };

  // The link was lost with the answer, and a reading has found that the city charged the balance instead.
  const { attempt, state } = issuedLink.attemptStatus ?? {};
  const isBalanceCharged =
    attempt !== undefined && movesMoney(attempt) && (state?.phase === 'done' || state?.phase === 'doneTwice');
  const chargedUntil = isBalanceCharged
    ? (attempt.endsAtBefore ?? stay.endsAt) + (attempt.durationMin ?? 0) * minuteMs
    : undefined;

  return {
    ...issuedLink,
    requestLink,
    /** Returns the link for an extension at this price, if there is one. */
    linkFor: (quote: Quote | undefined) => issuedLink.linkFor(linkKey(durationMin, quote)),
    /** The new end of the stay; undefined while it has not been extended. */
    extendedTo: doneUntil ?? issuedLink.news ?? chargedUntil,
  };
};
