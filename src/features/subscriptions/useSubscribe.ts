import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { benefitsKey, benefitsQuery } from '~/data/benefits/benefitsQuery';
import { useBenefits } from '~/data/benefits/useBenefits';
import { buySubscription, type SubscriptionPurchase } from '~/data/payments/buySubscription';
import { isStillIn } from '~/data/payments/payAsDriver';
import { useGivenLink } from '~/data/payments/useGivenLink';
import { useProfile } from '~/data/profile/useProfile';
import { askPrice } from '~/data/subscriptions/askPrice';
import { offersQuery } from '~/data/subscriptions/offersQuery';
import { movesMoney } from '~/domain/attempt';
import { isOpen } from '~/domain/attempt.state';
import { hasCome, orderNumbers } from '~/domain/benefit';
import type { Kopecks } from '~/domain/money';
import type { OfferSearch, SubscriptionOffer } from '~/domain/subscription';
import { isSamePlate } from '~/domain/plate';
import { cityAtom } from '~/state/city';
import { ownLinksAtom } from '~/state/givenLinks';

/** Where a provider's page leads back to: what was bought is told there. */
const returnHref = (): string => location.pathname.replace(/constructor\/?$/, 'abonements');

type Asked = Pick<SubscriptionPurchase, 'plate' | 'startDay' | 'methodId'>;

/** One purchase as its form has it, and what it takes to pay it, in kopecks: the text that a link belongs to. */
export const purchaseAsked = ({ plate, startDay = '', methodId = '' }: Asked, toPay: Kopecks): string => `${plate}|${startDay}|${methodId}|${toPay}`;

/** Buys a subscription from the balance, or by a link to a provider's page; follows it to its ending. `search` is what the offer was found by. */
export const useSubscribe = ({ code, title, sum }: SubscriptionOffer, search?: OfferSearch) => {
  const queryClient = useQueryClient();
  const city = useAtomValue(cityAtom)?.city;
  const { signIn, refetch } = useProfile();
  const { benefits, query } = useBenefits();
  const links = useAtomValue(ownLinksAtom);
  const onSale = city !== undefined && signIn ? queryClient.getQueryData(offersQuery(city, signIn).queryKey) : undefined;
  const otherTitles = (onSale ?? []).flatMap((one) => (one.code === code ? [] : one.title));
  const given = useGivenLink<true>({
    kind: 'subscribe',
    target: code,
    read: ({ known, plate = '' }) => {
      const isOtherAwaited = links.some(
        (link) => link.kind === 'subscribe' && link.target !== code && link.isOpened && isSamePlate(link.plate ?? '', plate),
      );
      return known && benefits && hasCome(benefits, { known, car: plate, title, otherTitles, isOtherAwaited }) ? true : undefined;
    },
    readFrom: [query],
    standing: { known: benefits && orderNumbers(benefits) },
    returnTo: returnHref,
  });
  /** Set once it is known that the reply names no page: one that does has bought nothing yet. */
  const [staysHere, setStaysHere] = useState(false);
  const [sumNow, setSumNow] = useState<Kopecks | 'gone'>(sum);

  /** Is the price at the tap the one that was shown? Where it is not, or is not known, the reason is told. */
  const isPriceTrue = async (shown: Kopecks): Promise<boolean> => {
    if (!signIn || city === undefined) return false;
    given.refuse(undefined);
    given.clear();
    try {
      const price = await askPrice(queryClient, city, signIn, code, search);
      // What the memory goes back to when its person leaves is no price, and nothing more is read for them.
      if (!isStillIn(city, signIn)) return false;
      if (price === shown) return true;
      setSumNow(price ?? 'gone');
      if (price !== undefined) given.refuse('priceChanged');
    } catch {
      given.refuse('noAnswer');
    }
    return false;
  };

  /** `toPay` is what the provider is to be paid. */
  const send = async (purchase: SubscriptionPurchase, toPay: Kopecks): Promise<void> => {
    if (!signIn || city === undefined) return;
    setStaysHere(false);
    if (!(await isPriceTrue(purchase.sum))) return;
    const isFromBalance = purchase.methodId === undefined;
    // What the driver has by now is what a new order is told from: a link without it could never be known to be paid.
    const rights = benefitsQuery(city, signIn);
    const had = await queryClient.fetchQuery({ ...rights, staleTime: 0 }).catch(() => queryClient.getQueryData(rights.queryKey));
    if (!had && !isFromBalance) {
      given.refuse('noAnswer');
      return;
    }
    const reply = await given.ask(() => buySubscription(queryClient, signIn, purchase), {
      asked: purchaseAsked(purchase, toPay),
      plate: purchase.plate,
      toPay,
      known: had && orderNumbers(had),
    });
    if (reply === 'link') return;
    // No page where one is needed: the money can go nowhere.
    const isBadPage = reply !== undefined && !isFromBalance && reply.refill !== 0;
    if (isBadPage) given.refuse('badPage');
    // Without an answer only a purchase from the balance can have been made: a link charges nothing.
    setStaysHere(reply ? !isBadPage : isFromBalance);
  };

  const phase = given.trace?.state.phase;
  // Where a link was lost on its way a reading may have found that the city took the balance instead.
  const mayBeBought = staysHere || (given.trace !== undefined && movesMoney(given.trace.attempt));
  const isBought = given.news === true || (mayBeBought && (phase === 'done' || phase === 'doneTwice'));
  const isRefused = phase === 'refused';
  useEffect(() => {
    // What is shown of the money may be the reason for a refusal, and is another after a purchase.
    if (isRefused || isBought) void refetch();
    if (isBought && city !== undefined && signIn) void queryClient.invalidateQueries({ queryKey: benefitsKey(city, signIn) });
  }, [isRefused, isBought, refetch, queryClient, city, signIn]);

  return {
    ...given,
    send,
    isPriceTrue,
    /** What it costs now; undefined where it is not sold any more. */
    sumNow: sumNow === 'gone' ? undefined : sumNow,
    isBought,
    isSending: phase === 'sending',
    /** Its ending is open: the same must not be bought again. */
    isUndecided: given.trace !== undefined && isOpen(given.trace.state) && phase !== 'sending',
  };
};
