// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { persistQueries } from '~/app/persistence';

const { rooms } = vi.hoisted(() => ({ rooms: [] as (() => void)[] }));
// Space becomes available only when the test allows it.
vi.mock('~/platform/storageEviction', () => ({
  writeWithEvictionIfDeviceFull: async (again: () => void) => void rooms.push(again),
}));

// Each test uses another city, because the pages of earlier tests still listen.
let city = 0;
let name: string;
let isFull: boolean;
let client: QueryClient;
beforeEach(async () => {
  rooms.length = 0;
  localStorage.clear();
  isFull = false;
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, text) {
    if (isFull) throw new DOMException('full', 'QuotaExceededError');
    this[key] = text;
  });
  client = new QueryClient();
  city += 1;
  name = `parking.queries.${city}`;
  await persistQueries(client, String(city));
});
afterEach(() => {
  client.clear();
  vi.restoreAllMocks();
});

const answer = (key: string[], value: string): void => {
  client
    .getQueryCache()
    .build(client, { queryKey: key, meta: { persist: true } })
    .setData(value);
};
/** Leaves the page, so that pending changes are written at once. */
const leavePage = async (): Promise<void> => {
  // Changes are reported in the next turn of the event loop.
  await new Promise((resolve) => setTimeout(resolve, 20));
  dispatchEvent(new Event('pagehide'));
  await new Promise((resolve) => setTimeout(resolve, 20));
};

it('a write of persisted queries that waits for room gives way to a newer one', async () => {
  isFull = true;
  answer(['city', 'perm', 'settings'], 'first');
  await leavePage();
  answer(['city', 'perm', 'settings'], 'second');
  await leavePage();
  expect(rooms.length).toBeGreaterThanOrEqual(2);
  isFull = false;
  rooms[0]?.();
  expect(localStorage.getItem(name)).toBeNull();
  rooms.at(-1)?.();
  expect(localStorage.getItem(name)).toContain('second');
});
