import type { QueryClient } from '@tanstack/react-query';
import type { Kopecks } from '~/domain/money/money';
import type { OfferSearch } from '~/domain/permits/subscription';
import type { SignIn } from '~/state/session/signIn';
import { foundOffersQuery } from './constructorQueries';
import { offersQuery } from './offersQuery';

/**
 * Requests the current price of a subscription. Undefined if it is no longer sold. Throws if the city does not answer.
 */
export const requestOfferPrice = async (
  queryClient: QueryClient,
  city: string,
  signIn: SignIn,
  code: string,
  search?: OfferSearch,
): Promise<Kopecks | undefined> => {
  const offers = search
    ? await queryClient.fetchQuery(foundOffersQuery(city, signIn, search))
    : await queryClient.fetchQuery({ ...offersQuery(city, signIn), staleTime: 0 });
  return offers.find((offer) => offer.code === code)?.sum;
};
