import { useAtomValue } from 'jotai';
import { useEffect, useMemo, useState } from 'react';
import { dropLink, givenLinkAtom, keepLink, type GivenLink, type LinkKind } from '~/state/givenLinks';
import { forgetReturn, rememberReturn } from '~/state/returnAddress';
import { paymentPage } from './paymentPage';
import type { PaymentReply, RunResult } from './runAttempt';
import { useDriverRun } from './useDriverRun';

interface About<News> {
  kind: LinkKind;
  target: string;
  /** What the city's state says now of the money of a link; undefined while it has not come. */
  read: (link: GivenLink) => News | undefined;
  /** Where the payment page leads back to; here, where nothing is given. */
  returnTo?: () => string;
}

type Facts = Omit<GivenLink, 'kind' | 'target' | 'address' | 'at' | 'isOpened'>;

/**
 * A link to a payment page, from asking for it until its money has come (PAY-07…PAY-10, PAY-16, PAY-20). It charges nothing by
 * itself. Once its page has been opened it may be paid: it stands until that is known, or until the driver says that it is not.
 */
export const useGivenLink = <News>({ kind, target, read, returnTo }: About<News>) => {
  const run = useDriverRun();
  const made = useAtomValue(useMemo(() => givenLinkAtom({ kind, target }), [kind, target]));
  const news = made && read(made);
  // What came before the window opened is told by the city's own lists.
  const [oldAt] = useState(news === undefined ? undefined : made?.at);
  const [told, setTold] = useState<{ at: number; news: News }>();
  // Kept apart from the link: what it is read by changes again with the next payment.
  if (made && news !== undefined && made.at !== oldAt && made.at !== told?.at) setTold({ at: made.at, news });

  const hasCome = news !== undefined;
  useEffect(() => {
    if (!hasCome) return;
    dropLink({ kind, target });
    forgetReturn();
  }, [hasCome, kind, target]);

  const address = made && !hasCome ? paymentPage(made.address) : undefined;

  /** Asks for a link, once. Where the reply names no page, it is given: what it means is the form's to say. */
  const ask = async (send: () => Promise<RunResult>, facts: Facts): Promise<PaymentReply | 'link' | undefined> => {
    setTold(undefined);
    const reply = await run.run(send);
    if (!reply?.RedirectURL) return reply;
    forgetReturn();
    if (paymentPage(reply.RedirectURL)) keepLink({ ...facts, kind, target, address: reply.RedirectURL, at: Date.now(), isOpened: false });
    else run.refuse('badPage');
    return 'link';
  };

  return {
    ...run,
    ask,
    /** The link for a form with this text. One that has been opened stands for every form. */
    linkFor: (asked: string) => (made && address !== undefined && (made.isOpened || made.asked === asked) ? { ...made, address } : undefined),
    /** What came of a link while this window was open. */
    news: told?.news,
    /** The driver goes to the page: from now on the city's state tells. */
    open: (): void => {
      if (!made) return;
      rememberReturn(returnTo?.());
      keepLink({ ...made, isOpened: true });
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
