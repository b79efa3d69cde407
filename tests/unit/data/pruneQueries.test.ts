import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { pruneQueries } from '~/data/pruneQueries';

const newestOf = (entries: readonly [name: string, readAt: number, length: number][]): string[] => {
  const client = new QueryClient();
  for (const [name, updatedAt, length] of entries)
    client.setQueryData(['city', 'perm', 'page', name], 'x'.repeat(length), { updatedAt });
  client.setQueryData(['city', 'perm', 'settings'], 'x'.repeat(900_000), { updatedAt: 1 });
  pruneQueries(client, ['city', 'perm', 'page']);
  const stored = client
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => String(queryKey.at(-1)));
  expect(stored).toContain('settings');
  client.clear();
  return stored.filter((name) => name !== 'settings');
};

it('pruneQueries keeps the thirty pages that were read last', () => {
  const stored = newestOf(
    Array.from({ length: 40 }, (_, index): [string, number, number] => [`page ${index}`, index + 1, 10]),
  );
  expect(stored).toHaveLength(30);
  expect(stored).toContain('page 39');
  expect(stored).not.toContain('page 9');
});

it('pruneQueries keeps no more pages than the device has room for', () => {
  expect(
    newestOf([
      ['old', 1, 200_000],
      ['middle', 2, 200_000],
      ['new', 3, 150_000],
    ]),
  ).toEqual(['middle', 'new']);
});
