// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { everything } from '~/domain/mapFilter';
import { mapFilterKey } from '~/state/mapFilter';
import { read, write } from '~/state/storage';

it('a filter is kept for its city', () => {
  const filter = { ...everything, upTo: 0, hiddenTypes: ['Church' as const] };
  write(mapFilterKey, { perm: filter });
  expect(read(mapFilterKey)).toEqual({ perm: filter });
});

it.each([
  [
    'kinds that are not known are let go',
    { ...everything, hiddenTypes: ['Church', 'Moon'], hiddenCategories: ['taxi', 7] },
    { ...everything, hiddenTypes: ['Church'], hiddenCategories: ['taxi'] },
  ],
  ['a filter that cannot be read shows everything', { upTo: 'much' }, everything],
  ['nor does one that is nothing', null, everything],
])('%s, and costs no other city its own', (_, kept, read_) => {
  localStorage.setItem('parking.map-filter', JSON.stringify({ perm: kept, kaluga: { ...everything, isOpen: true } }));
  expect(read(mapFilterKey)).toEqual({ perm: read_, kaluga: { ...everything, isOpen: true } });
});
