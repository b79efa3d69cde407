import { canSearch, searchFlow, startSearch, type SearchState } from '~/domain/subscriptionSearch.flow';
import type { Model } from './explore';

interface World {
  state: SearchState;
  /** Searches under way: their number and what they look for. */
  asked: readonly { search: number; days: number | undefined }[];
  changes: number;
}

const startDays = { today: '2026-11-28', first: '2026-11-28', last: '2026-12-28' };

/** The constructor as `useConstructor.ts` uses it: a search for each tap, whose answers come in any order or never. */
export const subscriptionSearchModel = (play = searchFlow): Model<World> => {
  const hear =
    (index: number, isFound: boolean) =>
    (world: World): World | undefined => {
      const one = world.asked[index];
      if (!one) return undefined;
      const offers = [{ code: `for ${one.days} days`, title: '', sum: 100, zones: [] }];
      const state = play(world.state, isFound ? { type: 'found', search: one.search, offers } : { type: 'failed', search: one.search });
      return { ...world, state, asked: world.asked.toSpliced(index, 1) };
    };
  const change =
    (days: number) =>
    (world: World): World | undefined =>
      world.changes === 3 || world.state.values.days === days
        ? undefined
        : { ...world, state: searchFlow(world.state, { type: 'change', values: { days } }), changes: world.changes + 1 };
  return {
    initial: { state: searchFlow(startSearch(startDays.today), { type: 'change', values: { zones: ['1'] } }), asked: [], changes: 0 },
    moves: {
      'the car and the usual days are known': (world) => ({
        ...world,
        state: searchFlow(world.state, { type: 'suggest', values: { plate: 'А123ВС77', days: 30 } }),
      }),
      '30 days are chosen': change(30),
      '90 days are chosen': change(90),
      'a tap searches': (world) =>
        canSearch(world.state, startDays) && world.state.searches < 4
          ? {
              ...world,
              state: searchFlow(world.state, { type: 'search' }),
              asked: [...world.asked, { search: world.state.searches + 1, days: world.state.values.days }],
            }
          : undefined,
      'the first answer comes': hear(0, true),
      'a later answer comes': hear(1, true),
      'the last answer comes': hear(2, true),
      'the first answer is lost': hear(0, false),
      'a later answer is lost': hear(1, false),
    },
    check: ({ state }, move, before) => {
      const { stage, values } = state;
      if (stage.name === 'found' && stage.offers[0]?.code !== `for ${values.days} days`) return 'offers of other values are shown';
      if (move.includes('answer') && before.state.stage.name !== 'searching' && state !== before.state) return 'an older answer is heard';
      if (move.startsWith('the car') && before.state.values.days !== undefined && values.days !== before.state.values.days)
        return 'what was chosen is changed by itself';
      if (move === 'a tap searches' && state.searches !== before.state.searches + 1) return 'a tap searches not once';
      return undefined;
    },
    isEnding: ({ state }) => state.stage.name === 'found' || state.searches === 4 || state.stage.name === 'asking',
  };
};
