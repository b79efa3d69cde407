import type { Kopecks } from '../money/money';
import { checkStartDay, type Day, type StartDayError, type StartDays } from './subscription';

/** A zone for which a subscription can be put together; special ones are dearer, and not sold for long. */
export interface SearchZone {
  code: string;
  isSpecial: boolean;
}

/** What fits a search. */
export interface FoundOffer {
  code: string;
  title: string;
  /** What kind of permission it is, in the server's words. */
  type?: string;
  sum: Kopecks;
  zones: string[];
  /** From when, where the server says so. */
  startDay?: Day;
}

export interface SearchValues {
  plate?: string;
  zones: readonly string[];
  startDay: Day;
  /** For how many days. */
  days?: number;
}

/** The constructor of subscriptions: what is asked for, and how far the answer is (document 2, sections 2 and 4). */
export interface SearchState {
  values: SearchValues;
  /** What the driver has been at: its faults may be shown. */
  touched: { [Name in keyof SearchValues]?: true };
  stage:
    | { name: 'asking' }
    | { name: 'searching'; search: number }
    | { name: 'found'; offers: readonly FoundOffer[] }
    | { name: 'failed'; message?: string };
  /** How many searches there were: the answer of an older one is nobody's. */
  searches: number;
}

export type SearchEvent =
  /** What can be known without asking; nothing that is filled in is changed by it. */
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
  startDay?: StartDayError;
  days?: 'NoDuration';
}

/** What is wrong with a search (VAL-69). */
export const searchErrors = (values: SearchValues, startDays: StartDays): SearchErrors => {
  const startDay = checkStartDay(values.startDay, startDays);
  return {
    ...(values.plate === undefined ? { plate: 'NoVehicle' } : {}),
    ...(values.zones.length === 0 ? { zones: 'NoZone' } : {}),
    ...(startDay ? { startDay } : {}),
    ...(values.days === undefined ? { days: 'NoDuration' } : {}),
  };
};

/** "Next" asks for a search without a fault, once: after an answer something must change first, unless there was none. */
export const canSearch = ({ values, stage }: SearchState, startDays: StartDays): boolean =>
  (stage.name === 'asking' || stage.name === 'failed') && Object.keys(searchErrors(values, startDays)).length === 0;
