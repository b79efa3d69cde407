// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setCity } from '~/state/city';
import { dropLink, forgetLinks, givenLinkAtom, keepLink, type GivenLink } from '~/state/givenLinks';
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

beforeEach(() => {
  setCity('kazan');
  forgetLinks('kazan');
  forgetLinks('perm');
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
  forgetLinks('kazan');
  expect(kept()).toBeUndefined();
  expect(localStorage.getItem('parking.given-links')).not.toContain('А123ВС59');
});
