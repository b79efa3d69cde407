// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { persistQueries } from '~/app/persistence';

const { rooms } = vi.hoisted(() => ({ rooms: [] as (() => void)[] }));
// Room comes when the test says so.
vi.mock('~/platform/storageEviction', () => ({
  writeWithEvictionIfDeviceFull: async (again: () => void) => void rooms.push(again),
}));

// Pages that were before go on listening.
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
/** The page is left: what is behind is written at once. */
const leavePage = async (): Promise<void> => {
  // Changes are told in the next turn.
  await new Promise((resolve) => setTimeout(resolve, 20));
  dispatchEvent(new Event('pagehide'));
  await new Promise((resolve) => setTimeout(resolve, 20));
};

it('a write that waited for room gives way to a newer one', async () => {
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
