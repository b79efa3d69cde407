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

/** Returns the page that the provider leads back to, where the purchase is shown. */
const returnHref = (): string => location.pathname.replace(/constructor\/*$/i, 'abonements');

type RequestedPurchase = Pick<SubscriptionPurchase, 'plate' | 'startDay' | 'methodId'>;

/** Returns the key of a purchase's link: the values of the form and the sum to pay, in kopecks. */
export const purchaseLinkKey = ({ plate, startDay = '', methodId = '' }: RequestedPurchase, toPay: Kopecks): string =>
  `${plate}|${startDay}|${methodId}|${toPay}`;

/**
 * Buys a subscription from the balance, or by a link to a provider's page, and follows it to its outcome. `search` is
 * the search that found the offer.
 */
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
  /** True once it is known that the reply has no redirect. With a redirect, nothing is bought yet. */
  const [hasNoRedirect, setHasNoRedirect] = useState(false);
  const [sumNow, setSumNow] = useState<Kopecks | 'gone'>(sum);

  /** Returns true if the current price is the one that was shown. If it differs or is unknown, the reason is shown. */
  const confirmPrice = async (displayedPrice: Kopecks): Promise<boolean> => {
    if (!signIn || city === undefined) return false;
    issuedLink.setNotSent(undefined);
    issuedLink.clear();
    try {
      const price = await requestOfferPrice(queryClient, city, signIn, code, search);
      // After a logout the cache returns its earlier data, which is not a price, and nothing more is read for that
      // person.
      if (!isStillSignedIn(city, signIn)) return false;
      if (price === displayedPrice) return true;
      setSumNow(price ?? 'gone');
      if (price !== undefined) issuedLink.setNotSent('priceChanged');
    } catch {
      issuedLink.setNotSent('noAnswer');
    }
    return false;
  };

  /** `toPay` is the sum to be paid to the provider. */
  const send = async (purchase: SubscriptionPurchase, toPay: Kopecks): Promise<void> => {
    if (!signIn || city === undefined) return;
    setHasNoRedirect(false);
    if (!(await confirmPrice(purchase.sum))) return;
    const isFromBalance = purchase.methodId === undefined;
    // A new order is recognised by comparing with the current permits. Without them, a link could never be known as
    // paid.
    const permitsQueryOptions = permitsQuery(city, signIn);
    const currentPermits = await queryClient
      .fetchQuery({ ...permitsQueryOptions, staleTime: 0 })
      .catch(() => queryClient.getQueryData(permitsQueryOptions.queryKey));
    if (!currentPermits && !isFromBalance) {
      issuedLink.setNotSent('noAnswer');
      return;
    }
    const reply = await issuedLink.requestLink(
      () => buySubscription(queryClient, signIn, purchase),
      {
        asked: purchaseLinkKey(purchase, toPay),
        plate: purchase.plate,
        toPay,
        known: currentPermits && orderNumbers(currentPermits),
      },
      () => Promise.resolve({}),
    );
    if (reply === 'link') return;
    // A page is required but missing, so the money has nowhere to go.
    const isBadPage = reply !== undefined && !isFromBalance && reply.refill !== 0;
    if (isBadPage) issuedLink.setNotSent('badPage');
    // Without an answer, only a purchase from the balance can have been made: a link charges nothing.
    setHasNoRedirect(reply ? !isBadPage : isFromBalance);
  };

  const phase = issuedLink.attemptStatus?.state.phase;
  // If the link was lost with the answer, a reading may have found that the city charged the balance instead.
  const mayBeBought =
    hasNoRedirect || (issuedLink.attemptStatus !== undefined && movesMoney(issuedLink.attemptStatus.attempt));
  const isBought = issuedLink.news === true || (mayBeBought && (phase === 'done' || phase === 'doneTwice'));
  const isRefused = phase === 'refused';
  useEffect(() => {
    // The balance may be the reason for a refusal, and a purchase changes it.
    if (isRefused || isBought) void refetch();
    if (isBought && city !== undefined && signIn)
      void queryClient.invalidateQueries({ queryKey: permitsKey(city, signIn) });
  }, [isRefused, isBought, refetch, queryClient, city, signIn]);

  return {
    ...issuedLink,
    send,
    confirmPrice,
    /** The current price; undefined if the offer is no longer sold. */
    sumNow: sumNow === 'gone' ? undefined : sumNow,
    isBought,
    isSending: phase === 'sending',
    /** True if the outcome is unknown. The same must not be bought again. */
    isUndecided:
      issuedLink.attemptStatus !== undefined && isOpen(issuedLink.attemptStatus.state) && phase !== 'sending',
  };
};
