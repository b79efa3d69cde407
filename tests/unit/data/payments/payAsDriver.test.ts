// @vitest-environment jsdom
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { loadCity } from '~/city/cities';
import { logOut } from '~/data/auth/logOut';
import { startStay } from '~/data/payments/startStay';
import { profileQuery } from '~/data/profile/profileQuery';
import { attemptsAtom, attemptStatusesAtom } from '~/state/payments/attempts';
import { setCity } from '~/state/currentCity';
import { expireToken, setSignIn } from '~/state/session/signIn';
import { store } from '~/state/store';

const { kept: stored } = vi.hoisted(() => ({ kept: new Map<IDBValidKey, unknown>() }));
vi.mock('idb-keyval', () => ({
  update: async (name: IDBValidKey, change: (value: unknown) => unknown) =>
    void stored.set(name, change(stored.get(name))),
  keys: async () => [...stored.keys()],
  delMany: async (names: IDBValidKey[]) => names.forEach((name) => stored.delete(name)),
}));

const signIn = { token: 't', cacheKey: 'a' };
const plate = 'А123ВС59';
let queryClient: QueryClient;
let requests: string[] = [];
/** Called when a lock is requested. */
let onLock: (name: string) => void;
let onProfile: () => void;
/** The stays in the profile. */
let sessions: unknown[];

const locks = {
  request: async (...args: unknown[]): Promise<unknown> => {
    onLock(String(args[0]));
    return (args.at(-1) as (lock: object) => unknown)({});
  },
};

beforeEach(async () => {
  stored.clear();
  requests = [];
  [onLock, onProfile] = [() => undefined, () => undefined];
  sessions = [];
  localStorage.clear();
  queryClient = new QueryClient();
  vi.stubGlobal('navigator', Object.assign(navigator, { locks }));
  vi.stubGlobal('fetch', async (address: string) => {
    const path = address.replace(/^.*\/api\/|\?.*$/g, '');
    requests.push(path);
    if (!path.includes('profile')) return Response.json({ status: 'ok' });
    onProfile();
    return Response.json({ status: 'ok', result: { email: 'a@b.example', balance: 100, sessions, ts: [] } });
  });
  await loadCity('perm');
  setCity('perm');
  setSignIn('perm', 'standart', signIn);
  store.set(attemptsAtom, []);
  store.set(attemptStatusesAtom, {});
});

const stay = { plate, zone: '0302', durationMin: 60, sum: 6_000, isForeign: false, category: 'B' } as const;
const pay = (): Promise<unknown> => startStay(queryClient, signIn, stay).catch(() => 'not sent');
const signOut = (): void => logOut(queryClient, 'perm', 'standart');
const flush = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, 20));

it.each(['ParkingSessionWasFree', 'ParkingSessionIsOver'])(
  'ERR-12: the list of stays is read again after %s',
  async (errorName) => {
    const answerAsEver = fetch;
    vi.stubGlobal('fetch', async (address: string, ...rest: unknown[]) => {
      if (!address.includes('payment'))
        return (answerAsEver as (...args: unknown[]) => Promise<Response>)(address, ...rest);
      requests.push('payment');
      return Response.json({ status: 'error', errorName });
    });
    expect(await pay()).toMatchObject({ kind: 'open' });
    expect(requests).toEqual(['profile/get-profile-v6', 'payment']);
    // A profile that is on the screen is refetched at once.
    const unsubscribe = new QueryObserver(queryClient, {
      ...profileQuery('perm', signIn),
      staleTime: Number.POSITIVE_INFINITY,
    }).subscribe(() => undefined);
    await flush();
    unsubscribe();
    expect(requests).toEqual(['profile/get-profile-v6', 'payment', 'profile/get-profile-v6']);
  },
);

it('a payment of a signed-in driver is sent once', async () => {
  expect(await pay()).toMatchObject({ kind: 'answered' });
  expect(requests.filter((path) => path.includes('payment/start'))).toHaveLength(1);
});

it.each<[string, unknown[], boolean]>([
  ['holds every stay until it was read', [], true],
  ['that cannot be read whole holds every stay until never', [{ id: 7 }], false],
])('an attempt records how current its profile is: a profile %s', async (_, read, isKnown) => {
  sessions = read;
  const startedAt = Date.now();
  await pay();
  const [record] = store.get(attemptsAtom);
  expect(record?.kind).toBe('start');
  if (isKnown) expect(record?.knownAt).toBeGreaterThanOrEqual(startedAt - 2000);
  else expect(record?.knownAt).toBeUndefined();
});

it.each<[string, () => void, string[]]>([
  ['before it is sent: nothing is even read for them', () => signOut(), []],
  ['and somebody else is in', () => (signOut(), setSignIn('perm', 'standart', { token: 'other', cacheKey: 'b' })), []],
  [
    'and is back, who has confirmed nothing since',
    () => (signOut(), setSignIn('perm', 'standart', { ...signIn, cacheKey: 'b' })),
    [],
  ],
  ['while the profile is read', () => (onProfile = signOut), ['profile']],
  ['while other tabs are asked', () => (onLock = (name) => name.startsWith('pay:') && signOut()), ['profile']],
  [
    'between the record and the sending',
    () => {
      let isHere = true;
      store.sub(attemptsAtom, () => {
        if (!isHere || store.get(attemptsAtom).length === 0) return;
        isHere = false;
        signOut();
      });
    },
    ['profile'],
  ],
])('nothing is sent or stored when a driver who has confirmed a payment logs out %s', async (_, begin, read) => {
  begin();
  await pay();
  await flush();
  expect(requests.map((path) => path.replace(/\/.*/, ''))).toEqual(read);
  expect(store.get(attemptsAtom)).toEqual([]);
  expect(store.get(attemptStatusesAtom)).toEqual({});
  const text = JSON.stringify([...stored, Object.entries(localStorage), Object.entries(sessionStorage)]);
  expect([text.includes(plate), text.includes('a@b.example')]).toEqual([false, false]);
  expect(queryClient.getQueryCache().findAll({ queryKey: ['person', 'perm', 'a'] })).toEqual([]);
});

it('a driver whose login expires before the sending sees that nothing was sent', async () => {
  onLock = (name) => name.startsWith('pay:') && expireToken('perm', 't');
  expect(await pay()).toMatchObject({ kind: 'open' });
  expect(requests.some((path) => path.includes('payment/start'))).toBe(false);
  expect(store.get(attemptsAtom)).toEqual([]);
  expect(Object.values(store.get(attemptStatusesAtom)).map(({ state }) => state)).toEqual([
    { phase: 'refused', errorName: 'TokenExpired' },
  ]);
});
