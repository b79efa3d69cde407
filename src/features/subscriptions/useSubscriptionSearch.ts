import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect, useReducer } from 'react';
import { OutcomeError } from '~/data/outcomeError';
import { foundOffersQuery } from '~/data/subscriptions/constructorQueries';
import { moveDay, type StartDays } from '~/domain/permits/subscription';
import {
  canSearch,
  searchErrors,
  searchFlow,
  startSearch,
  type SearchErrors,
  type SearchValues,
} from '~/domain/permits/subscriptionSearch.flow';
import { errorText } from '~/i18n/errorText';
import { cityAtom } from '~/state/currentCity';
import { driverAtom } from '~/state/session/signIn';

/** The initial values of a search in which nothing was chosen yet. */
type Suggestion = Pick<SearchValues, 'plate' | 'days'>;

/** Returns tomorrow (CONST-32), or the first day that the city allows if that is later. */
const defaultStart = ({ today, first }: StartDays): string => {
  const tomorrow = moveDay(today, 1);
  return tomorrow < first ? first : tomorrow;
};

/** Returns the text of a refusal by the server. Any other error only allows another try. */
const messageOf = (error: unknown): string | undefined =>
  error instanceof OutcomeError && error.outcome.kind === 'refused'
    ? errorText(error.outcome.errorName, error.outcome.message)
    : undefined;

/** The constructor's form, and the search for matching offers. */
export const useSubscriptionSearch = (startDays: StartDays, { plate, days }: Suggestion) => {
  const queryClient = useQueryClient();
  const city = useAtomValue(cityAtom)?.city;
  const signIn = useAtomValue(driverAtom);
  const [state, dispatch] = useReducer(searchFlow, undefined, () => startSearch(defaultStart(startDays)));
  const { values } = state;
  useEffect(() => dispatch({ type: 'suggest', values: { plate, days } }), [plate, days]);

  const errors = searchErrors(values, startDays);
  const isReady = canSearch(state, startDays);
  const search = async (): Promise<void> => {
    if (!isReady || city === undefined || !signIn || values.days === undefined) return;
    const number = state.searches + 1;
    dispatch({ type: 'search' });
    try {
      const { zones, startDay } = values;
      const offers = await queryClient.fetchQuery(
        foundOffersQuery(city, signIn, { zones, startDay, days: values.days }),
      );
      dispatch({ type: 'found', search: number, offers });
    } catch (error) {
      dispatch({ type: 'failed', search: number, message: messageOf(error) });
    }
  };

  return {
    values,
    stage: state.stage,
    isReady,
    search,
    change: (changed: Partial<SearchValues>): void => dispatch({ type: 'change', values: changed }),
    /** Returns the error of a field that the driver has touched. */
    error: <Name extends keyof SearchErrors>(name: Name): SearchErrors[Name] =>
      state.touched[name] ? errors[name] : undefined,
  };
};
