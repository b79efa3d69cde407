import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { cachedParkings, zonesQuery } from '~/data/zones/zonesQuery';

const { kept: stored } = vi.hoisted(() => ({ kept: new Map<string, unknown>() }));
vi.mock('idb-keyval', () => ({
  set: async (name: string, value: unknown) => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    stored.set(name, value);
  },
  get: async (name: string) => stored.get(name),
}));
vi.mock('~/data/cityCall', () => ({ cityCall: async () => ({ kind: 'ok', value: {} }) }));
vi.mock('~/data/zones/zonesFromWire', () => ({ zonesFromWire: () => [{ number: '7', address: 'A', prices: [] }] }));

it('cachedParkings returns the parkings that have just arrived, not the earlier ones', async () => {
  stored.set('parkings.v2.sochi', { at: 1, parkings: [] });
  const parkings = await new QueryClient().fetchQuery(zonesQuery('sochi', true));
  expect(parkings).toHaveLength(1);
  expect((await cachedParkings('sochi'))?.parkings).toEqual(parkings);
});
