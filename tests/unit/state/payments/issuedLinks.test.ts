// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setCity } from '~/state/currentCity';
import {
  dropLink,
  clearLinks,
  issuedLinkAtom,
  saveLink,
  openedLink,
  type IssuedLink,
} from '~/state/payments/issuedLinks';
import { setSignIn } from '~/state/session/signIn';
import { store } from '~/state/store';

const balance = { kind: 'refill', target: '' } as const;
const link = (more: Partial<IssuedLink> = {}): IssuedLink => ({
  ...balance,
  asked: '50|card',
  address: 'https://pay.example/1',
  toPay: 5000,
  before: 1000,
  at: Date.now(),
  isOpened: false,
  ...more,
});
const linkFor = (purpose: Pick<IssuedLink, 'kind' | 'target'> = balance): IssuedLink | undefined =>
  store.get(issuedLinkAtom(purpose));

const signIn = (city: string, cacheKey: string | undefined, expired?: string): void =>
  setSignIn(
    city,
    'standart',
    cacheKey === undefined ? undefined : { token: `token of ${cacheKey}`, cacheKey },
    expired,
  );

beforeEach(() => {
  localStorage.removeItem('parking.given-links');
  setCity('kazan');
  signIn('kazan', 'anna');
  signIn('perm', 'anna in perm');
});
afterEach(() => void vi.useRealTimers());

it('one issued link is kept for each purpose, and a newer link replaces it', () => {
  saveLink(link());
  saveLink(link({ address: 'https://pay.example/2' }));
  saveLink(link({ kind: 'extend', target: '17' }));
  expect(linkFor()?.address).toBe('https://pay.example/2');
  dropLink(balance);
  expect(linkFor()).toBeUndefined();
  expect(linkFor({ kind: 'extend', target: '17' })).toBeDefined();
  expect(linkFor({ kind: 'extend', target: '18' })).toBeUndefined();
});

it('an issued link is stored on the device, so a page that is opened later knows it', () => {
  saveLink(link({ isOpened: true }));
  expect(JSON.parse(localStorage.getItem('parking.given-links') ?? '')).toMatchObject([
    { city: 'kazan', kind: 'refill', isOpened: true },
  ]);
});

it('an issued link belongs to its city', () => {
  saveLink(link());
  setCity('perm');
  expect(linkFor()).toBeUndefined();
  saveLink(link({ toPay: 1 }));
  signIn('perm', undefined);
  clearLinks('perm');
  setCity('kazan');
  expect(linkFor()?.toPay).toBe(5000);
});

it('an issued link is dropped after a day, or when the clock is set back before it', () => {
  const now = Date.now();
  vi.useFakeTimers({ now });
  saveLink(link({ at: now }));
  vi.setSystemTime(now + 24 * 3_600_000 - 1);
  expect(linkFor()).toBeDefined();
  vi.setSystemTime(now + 24 * 3_600_000);
  expect(linkFor()).toBeUndefined();
  saveLink(link({ kind: 'extend', target: '17', at: now + 24 * 3_600_000 }));
  expect(localStorage.getItem('parking.given-links')).not.toContain('refill');
  vi.setSystemTime(now - 1);
  expect(linkFor({ kind: 'extend', target: '17' })).toBeUndefined();
});

it('a logout clears all issued links of the city', () => {
  saveLink(link());
  saveLink(link({ kind: 'subscribe', target: 'week', plate: 'А123ВС59', known: ['1'] }));
  signIn('kazan', undefined);
  clearLinks('kazan');
  expect(linkFor()).toBeUndefined();
  expect(localStorage.getItem('parking.given-links')).not.toContain('А123ВС59');
});

it('an issued link belongs to its login, and a tab that wakes up late keeps the next driver’s link', () => {
  saveLink(link({ isOpened: true }));
  signIn('kazan', 'boris');
  expect(linkFor()).toBeUndefined();
  saveLink(link({ toPay: 700, isOpened: true }));
  clearLinks('kazan');
  expect(linkFor()?.toPay).toBe(700);
  signIn('kazan', 'anna');
  expect(linkFor()).toBeUndefined();
});

it('issued links survive a login that the server has ended, for the same driver', () => {
  saveLink(link({ isOpened: true }));
  signIn('kazan', undefined, 'anna');
  expect(linkFor()).toBeDefined();
  clearLinks('kazan');
  signIn('kazan', 'anna');
  expect(linkFor()).toBeDefined();
});

it.each<[string, Partial<IssuedLink>, Pick<IssuedLink, 'before' | 'known'>, Partial<IssuedLink>]>([
  ['the balance of the opening counts, not that of asking', { before: 1000 }, { before: 4000 }, { before: 4000 }],
  ['one that is not known changes nothing', { before: 1000 }, {}, { before: 1000 }],
  [
    'opened again, it is judged by the first time',
    { before: 1000, isOpened: true },
    { before: 6000 },
    { before: 1000 },
  ],
  ['orders that came in between are known', { known: ['1'] }, { known: ['1', '2'] }, { known: ['1', '2'] }],
  ['those that could not be read then are read now', {}, { known: ['1'] }, { known: ['1'] }],
])('openedLink records how an issued link was opened: %s', (_, made, stored, opened) => {
  expect(openedLink(link(made), stored)).toMatchObject({ ...opened, isOpened: true });
});
