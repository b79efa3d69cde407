import type { QueryKey } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect, useMemo, useState } from 'react';
import {
  dropLink,
  issuedLinkAtom,
  saveLink,
  openedLink,
  type IssuedLink,
  type LinkKind,
} from '~/state/payments/issuedLinks';
import { store } from '~/state/store';
import { driverAtom } from '~/state/session/signIn';
import { serverNow } from '~/state/clock';
import { clearReturnAddress, saveReturnAddress } from '~/state/session/returnAddress';
import { usePolling } from '../usePolling';
import { recordPagePayment } from './recordAttempt';
import { paymentPage } from './paymentPage';
import type { PaymentReply } from './paymentReply';
import type { RunResult } from './runAttempt';
import { useDriverRun } from './useDriverRun';

type LinkBaseline = Pick<IssuedLink, 'before' | 'known'>;

interface IssuedLinkOptions<News> {
  kind: LinkKind;
  target: string;
  /** What the city's state says now of the money of a link; undefined while it has not come. */
  readNews: (link: IssuedLink) => News | undefined;
  /** What a link is judged by from here on, as it is now: taken again when its page opens. */
  baseline: LinkBaseline;
  /** The queries that `read` goes by, in the order in which they are read while the money is awaited. */
  queries: readonly { queryKey: QueryKey }[];
  /** Where the payment page leads back to; here, where nothing is given. */
  returnTo?: () => string;
}

type LinkDetails = Omit<IssuedLink, 'kind' | 'target' | 'address' | 'at' | 'since' | 'isOpened'>;

/**
 * A link to a payment page, from asking for it until its money has come (PAY-07…PAY-10, PAY-16, PAY-20). It charges nothing by
 * itself. Once its page has been opened it may be paid: it stands until that is known, or until the driver says that it is not.
 */
export const useIssuedLink = <News>({
  kind,
  target,
  readNews,
  queries,
  baseline,
  returnTo,
}: IssuedLinkOptions<News>) => {
  const run = useDriverRun();
  const link = useAtomValue(useMemo(() => issuedLinkAtom({ kind, target }), [kind, target]));
  const news = link && readNews(link);
  // What came before the window opened is told by the city's own lists.
  const [earlierLinkAt] = useState(news === undefined ? undefined : link?.at);
  const [reported, setReported] = useState<{ at: number; news: News }>();
  // Kept apart from the link: what it is read by changes again with the next payment.
  if (link && news !== undefined && link.at !== earlierLinkAt && link.at !== reported?.at)
    setReported({ at: link.at, news });

  const hasArrived = news !== undefined;
  const page = link?.address;
  useEffect(() => {
    if (!hasArrived) return;
    recordPagePayment(page);
    dropLink({ kind, target });
    clearReturnAddress();
  }, [hasArrived, page, kind, target]);

  const address = link && !hasArrived ? paymentPage(link.address) : undefined;
  const check = usePolling(queries, { isOn: address !== undefined && link?.isOpened === true });

  /** Asks for a link, once. Where the reply names no page, it is given: what it means is the form's to say. */
  const requestLink = async (
    send: () => Promise<RunResult>,
    details: LinkDetails,
  ): Promise<PaymentReply | 'link' | undefined> => {
    setReported(undefined);
    const [login, since] = [store.get(driverAtom)?.cacheKey, serverNow()];
    const reply = await run.run(send);
    if (!reply?.RedirectURL) return reply;
    run.stayHere();
    if (!paymentPage(reply.RedirectURL)) run.setNotSent('badPage');
    // It is nobody else's who has signed in meanwhile.
    else if (store.get(driverAtom)?.cacheKey === login)
      saveLink({
        ...baseline,
        ...details,
        kind,
        target,
        address: reply.RedirectURL,
        at: Date.now(),
        since,
        isOpened: false,
      });
    return 'link';
  };

  return {
    ...run,
    requestLink,
    /** The link for a form with this text. One that has been opened stands for every form. */
    linkFor: (linkKey: string) =>
      link && address !== undefined && (link.isOpened || link.asked === linkKey) ? { ...link, address } : undefined,
    /** Reads at once what tells that the money has come. */
    check,
    /** What came of a link while this window was open. */
    news: reported?.news,
    /** The driver goes to the page: from now on the city's state tells. */
    open: (): void => {
      if (!link) return;
      saveReturnAddress(returnTo?.());
      saveLink(openedLink(link, baseline));
    },
    /** Something else is filled in, or the driver says that it has not been paid. */
    drop: (): void => {
      if (!link) return;
      dropLink({ kind, target });
      if (link.isOpened) clearReturnAddress();
    },
  };
};

/** What `useIssuedLink` says of a link that may be opened. */
export type OpenableLink = NonNullable<ReturnType<ReturnType<typeof useIssuedLink>['linkFor']>>;
