// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Profile } from '~/domain/account/profile';

vi.mock('~/data/profile/profileQuery', () => ({
  profileQuery: (city: string, { cacheKey }: { cacheKey: string }) => ({
    queryKey: ['person', city, cacheKey, 'profile'],
    queryFn: () => (answer ? Promise.resolve(answer) : Promise.reject(new Error('offline'))),
  }),
}));
let answer: Profile | undefined;

/** Loads the modules as when a page is opened: nothing is in memory, regardless of storage. */
const load = async () => {
  vi.resetModules();
  const [{ setCity }, signIn, { completeLogin }, { recordExpiredNames }, { store }] = await Promise.all([
    import('~/state/currentCity'),
    import('~/state/session/signIn'),
    import('~/data/auth/completeLogin'),
    import('~/data/auth/expiredPerson'),
    import('~/state/store'),
  ]);
  setCity('perm');
  const change = () => store.get(signIn.lastChangeAtom)?.change;
  return { ...signIn, completeLogin, recordExpiredNames, change, queryClient: new QueryClient() };
};

const profile = (email: string | undefined, ...phones: string[]): Profile => ({
  email,
  phones: phones.map((phone, index) => ({ phone, isMain: index === 0 })),
  vehicles: [],
  sessions: [],
  areSessionsComplete: true,
  paymentMethods: [],
});
const anna = profile('Anna@example.com', '79123456789');

/** Lets Anna's login expire. */
const expire = async (known: Profile | undefined = anna): Promise<void> => {
  const { setSignIn, expireToken, recordExpiredNames, queryClient } = await load();
  setSignIn('perm', 'standart', { token: 't', cacheKey: 'anna' });
  if (known) queryClient.setQueryData(['person', 'perm', 'anna', 'profile'], known);
  expireToken('perm', 't');
  recordExpiredNames(queryClient, 'perm', 'anna');
  if (known) await vi.waitFor(() => expect(localStorage.getItem('parking.expired-names')).not.toBeNull());
};
const names = (): string | null => localStorage.getItem('parking.expired-names');

beforeEach(() => {
  localStorage.clear();
  answer = undefined;
});

it.each<[string, string | undefined, Profile | undefined, 'back' | 'switched']>([
  ['the e-mail', ' anna@EXAMPLE.com', undefined, 'back'],
  ['the phone', '8 (912) 345-67-89', undefined, 'back'],
  ['somebody else’s e-mail', 'boris@example.com', undefined, 'switched'],
  ['a third party’s word and her profile', undefined, anna, 'back'],
  ['a third party’s word and another profile', undefined, profile('boris@example.com'), 'switched'],
  ['a third party’s word and no profile', undefined, undefined, 'switched'],
])(
  'F-37: after the app was closed, the person of an expired login is compared with %s',
  async (_, input, read, change) => {
    await expire();
    answer = read;
    const page = await load();
    await page.completeLogin(page.queryClient, 'perm', 'new', { name: input });
    expect(page.change()).toBe(change);
    expect(page.signInOf('perm', 'standart')?.cacheKey === 'anna').toBe(change === 'back');
    expect(names()).toBeNull();
  },
);

it('the name of an expired login is stored neither in clear nor as a hash that another device would make', async () => {
  await expire();
  const storedText = Object.values(localStorage).join(' ').toLowerCase();
  for (const secret of ['anna@', '9123456789']) expect(storedText).not.toContain(secret);
  const first = names();
  localStorage.clear();
  await expire();
  expect(names()).not.toBe(first);
});

it('a tab without a profile keeps the names of an expired login that another tab has stored', async () => {
  await expire();
  const before = names();
  await expire(undefined);
  expect(names()).toBe(before);
});

it('a login in another city does not use the names of an expired login', async () => {
  await expire();
  const page = await load();
  await page.completeLogin(page.queryClient, 'kazan', 'new', { name: 'anna@example.com' });
  expect(page.signInOf('kazan', 'standart')?.cacheKey).not.toBe('anna');
  expect(names()).not.toBeNull();
});
