import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { permitsKey, permitsQuery } from '~/data/permits/permitsQuery';
import { usePermits } from '~/data/permits/usePermits';
import { buySubscription, type SubscriptionPurchase } from '~/data/payments/buySubscription';
import { isStillSignedIn } from '~/data/payments/payAsDriver';
import { useIssuedLink } from '~/data/payments/useIssuedLink';
import { useProfile } from '~/data/profile/useProfile';
import { requestOfferPrice } from '~/data/subscriptions/requestOfferPrice';
import { offersQuery } from '~/data/subscriptions/offersQuery';
import { movesMoney } from '~/domain/payments/attempt';
import { isOpen } from '~/domain/payments/attempt.state';
import { isPermitIssued, orderNumbers } from '~/domain/permits/permit';
import type { Kopecks } from '~/domain/money/money';
import type { OfferSearch, SubscriptionOffer } from '~/domain/permits/subscription';
import { isSamePlate } from '~/domain/vehicle/plate';
import { cityAtom } from '~/state/currentCity';
import { issuedLinksAtom } from '~/state/payments/issuedLinks';

/** Where a provider's page leads back to: what was bought is told there. */
const returnHref = (): string => location.pathname.replace(/constructor\/?$/, 'abonements');

type RequestedPurchase = Pick<SubscriptionPurchase, 'plate' | 'startDay' | 'methodId'>;

/** One purchase as its form has it, and what it takes to pay it, in kopecks: the text that a link belongs to. */
export const purchaseLinkKey = ({ plate, startDay = '', methodId = '' }: RequestedPurchase, toPay: Kopecks): string =>
  `${plate}|${startDay}|${methodId}|${toPay}`;

/** Buys a subscription from the balance, or by a link to a provider's page; follows it to its ending. `search` is what the offer was found by. */
export const useSubscribe = ({ code, title, sum }: SubscriptionOffer, search?: OfferSearch) => {
  const queryClient = useQueryClient();
  const city = useAtomValue(cityAtom)?.city;
  const { signIn, refetch } = useProfile();
  const { permits, query } = usePermits();
  const links = useAtomValue(issuedLinksAtom);
  const onSale =
    city !== undefined && signIn ? queryClient.getQueryData(offersQuery(city, signIn).queryKey) : undefined;
  const otherTitles = (onSale ?? []).flatMap((one) => (one.code === code ? [] : one.title));
  const issuedLink = useIssuedLink<true>({
    kind: 'subscribe',
    target: code,
    readNews: ({ known, plate = '' }) => {
      const isOtherPending = links.some(
        (link) =>
          link.kind === 'subscribe' && link.target !== code && link.isOpened && isSamePlate(link.plate ?? '', plate),
      );
      return known &&
        permits &&
        isPermitIssued(permits, { known, vehiclePlate: plate, title, otherTitles, isOtherAwaited: isOtherPending })
        ? true
        : undefined;
    },
    queries: [query],
    baseline: { known: permits && orderNumbers(permits) },
    returnTo: returnHref,
  });
  /** Set once it is known that the reply names no page: one that does has bought nothing yet. */
  const [hasNoRedirect, setHasNoRedirect] = useState(false);
  const [sumNow, setSumNow] = useState<Kopecks | 'gone'>(sum);

  /** Is the price at the tap the one that was shown? Where it is not, or is not known, the reason is told. */
  const confirmPrice = async (shownPrice: Kopecks): Promise<boolean> => {
    if (!signIn || city === undefined) return false;
    issuedLink.setNotSent(undefined);
    issuedLink.clear();
    try {
      const price = await requestOfferPrice(queryClient, city, signIn, code, search);
      // What the memory goes back to when its person leaves is no price, and nothing more is read for them.
      if (!isStillSignedIn(city, signIn)) return false;
      if (price === shownPrice) return true;
      setSumNow(price ?? 'gone');
      if (price !== undefined) issuedLink.setNotSent('priceChanged');
    } catch {
      issuedLink.setNotSent('noAnswer');
    }
    return false;
  };

  /** `toPay` is what the provider is to be paid. */
  const send = async (purchase: SubscriptionPurchase, toPay: Kopecks): Promise<void> => {
    if (!signIn || city === undefined) return;
    setHasNoRedirect(false);
    if (!(await confirmPrice(purchase.sum))) return;
    const isFromBalance = purchase.methodId === undefined;
    // What the driver has by now is what a new order is told from: a link without it could never be known to be paid.
    const permitsQueryOptions = permitsQuery(city, signIn);
    const currentPermits = await queryClient
      .fetchQuery({ ...permitsQueryOptions, staleTime: 0 })
      .catch(() => queryClient.getQueryData(permitsQueryOptions.queryKey));
    if (!currentPermits && !isFromBalance) {
      issuedLink.setNotSent('noAnswer');
      return;
    }
    const reply = await issuedLink.requestLink(() => buySubscription(queryClient, signIn, purchase), {
      asked: purchaseLinkKey(purchase, toPay),
      plate: purchase.plate,
      toPay,
      known: currentPermits && orderNumbers(currentPermits),
    });
    if (reply === 'link') return;
    // No page where one is needed: the money can go nowhere.
    const isBadPage = reply !== undefined && !isFromBalance && reply.refill !== 0;
    if (isBadPage) issuedLink.setNotSent('badPage');
    // Without an answer only a purchase from the balance can have been made: a link charges nothing.
    setHasNoRedirect(reply ? !isBadPage : isFromBalance);
  };

  const phase = issuedLink.attemptStatus?.state.phase;
  // Where a link was lost on its way a reading may have found that the city took the balance instead.
  const mayBeBought =
    hasNoRedirect || (issuedLink.attemptStatus !== undefined && movesMoney(issuedLink.attemptStatus.attempt));
  const isBought = issuedLink.news === true || (mayBeBought && (phase === 'done' || phase === 'doneTwice'));
  const isRefused = phase === 'refused';
  useEffect(() => {
    // What is shown of the money may be the reason for a refusal, and is another after a purchase.
    if (isRefused || isBought) void refetch();
    if (isBought && city !== undefined && signIn)
      void queryClient.invalidateQueries({ queryKey: permitsKey(city, signIn) });
  }, [isRefused, isBought, refetch, queryClient, city, signIn]);

  return {
    ...issuedLink,
    send,
    confirmPrice,
    /** What it costs now; undefined where it is not sold any more. */
    sumNow: sumNow === 'gone' ? undefined : sumNow,
    isBought,
    isSending: phase === 'sending',
    /** Its ending is open: the same must not be bought again. */
    isUndecided:
      issuedLink.attemptStatus !== undefined && isOpen(issuedLink.attemptStatus.state) && phase !== 'sending',
  };
};
