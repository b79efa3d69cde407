import { describe, expect, it } from 'vitest';
import {
  canSearch,
  searchErrors,
  searchFlow,
  startSearch,
  type SearchEvent,
  type SearchState,
} from '~/domain/permits/subscriptionSearch.flow';

const days = { today: '2026-11-20', first: '2026-11-23', last: '2026-12-20' };
const offer = { code: 'own-1', title: 'Выбранные зоны', sum: 100_000, zones: ['0101'] };
const suggest: SearchEvent = { type: 'suggest', values: { plate: 'А123ВС59', days: 30 } };
const choose: SearchEvent = { type: 'change', values: { zones: ['0101'] } };
const search: SearchEvent = { type: 'search' };
const found = (number: number): SearchEvent => ({ type: 'found', search: number, offers: [offer] });
const failed = (number: number): SearchEvent => ({ type: 'failed', search: number });
const play = (...events: SearchEvent[]): SearchState => events.reduce(searchFlow, startSearch('2026-11-21'));

describe('a search for a subscription', () => {
  it.each<[name: string, events: SearchEvent[], stage: SearchState['stage']['name'], canGoOn: boolean]>([
    ['nothing is chosen', [], 'asking', false],
    ['no zone is chosen', [suggest], 'asking', false],
    ['no car is known', [choose, { type: 'suggest', values: { days: 30 } }], 'asking', false],
    // B-52
    [
      'it is to begin yesterday',
      [suggest, choose, { type: 'change', values: { startDay: '2026-11-19' } }],
      'asking',
      false,
    ],
    [
      'it is to begin on no day',
      [suggest, choose, { type: 'change', values: { startDay: '2026-02-31' } }],
      'asking',
      false,
    ],
    [
      'VAL-69: it is to begin in two months',
      [suggest, choose, { type: 'change', values: { startDay: '2027-01-25' } }],
      'asking',
      true,
    ],
    ['no duration is known', [choose, { type: 'suggest', values: { plate: 'А123ВС59' } }], 'asking', false],
    ['everything is there', [suggest, choose], 'asking', true],
    ['it is on its way', [suggest, choose, search], 'searching', false],
    ['a second tap asks for nothing', [suggest, choose, search, search, found(1)], 'found', false],
    ['it has an answer: the same is not asked again', [suggest, choose, search, found(1)], 'found', false],
    ['a tap after the answer changes nothing', [suggest, choose, search, found(1), search], 'found', false],
    [
      'another zone drops the answer',
      [suggest, choose, search, found(1), { type: 'change', values: { zones: ['0102'] } }],
      'asking',
      true,
    ],
    [
      'another day drops the answer',
      [suggest, choose, search, found(1), { type: 'change', values: { startDay: '2026-11-25' } }],
      'asking',
      true,
    ],
    [
      'a change to a fault drops it too',
      [suggest, choose, search, found(1), { type: 'change', values: { zones: [] } }],
      'asking',
      false,
    ],
    [
      'a change while it is on its way: its answer is nobody’s',
      [suggest, choose, search, choose, found(1)],
      'asking',
      true,
    ],
    [
      'the answer of an older search is not the newer one’s',
      [suggest, choose, search, choose, search, found(1)],
      'searching',
      false,
    ],
    ['the newer one has its own', [suggest, choose, search, choose, search, found(1), found(2)], 'found', false],
    ['a failure of an older one is not told', [suggest, choose, search, choose, search, failed(1)], 'searching', false],
    ['a failure can be tried again', [suggest, choose, search, failed(1)], 'failed', true],
    ['and be answered then', [suggest, choose, search, failed(1), search, found(2)], 'found', false],
    ['a late suggestion drops nothing', [suggest, choose, search, found(1), suggest], 'found', false],
  ])('a search for a subscription reaches the expected stage: %s', (_, events, stage, canGoOn) => {
    const state = play(...events);
    expect(state.stage.name).toBe(stage);
    expect(canSearch(state, days)).toBe(canGoOn);
  });

  it('a suggestion fills only the empty fields of a subscription search', () => {
    const chosen = play({ type: 'change', values: { plate: 'В777ОР59' } }, suggest);
    expect(chosen.values).toMatchObject({ plate: 'В777ОР59', days: 30, zones: [], startDay: '2026-11-21' });
  });

  it('a field that the driver has not touched is not called wrong', () => {
    expect(play(suggest).touched).toEqual({});
    expect(play(suggest, choose).touched).toEqual({ zones: true });
  });

  it.each([
    [{}, {}],
    [{ zones: [] }, { zones: 'NoZone' }],
    [{ plate: undefined }, { plate: 'NoVehicle' }],
    [{ startDay: '2026-11-19' }, { startDay: 'PastDate' }],
    [{ startDay: '' }, { startDay: 'NoDate' }],
    [{ startDay: '2026-02-31' }, { startDay: 'NoDate' }],
    // A month ahead and the city's offset limit buying, not searching.
    [{ startDay: '2027-01-25' }, {}],
    [{ startDay: '2026-11-21' }, {}],
    // Not an error of the driver: the city offers no duration.
    [{ days: undefined }, {}],
  ])('B-52: a subscription search with %j has the faults %j', (patch, errors) => {
    expect(
      searchErrors({ plate: 'А123ВС59', zones: ['0101'], startDay: '2026-11-20', days: 30, ...patch }, days),
    ).toEqual(errors);
  });
});
