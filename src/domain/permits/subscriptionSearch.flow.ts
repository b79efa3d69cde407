import type { Kopecks } from '../money/money';
import { checkSearchDay, type Day, type StartDayError, type StartDays } from './subscription';

/** A zone in the constructor. Special zones are more expensive and not sold for long periods. */
export interface SearchZone {
  code: string;
  isSpecial: boolean;
}

/** A search result. */
export interface FoundOffer {
  code: string;
  title: string;
  /** The kind, as the server names it. */
  type?: string;
  sum: Kopecks;
  zones: string[];
  /** The first day, if the server sends it. */
  startDay?: Day;
}

export interface SearchValues {
  plate?: string;
  zones: readonly string[];
  startDay: Day;
  /** The number of days. */
  days?: number;
}

/** The constructor of subscriptions: the search parameters and the state of the result. */
export interface SearchState {
  values: SearchValues;
  /** Fields that the driver has changed, so that their errors may be shown. */
  touched: { [Name in keyof SearchValues]?: true };
  stage:
    | { name: 'asking' }
    | { name: 'searching'; search: number }
    | { name: 'found'; offers: readonly FoundOffer[] }
    | { name: 'failed'; message?: string };
  /** The number of searches so far. Results of older searches are ignored. */
  searches: number;
}

export type SearchEvent =
  /** Default values. They never overwrite a value that is filled in. */
  | { type: 'suggest'; values: Partial<SearchValues> }
  | { type: 'change'; values: Partial<SearchValues> }
  | { type: 'search' }
  | { type: 'found'; search: number; offers: readonly FoundOffer[] }
  | { type: 'failed'; search: number; message?: string };

export const startSearch = (startDay: Day): SearchState => ({
  values: { zones: [], startDay },
  touched: {},
  stage: { name: 'asking' },
  searches: 0,
});

export const searchFlow = (state: SearchState, event: SearchEvent): SearchState => {
  switch (event.type) {
    case 'suggest':
      return { ...state, values: { ...event.values, ...withoutGaps(state.values) } };
    case 'change': {
      const touched = Object.fromEntries(Object.keys(event.values).map((name) => [name, true]));
      return {
        ...state,
        values: { ...state.values, ...event.values },
        touched: { ...state.touched, ...touched },
        stage: { name: 'asking' },
      };
    }
    case 'search': {
      if (state.stage.name === 'searching' || state.stage.name === 'found') return state;
      const search = state.searches + 1;
      return { ...state, searches: search, stage: { name: 'searching', search } };
    }
    case 'found':
      return isAwaited(state, event.search) ? { ...state, stage: { name: 'found', offers: event.offers } } : state;
    case 'failed':
      return isAwaited(state, event.search) ? { ...state, stage: { name: 'failed', message: event.message } } : state;
  }
};

const isAwaited = ({ stage }: SearchState, search: number): boolean =>
  stage.name === 'searching' && stage.search === search;

const withoutGaps = ({ plate, days, ...rest }: SearchValues): SearchValues => ({
  ...rest,
  ...(plate === undefined ? {} : { plate }),
  ...(days === undefined ? {} : { days }),
});

export interface SearchErrors {
  plate?: 'NoVehicle';
  zones?: 'NoZone';
  startDay?: Extract<StartDayError, 'NoDate' | 'PastDate'>;
}

/** Validates a search (VAL-69). The days on which a subscription may begin limit the purchase, not the search. */
export const searchErrors = (values: SearchValues, { today }: Pick<StartDays, 'today'>): SearchErrors => {
  const startDay = checkSearchDay(values.startDay, today);
  return {
    ...(values.plate === undefined ? { plate: 'NoVehicle' } : {}),
    ...(values.zones.length === 0 ? { zones: 'NoZone' } : {}),
    ...(startDay ? { startDay } : {}),
  };
};

/**
 * True if "Next" may search: the values are valid and have changed since the last result. After a failed search they
 * need not change. Where the city offers no duration there is nothing to search for.
 */
export const canSearch = ({ values, stage }: SearchState, startDays: Pick<StartDays, 'today'>): boolean =>
  (stage.name === 'asking' || stage.name === 'failed') &&
  values.days !== undefined &&
  Object.keys(searchErrors(values, startDays)).length === 0;
