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
import type { Instant } from '~/domain/time/cityTime';
import { openPage } from '~/platform/redirectTo';
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
  /** Reads from the city's state what has become of a link's money. Undefined until the money has arrived. */
  readNews: (link: IssuedLink) => News | undefined;
  /** The current values that a link is judged against. They are taken again when its page opens. */
  baseline: LinkBaseline;
  /** The queries that `readNews` depends on, in the order in which they are polled while the money is awaited. */
  queries: readonly { queryKey: QueryKey }[];
  /** The address that the payment page leads back to. Defaults to this page. */
  returnTo?: () => string;
}

type LinkDetails = Omit<IssuedLink, 'kind' | 'target' | 'address' | 'at' | 'since' | 'isOpened'>;

/**
 * A link to a payment page, from its request until its money has arrived (PAY-07…PAY-10, PAY-16, PAY-20). The link
 * itself charges nothing. Once opened, it may be paid. It stays until that is known or the driver states that nothing
 * was paid.
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
  const login = useAtomValue(driverAtom)?.cacheKey;
  const storedLink = useAtomValue(useMemo(() => issuedLinkAtom({ kind, target }), [kind, target]));
  const [reported, setReported] = useState<{ at: number; news: News }>();
  // Another tab that sees the money arrive drops the link. This one still waits, until it sees the same.
  const [awaited, setAwaited] = useState<{ link: IssuedLink; login: string | undefined }>();
  const isAwaited = awaited && awaited.login === login && awaited.link.at !== reported?.at;
  const link = storedLink ?? (isAwaited ? awaited.link : undefined);
  const news = link && readNews(link);
  const isOver = news !== undefined || storedLink?.isOpened === false;
  if (isOver && awaited) setAwaited(undefined);
  else if (!isOver && storedLink && storedLink.at !== awaited?.link.at) setAwaited({ link: storedLink, login });
  // Money that arrived before the dialog opened is already visible in the city's lists.
  const [earlierLinkAt] = useState(news === undefined ? undefined : link?.at);
  // Stored apart from the link, because the data behind `readNews` changes again with the next payment.
  if (link && news !== undefined && link.at !== earlierLinkAt && link.at !== reported?.at)
    setReported({ at: link.at, news });

  const hasArrived = news !== undefined;
  const openAddress = link?.address;
  useEffect(() => {
    if (!hasArrived) return;
    recordPagePayment(openAddress);
    dropLink({ kind, target });
    clearReturnAddress();
  }, [hasArrived, openAddress, kind, target]);

  const address = link && !hasArrived ? paymentPage(link.address) : undefined;
  const check = usePolling(queries, { isOn: address !== undefined && link?.isOpened === true });

  /**
   * Opens the page of a link by the tap that has requested it. It counts as opened before, because a phone may close this
   * page behind the new one. If the browser forbids new pages, the link stays for another tap.
   */
  const openByTap = (issued: IssuedLink, page: string, current: LinkBaseline): void => {
    if (store.get(issuedLinkAtom({ kind, target }))?.at !== issued.at) return;
    saveReturnAddress(returnTo?.());
    saveLink(openedLink(issued, current));
    if (openPage(page)) return;
    saveLink(issued);
    clearReturnAddress();
  };

  /**
   * Requests a link, once. Returns a reply without a payment page as it is, because the form interprets it. With
   * `takeBaseline` the page is opened as soon as the link is there and the baseline was taken.
   */
  const requestLink = async (
    send: () => Promise<RunResult>,
    details: LinkDetails,
    takeBaseline?: (since: Instant) => Promise<LinkBaseline>,
  ): Promise<PaymentReply | 'link' | undefined> => {
    setReported(undefined);
    const [requester, since] = [store.get(driverAtom)?.cacheKey, serverNow()];
    const reply = await run.run(send);
    if (!reply?.RedirectURL) return reply;
    run.stayHere();
    const page = paymentPage(reply.RedirectURL);
    if (page === undefined) run.setNotSent('badPage');
    // The link must not go to another person who has signed in since.
    else if (store.get(driverAtom)?.cacheKey === requester) {
      const issued: IssuedLink = {
        ...baseline,
        ...details,
        kind,
        target,
        address: reply.RedirectURL,
        at: Date.now(),
        since,
        isOpened: false,
      };
      saveLink(issued);
      if (takeBaseline) openByTap(issued, page, await takeBaseline(since));
    }
    return 'link';
  };

  return {
    ...run,
    requestLink,
    /** Returns the link for a form with this key. An opened link applies to every form. */
    linkFor: (linkKey: string) =>
      link && address !== undefined && (link.isOpened || link.asked === linkKey) ? { ...link, address } : undefined,
    /** Checks at once whether the money has arrived. */
    check,
    /** The result of a link while this dialog was open. */
    news: reported?.news,
    /** Called when the driver opens the payment page. From then on the city's state decides. */
    open: (): void => {
      if (!link) return;
      saveReturnAddress(returnTo?.());
      saveLink(openedLink(link, baseline));
    },
    /** Discards the link because the form has changed or the driver states that nothing was paid. */
    drop: (): void => {
      if (!link) return;
      setAwaited(undefined);
      dropLink({ kind, target });
      if (link.isOpened) clearReturnAddress();
    },
  };
};

/** A link from `useIssuedLink` that is safe to open. */
export type OpenableLink = NonNullable<ReturnType<ReturnType<typeof useIssuedLink>['linkFor']>>;
