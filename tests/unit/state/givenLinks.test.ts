// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setCity } from '~/state/city';
import { dropLink, forgetLinks, givenLinkAtom, keepLink, openedLink, type GivenLink } from '~/state/givenLinks';
import { setSignIn } from '~/state/signIn';
import { store } from '~/state/store';

const balance = { kind: 'refill', target: '' } as const;
const link = (more: Partial<GivenLink> = {}): GivenLink => ({
  ...balance,
  asked: '50|card',
  address: 'https://pay.example/1',
  toPay: 5000,
  before: 1000,
  at: Date.now(),
  isOpened: false,
  ...more,
});
const kept = (purpose: Pick<GivenLink, 'kind' | 'target'> = balance): GivenLink | undefined => store.get(givenLinkAtom(purpose));

const signIn = (city: string, cacheKey: string | undefined, expired?: string): void =>
  setSignIn(city, 'standart', cacheKey === undefined ? undefined : { token: `token of ${cacheKey}`, cacheKey }, expired);

beforeEach(() => {
  localStorage.removeItem('parking.given-links');
  setCity('kazan');
  signIn('kazan', 'anna');
  signIn('perm', 'anna in perm');
});
afterEach(() => void vi.useRealTimers());

it('one link of a purpose is kept, and a newer takes its place', () => {
  keepLink(link());
  keepLink(link({ address: 'https://pay.example/2' }));
  keepLink(link({ kind: 'extend', target: '17' }));
  expect(kept()?.address).toBe('https://pay.example/2');
  dropLink(balance);
  expect(kept()).toBeUndefined();
  expect(kept({ kind: 'extend', target: '17' })).toBeDefined();
  expect(kept({ kind: 'extend', target: '18' })).toBeUndefined();
});

it('it stands on the device, so that a page opened anew knows of it', () => {
  keepLink(link({ isOpened: true }));
  expect(JSON.parse(localStorage.getItem('parking.given-links') ?? '')).toMatchObject([{ city: 'kazan', kind: 'refill', isOpened: true }]);
});

it('it belongs to its city', () => {
  keepLink(link());
  setCity('perm');
  expect(kept()).toBeUndefined();
  keepLink(link({ toPay: 1 }));
  signIn('perm', undefined);
  forgetLinks('perm');
  setCity('kazan');
  expect(kept()?.toPay).toBe(5000);
});

it('it is forgotten after a day, or where the clock has been put back behind it', () => {
  const now = Date.now();
  vi.useFakeTimers({ now });
  keepLink(link({ at: now }));
  vi.setSystemTime(now + 24 * 3_600_000 - 1);
  expect(kept()).toBeDefined();
  vi.setSystemTime(now + 24 * 3_600_000);
  expect(kept()).toBeUndefined();
  keepLink(link({ kind: 'extend', target: '17', at: now + 24 * 3_600_000 }));
  expect(localStorage.getItem('parking.given-links')).not.toContain('refill');
  vi.setSystemTime(now - 1);
  expect(kept({ kind: 'extend', target: '17' })).toBeUndefined();
});

it('logging out takes all of the city’s along', () => {
  keepLink(link());
  keepLink(link({ kind: 'subscribe', target: 'week', plate: 'А123ВС59', known: ['1'] }));
  signIn('kazan', undefined);
  forgetLinks('kazan');
  expect(kept()).toBeUndefined();
  expect(localStorage.getItem('parking.given-links')).not.toContain('А123ВС59');
});

it('it is its login’s alone, and a tab that wakes up late leaves the next driver’s where it is', () => {
  keepLink(link({ isOpened: true }));
  signIn('kazan', 'boris');
  expect(kept()).toBeUndefined();
  keepLink(link({ toPay: 700, isOpened: true }));
  forgetLinks('kazan');
  expect(kept()?.toPay).toBe(700);
  signIn('kazan', 'anna');
  expect(kept()).toBeUndefined();
});

it('a login that the server ended keeps its links: the same driver comes back', () => {
  keepLink(link({ isOpened: true }));
  signIn('kazan', undefined, 'anna');
  expect(kept()).toBeDefined();
  forgetLinks('kazan');
  signIn('kazan', 'anna');
  expect(kept()).toBeDefined();
});

it.each<[string, Partial<GivenLink>, Pick<GivenLink, 'before' | 'known'>, Partial<GivenLink>]>([
  ['the balance of the opening counts, not that of asking', { before: 1000 }, { before: 4000 }, { before: 4000 }],
  ['one that is not known changes nothing', { before: 1000 }, {}, { before: 1000 }],
  ['opened again, it is judged by the first time', { before: 1000, isOpened: true }, { before: 6000 }, { before: 1000 }],
  ['orders that came in between are known', { known: ['1'] }, { known: ['1', '2'] }, { known: ['1', '2'] }],
  ['those that could not be read then are read now', {}, { known: ['1'] }, { known: ['1'] }],
])('%s', (_, made, standing, opened) => {
  expect(openedLink(link(made), standing)).toMatchObject({ ...opened, isOpened: true });
});
