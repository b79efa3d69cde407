// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { personKey } from '~/data/queryKeys';
import { readServerState } from '~/data/payments/readServerState';
import type { SignIn } from '~/state/session/signIn';

const { chosen } = vi.hoisted(() => ({ chosen: { city: 'perm' } }));
vi.mock('~/state/currentCity', async (real) => ({ ...(await real<object>()), currentCity: () => chosen }));

const signIn: SignIn = { token: 't', cacheKey: 'anna' };
const { asked } = vi.hoisted(() => ({ asked: [] as string[] }));

vi.mock('~/data/profile/profileQuery', () => ({
  profileQuery: (city: string) => ({
    queryKey: ['person', city, 'anna', 'profile'],
    queryFn: () => (asked.push('profile'), Promise.resolve({ sessions: [] })),
  }),
}));
vi.mock('~/data/history/operationsQuery', () => ({
  operationsQuery: (city: string) => ({
    queryKey: ['person', city, 'anna', 'operations'],
    queryFn: () => (asked.push('operations'), Promise.resolve([])),
  }),
}));

it('readServerState aborts no other reading for the same person', async () => {
  const client = new QueryClient();
  const queryKey = personKey('perm', signIn, 'subscriptions');
  let answer: (offers: string) => void = () => undefined;
  const reading = client.fetchQuery({
    queryKey,
    queryFn: ({ signal }) => (signal.aborted, new Promise<string>((resolve) => (answer = resolve))),
  });
  await readServerState(client, 'perm', signIn);
  expect(asked).toEqual(['profile', 'operations']);
  expect(client.getQueryState(queryKey)?.fetchStatus).toBe('fetching');
  answer('offers');
  expect(await reading).toBe('offers');
});

it('readServerState ignores a profile that was requested before it', async () => {
  const client = new QueryClient();
  const queryKey = personKey('perm', signIn, 'profile');
  const before = client.fetchQuery({
    queryKey,
    queryFn: ({ signal }) => (signal.aborted, new Promise(() => undefined)),
  });
  before.catch(() => undefined);
  asked.length = 0;
  expect(await readServerState(client, 'perm', signIn)).toEqual({ profile: { sessions: [] }, operations: [] });
  expect(asked).toContain('profile');
});

it('F-39: readServerState sends nothing once another city has been chosen, so its server learns no token', async () => {
  asked.length = 0;
  chosen.city = 'kazan';
  await expect(readServerState(new QueryClient(), 'perm', signIn)).rejects.toThrow();
  expect(asked).toEqual([]);
  chosen.city = 'perm';
});
