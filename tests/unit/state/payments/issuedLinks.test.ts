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

it('one link of a purpose is kept, and a newer takes its place', () => {
  saveLink(link());
  saveLink(link({ address: 'https://pay.example/2' }));
  saveLink(link({ kind: 'extend', target: '17' }));
  expect(linkFor()?.address).toBe('https://pay.example/2');
  dropLink(balance);
  expect(linkFor()).toBeUndefined();
  expect(linkFor({ kind: 'extend', target: '17' })).toBeDefined();
  expect(linkFor({ kind: 'extend', target: '18' })).toBeUndefined();
});

it('it stands on the device, so that a page opened anew knows of it', () => {
  saveLink(link({ isOpened: true }));
  expect(JSON.parse(localStorage.getItem('parking.given-links') ?? '')).toMatchObject([
    { city: 'kazan', kind: 'refill', isOpened: true },
  ]);
});

it('it belongs to its city', () => {
  saveLink(link());
  setCity('perm');
  expect(linkFor()).toBeUndefined();
  saveLink(link({ toPay: 1 }));
  signIn('perm', undefined);
  clearLinks('perm');
  setCity('kazan');
  expect(linkFor()?.toPay).toBe(5000);
});

it('it is forgotten after a day, or where the clock has been put back behind it', () => {
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

it('logging out takes all of the city’s along', () => {
  saveLink(link());
  saveLink(link({ kind: 'subscribe', target: 'week', plate: 'А123ВС59', known: ['1'] }));
  signIn('kazan', undefined);
  clearLinks('kazan');
  expect(linkFor()).toBeUndefined();
  expect(localStorage.getItem('parking.given-links')).not.toContain('А123ВС59');
});

it('it is its login’s alone, and a tab that wakes up late leaves the next driver’s where it is', () => {
  saveLink(link({ isOpened: true }));
  signIn('kazan', 'boris');
  expect(linkFor()).toBeUndefined();
  saveLink(link({ toPay: 700, isOpened: true }));
  clearLinks('kazan');
  expect(linkFor()?.toPay).toBe(700);
  signIn('kazan', 'anna');
  expect(linkFor()).toBeUndefined();
});

it('a login that the server ended keeps its links: the same driver comes back', () => {
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
])('%s', (_, made, stored, opened) => {
  expect(openedLink(link(made), stored)).toMatchObject({ ...opened, isOpened: true });
});
