// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { emptyFilter } from '~/domain/map/mapFilter';
import { mapFilterKey } from '~/state/map/mapFilter';
import { read, write } from '~/platform/storage';

it('a map filter is stored for its city', () => {
  const filter = { ...emptyFilter, upTo: 0, hiddenTypes: ['Church' as const] };
  write(mapFilterKey, { perm: filter });
  expect(read(mapFilterKey)).toEqual({ perm: filter });
});

it.each([
  [
    'kinds that are not known are let go',
    { ...emptyFilter, hiddenTypes: ['Church', 'Moon'], hiddenCategories: ['taxi', 7] },
    { ...emptyFilter, hiddenTypes: ['Church'], hiddenCategories: ['taxi'] },
  ],
  ['a filter that cannot be read shows everything', { upTo: 'much' }, emptyFilter],
  ['nor does one that is nothing', null, emptyFilter],
])('%s, and other cities keep their map filters', (_, stored, read_) => {
  localStorage.setItem(
    'parking.map-filter',
    JSON.stringify({ perm: stored, kaluga: { ...emptyFilter, isOpen: true } }),
  );
  expect(read(mapFilterKey)).toEqual({ perm: read_, kaluga: { ...emptyFilter, isOpen: true } });
});
