import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { operationsQuery } from '~/data/history/operationsQuery';
import { topUpBalance } from '~/data/payments/topUpBalance';
import { useIssuedLink } from '~/data/payments/useIssuedLink';
import { useProfile } from '~/data/profile/useProfile';
import { operationsBefore, topUpCredit } from '~/domain/money/topUpCredit';
import { parseAmount } from '~/domain/money/parseAmount';
import type { Kopecks } from '~/domain/money/money';
import { phoneForWire } from '~/domain/account/phone';
import type { Profile } from '~/domain/account/profile';
import { withTimeout } from '~/platform/time';
import { cityIdAtom } from '~/state/currentCity';
import { issuedLinkAtom } from '~/state/payments/issuedLinks';
import { driverAtom } from '~/state/session/signIn';
import { topUpLinkKey, type TopUpValues } from './topUp.form';

const purpose = { kind: 'refill', target: '' } as const;
const linkAtom = issuedLinkAtom(purpose);
/** A tap allows a new page for a second or more, depending on the browser. */
const historyWaitMs = 500;
const signedOut = { token: '', cacheKey: '' };

/** Requests a link to the provider's page and opens it by the same tap. Detects by history and balance when the money has arrived. */
export const useTopUp = (profile: Profile, values: TopUpValues) => {
  const queryClient = useQueryClient();
  const city = useAtomValue(cityIdAtom);
  const signIn = useAtomValue(driverAtom);
  const storedLink = useAtomValue(linkAtom);
  const { readAt, query } = useProfile();
  const { balance } = profile;
  const history = operationsQuery(city ?? '', signIn ?? signedOut);
  const { data: operations, dataUpdatedAt } = useQuery({
    ...history,
    // Already before the page opens, so that what is new afterwards is known.
    enabled: storedLink !== undefined && city !== null && signIn !== undefined,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });
  const issuedLink = useIssuedLink<Kopecks>({
    ...purpose,
    // An older history would lack a refund that has increased the balance.
    readNews: (link) => topUpCredit(link, { balance: dataUpdatedAt >= readAt ? balance : undefined, operations }),
    queries: [query, history],
    baseline: {
      before: balance,
      known:
        operations && storedLink?.since !== undefined && dataUpdatedAt >= storedLink.at
          ? operationsBefore(operations, storedLink.since)
          : undefined,
    },
  });

  const requestLink = async (asked: TopUpValues, needsPhone: boolean): Promise<void> => {
    const { methodId, amount, phone } = asked;
    const parsed = parseAmount(amount);
    if (!signIn || !methodId || !('sum' in parsed)) return;
    const { sum } = parsed;
    // Read while the link is requested: a page that opens late counts as a popup.
    const reading = queryClient.fetchQuery({ ...history, staleTime: 0, retry: false }).catch(() => undefined);
    const reply = await issuedLink.requestLink(
      () => topUpBalance(queryClient, signIn, { methodId, sum, phone: needsPhone ? phoneForWire(phone) : undefined }),
      {
        asked: topUpLinkKey(asked),
        toPay: sum,
      },
      async (since) => {
        const current = await withTimeout(reading, historyWaitMs);
        return { before: balance, known: current && operationsBefore(current, since) };
      },
    );
    // Money from outside the balance needs a payment page.
    if (reply && reply !== 'link') issuedLink.setNotSent('badPage');
  };

  return {
    ...issuedLink,
    requestLink,
    link: issuedLink.linkFor(topUpLinkKey(values)),
    /** The credited sum; undefined until the money has arrived. */
    creditedSum: issuedLink.news,
  };
};
