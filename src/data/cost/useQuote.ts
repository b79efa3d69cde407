import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import type { NotSent } from '~/domain/payments/attempt';
import type { Quote } from '~/domain/money/quote';
import { cityAtom } from '~/state/currentCity';
import { driverAtom } from '~/state/session/signIn';
import { OutcomeError } from '../outcomeError';
import { quoteQuery, type QuoteRequest } from './quoteQuery';

const emptyRequest: QuoteRequest = { plate: '', durationMin: 0 };

/**
 * The server's price for a complete request. Nothing is requested for undefined. While a newer price loads, the last
 * one stays and is marked as old. `refusal` is the server's refusal with its `errorName`. `CostCalculationError` is
 * none (ERR-16).
 */
export const useQuote = (request: QuoteRequest | undefined) => {
  const city = useAtomValue(cityAtom);
  const signIn = useAtomValue(driverAtom);
  const query = useQuery({
    ...quoteQuery(city?.city ?? '', signIn, request ?? emptyRequest),
    enabled: city !== undefined && request !== undefined,
    placeholderData: keepPreviousData,
  });
  const outcome = query.error instanceof OutcomeError ? query.error.outcome : undefined;
  const isRequested = request !== undefined;
  const hasNoPrice = isRequested && outcome?.kind === 'refused' && outcome.errorName === 'CostCalculationError';
  // No login renews the guests' token, so the only option is to retry (F-38).
  const isGuestTokenInvalid =
    signIn === undefined &&
    (outcome?.kind === 'expired' || (outcome?.kind === 'refused' && outcome.errorName === 'TokenNotFound'));
  return {
    quote: isRequested && !query.isError ? query.data : undefined,
    isOld: query.isPlaceholderData,
    isLoading: isRequested && query.isFetching,
    refusal: isRequested && outcome?.kind === 'refused' && !hasNoPrice && !isGuestTokenInvalid ? outcome : undefined,
    /** True if the city cannot calculate a price for this request. */
    hasNoPrice,
    /** True without a usable answer. The form stays, and one tap retries. */
    isUnanswered:
      isRequested &&
      query.isError &&
      (isGuestTokenInvalid || (outcome?.kind !== 'refused' && outcome?.kind !== 'expired')),
    refetch: query.refetch,
    /**
     * Called at the tap. Returns why the displayed price must not be paid, if there is a reason. It requests the price
     * again, so that no driver pays more than was shown without another tap (F-15). If request or login has changed in
     * the meantime, the returned price may be older than the tap.
     */
    confirm: async (displayed: Quote): Promise<NotSent | undefined> => {
      const tappedAt = Date.now();
      const { data, error, dataUpdatedAt } = await query.refetch();
      if (!error) return dataUpdatedAt >= tappedAt && data?.total === displayed.total ? undefined : 'priceChanged';
      return error instanceof OutcomeError && error.outcome.kind === 'refused' ? 'noPrice' : 'noAnswer';
    },
  };
};
