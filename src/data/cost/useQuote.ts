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
 * The server's price for a complete request; undefined asks for nothing. While a newer price is under way the last one
 * stays, marked old. `errorName` is the server's refusal; `CostCalculationError` is silent (document 1, section 8).
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
  // The token of guests, which no login renews: all that is left is to ask again (F-38).
  const isGuestTokenInvalid =
    signIn === undefined &&
    (outcome?.kind === 'expired' || (outcome?.kind === 'refused' && outcome.errorName === 'TokenNotFound'));
  return {
    quote: isRequested && !query.isError ? query.data : undefined,
    isOld: query.isPlaceholderData,
    isLoading: isRequested && query.isFetching,
    refusal:
      isRequested && outcome?.kind === 'refused' && outcome.errorName !== 'CostCalculationError' && !isGuestTokenInvalid
        ? outcome
        : undefined,
    /** No usable answer: the form stays, and asking again is one tap. */
    isUnanswered:
      isRequested &&
      query.isError &&
      (isGuestTokenInvalid || (outcome?.kind !== 'refused' && outcome?.kind !== 'expired')),
    refetch: query.refetch,
    /**
     * Asked at the tap: why what was seen may not be paid, if anything. The price is asked for anew, so that nobody is charged more
     * than they saw without another tap (`reliability.md`, F-15). Where the question or the login is another by then, what comes is a
     * price from before the tap.
     */
    confirm: async (displayed: Quote): Promise<NotSent | undefined> => {
      const tappedAt = Date.now();
      const { data, error, dataUpdatedAt } = await query.refetch();
      if (!error) return dataUpdatedAt >= tappedAt && data?.total === displayed.total ? undefined : 'priceChanged';
      return error instanceof OutcomeError && error.outcome.kind === 'refused' ? 'noPrice' : 'noAnswer';
    },
  };
};
