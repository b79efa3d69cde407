import type { QueryKey } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect, useMemo, useState } from 'react';
import { dropLink, givenLinkAtom, keepLink, openedLink, type GivenLink, type LinkKind } from '~/state/givenLinks';
import { store } from '~/state/store';
import { driverAtom } from '~/state/signIn';
import { serverNow } from '~/state/clock';
import { forgetReturn, rememberReturn } from '~/state/returnAddress';
import { usePolling } from '../usePolling';
import { notePage } from './noteAttempt';
import { paymentPage } from './paymentPage';
import type { PaymentReply } from './paymentReply';
import type { RunResult } from './runAttempt';
import { useDriverRun } from './useDriverRun';

type Standing = Pick<GivenLink, 'before' | 'known'>;

interface About<News> {
  kind: LinkKind;
  target: string;
  /** What the city's state says now of the money of a link; undefined while it has not come. */
  read: (link: GivenLink) => News | undefined;
  /** What a link is judged by from here on, as it is now: taken again when its page opens. */
  standing: Standing;
  /** The queries that `read` goes by, in the order in which they are read while the money is awaited. */
  readFrom: readonly { queryKey: QueryKey }[];
  /** Where the payment page leads back to; here, where nothing is given. */
  returnTo?: () => string;
}

type Facts = Omit<GivenLink, 'kind' | 'target' | 'address' | 'at' | 'since' | 'isOpened'>;

/**
 * A link to a payment page, from asking for it until its money has come (PAY-07…PAY-10, PAY-16, PAY-20). It charges nothing by
 * itself. Once its page has been opened it may be paid: it stands until that is known, or until the driver says that it is not.
 */
export const useGivenLink = <News>({ kind, target, read, readFrom, standing, returnTo }: About<News>) => {
  const run = useDriverRun();
  const made = useAtomValue(useMemo(() => givenLinkAtom({ kind, target }), [kind, target]));
  const news = made && read(made);
  // What came before the window opened is told by the city's own lists.
  const [oldAt] = useState(news === undefined ? undefined : made?.at);
  const [told, setTold] = useState<{ at: number; news: News }>();
  // Kept apart from the link: what it is read by changes again with the next payment.
  if (made && news !== undefined && made.at !== oldAt && made.at !== told?.at) setTold({ at: made.at, news });

  const hasCome = news !== undefined;
  const page = made?.address;
  useEffect(() => {
    if (!hasCome) return;
    notePage(page);
    dropLink({ kind, target });
    forgetReturn();
  }, [hasCome, page, kind, target]);

  const address = made && !hasCome ? paymentPage(made.address) : undefined;
  const check = usePolling(readFrom, { isOn: address !== undefined && made?.isOpened === true });

  /** Asks for a link, once. Where the reply names no page, it is given: what it means is the form's to say. */
  const ask = async (send: () => Promise<RunResult>, facts: Facts): Promise<PaymentReply | 'link' | undefined> => {
    setTold(undefined);
    const [login, since] = [store.get(driverAtom)?.cacheKey, serverNow()];
    const reply = await run.run(send);
    if (!reply?.RedirectURL) return reply;
    run.stayHere();
    if (!paymentPage(reply.RedirectURL)) run.refuse('badPage');
    // It is nobody else's who has signed in meanwhile.
    else if (store.get(driverAtom)?.cacheKey === login)
      keepLink({ ...standing, ...facts, kind, target, address: reply.RedirectURL, at: Date.now(), since, isOpened: false });
    return 'link';
  };

  return {
    ...run,
    ask,
    /** The link for a form with this text. One that has been opened stands for every form. */
    linkFor: (asked: string) => (made && address !== undefined && (made.isOpened || made.asked === asked) ? { ...made, address } : undefined),
    /** Reads at once what tells that the money has come. */
    check,
    /** What came of a link while this window was open. */
    news: told?.news,
    /** The driver goes to the page: from now on the city's state tells. */
    open: (): void => {
      if (!made) return;
      rememberReturn(returnTo?.());
      keepLink(openedLink(made, standing));
    },
    /** Something else is filled in, or the driver says that it has not been paid. */
    drop: (): void => {
      if (!made) return;
      dropLink({ kind, target });
      if (made.isOpened) forgetReturn();
    },
  };
};

/** What `useGivenLink` says of a link that may be opened. */
export type OpenableLink = NonNullable<ReturnType<ReturnType<typeof useGivenLink>['linkFor']>>;
