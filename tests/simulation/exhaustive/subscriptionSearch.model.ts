import { canSearch, searchFlow, startSearch, type SearchState } from '~/domain/permits/subscriptionSearch.flow';
import type { Model } from './explore';

interface Environment {
  state: SearchState;
  /** Searches under way: their number and the requested days. */
  pendingSearches: readonly { search: number; days: number | undefined }[];
  changes: number;
}

const startDays = { today: '2026-11-28', first: '2026-11-28', last: '2026-12-28' };

/**
 * The constructor as used by `useSubscriptionSearch.ts`: one search per tap, whose answers arrive in any order or
 * never.
 */
export const subscriptionSearchModel = (play = searchFlow): Model<Environment> => {
  const deliver =
    (index: number, isFound: boolean) =>
    (environment: Environment): Environment | undefined => {
      const one = environment.pendingSearches[index];
      if (!one) return undefined;
      const offers = [{ code: `for ${one.days} days`, title: '', sum: 100, zones: [] }];
      const state = play(
        environment.state,
        isFound ? { type: 'found', search: one.search, offers } : { type: 'failed', search: one.search },
      );
      return { ...environment, state, pendingSearches: environment.pendingSearches.toSpliced(index, 1) };
    };
  const change =
    (days: number) =>
    (environment: Environment): Environment | undefined =>
      environment.changes === 3 || environment.state.values.days === days
        ? undefined
        : {
            ...environment,
            state: searchFlow(environment.state, { type: 'change', values: { days } }),
            changes: environment.changes + 1,
          };
  return {
    initial: {
      state: searchFlow(startSearch(startDays.today), { type: 'change', values: { zones: ['1'] } }),
      pendingSearches: [],
      changes: 0,
    },
    moves: {
      'the car and the usual days are known': (environment) => ({
        ...environment,
        state: searchFlow(environment.state, { type: 'suggest', values: { plate: 'А123ВС77', days: 30 } }),
      }),
      '30 days are chosen': change(30),
      '90 days are chosen': change(90),
      'a tap searches': (environment) =>
        canSearch(environment.state, startDays) && environment.state.searches < 4
          ? {
              ...environment,
              state: searchFlow(environment.state, { type: 'search' }),
              pendingSearches: [
                ...environment.pendingSearches,
                { search: environment.state.searches + 1, days: environment.state.values.days },
              ],
            }
          : undefined,
      'the first answer comes': deliver(0, true),
      'a later answer comes': deliver(1, true),
      'the last answer comes': deliver(2, true),
      'the first answer is lost': deliver(0, false),
      'a later answer is lost': deliver(1, false),
    },
    check: ({ state }, move, before) => {
      const { stage, values } = state;
      if (stage.name === 'found' && stage.offers[0]?.code !== `for ${values.days} days`)
        return 'offers of other values are shown';
      if (move.includes('answer') && before.state.stage.name !== 'searching' && state !== before.state)
        return 'an older answer is heard';
      if (
        move.startsWith('the car') &&
        before.state.values.days !== undefined &&
        values.days !== before.state.values.days
      )
        return 'what was chosen is changed by itself';
      if (move === 'a tap searches' && state.searches !== before.state.searches + 1) return 'a tap searches not once';
      return undefined;
    },
    isEnding: ({ state }) => state.stage.name === 'found' || state.searches === 4 || state.stage.name === 'asking',
  };
};
