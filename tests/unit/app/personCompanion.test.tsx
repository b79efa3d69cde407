// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render } from '@testing-library/react';
import { Provider } from 'jotai';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PersonCompanion } from '~/app/PersonCompanion';
import '~/app/useBackClosesWindows';
import { loadCity } from '~/city/cities';
import { attemptsAtom } from '~/state/attempts';
import { setCity } from '~/state/city';
import { setFavourite } from '~/state/favourites';
import { dropNote, keepNote, parkedNotesAtom } from '~/state/parkedNotes';
import { keepProof, readProofs } from '~/state/proofs';
import { setSignIn } from '~/state/signIn';
import { store } from '~/state/store';

const { kept } = vi.hoisted(() => ({ kept: new Map<IDBValidKey, unknown>() }));
vi.mock('idb-keyval', () => ({
  set: async (name: IDBValidKey, value: unknown) => void kept.set(name, value),
  get: async (name: IDBValidKey) => kept.get(name),
  getMany: async (names: IDBValidKey[]) => names.map((name) => kept.get(name)),
  update: async (name: IDBValidKey, change: (value: unknown) => unknown) => void kept.set(name, change(kept.get(name))),
  keys: async () => [...kept.keys()],
  delMany: async (names: IDBValidKey[]) => names.forEach((name) => kept.delete(name)),
}));
vi.mock('@tanstack/react-router', () => ({ useRouter: () => ({ navigate: async () => undefined, invalidate: async () => undefined }) }));
vi.mock('~/app/DriverCompanion', () => ({ DriverCompanion: () => null }));
vi.mock('~/app/StayCompanion', () => ({ StayCompanion: () => null }));
vi.mock('~/app/whenWindowsAreGone', () => ({ whenWindowsAreGone: async () => undefined }));

const login = (cacheKey: string) => ({ token: `t ${cacheKey}`, cacheKey });
const noted = { plate: 'А123ВС59', isForeign: false, zone: '0302' };
/** What the next driver's tab has stored while this one slept. */
const elsewhere = (perm: object): void => localStorage.setItem('parking.sign-ins', JSON.stringify({ perm }));
const wake = (): void => act(() => void window.dispatchEvent(new Event('focus')));
const proofsOf = async (owner: string): Promise<string[]> => (await readProofs('perm', [owner])).map(({ id }) => id);
const settle = (): Promise<void> => act(() => new Promise<void>((resolve) => setTimeout(resolve, 20)));
const inStorage = (name: string, text: string): boolean => (localStorage.getItem(`parking.${name}`) ?? '').includes(text);

/** A driver with a note, a favourite, an open payment and a proof. */
const fill = async (): Promise<void> => {
  keepNote(noted);
  setFavourite({ zone: '0302', title: 'mine' }, true);
  store.set(attemptsAtom, [
    { id: 'x', city: 'perm', kind: 'start', accountKey: 'h', payloadHash: 'p', target: 't', sentAt: 1, knownSessionIds: [], summary: { plate: 'А' } },
  ]);
  await keepProof('hash', { id: 'a', city: 'perm', kind: 'start', sentAt: 1, outcome: 'done' });
};
const isThere = async (): Promise<boolean[]> => [
  inStorage('parked-notes', '0302'),
  inStorage('favourites', 'mine'),
  store.get(attemptsAtom)[0]?.summary !== undefined,
  (await proofsOf('hash')).includes('a'),
];

beforeEach(async () => {
  await loadCity('perm');
  setCity('perm');
  setSignIn('perm', 'standart', login('a'));
  for (const { id } of store.get(parkedNotesAtom)) dropNote(id);
  kept.clear();
  render(
    <Provider store={store}>
      <QueryClientProvider client={new QueryClient()}>
        <PersonCompanion />
      </QueryClientProvider>
    </Provider>,
  );
  await settle();
});
afterEach(cleanup);

describe('F-36: a tab that slept takes nothing from whoever is there by now', () => {
  it.each<[string, object]>([
    ['somebody is signed in', { standart: login('b') }],
    ['a login has expired, and is waited for', { expired: 'b' }],
  ])('%s', async (_, logins) => {
    elsewhere(logins);
    await fill();
    wake();
    await settle();
    expect(await isThere()).toEqual([true, true, true, true]);
  });

  it('nobody is: what this tab has kept goes', async () => {
    await fill();
    elsewhere({});
    wake();
    await settle();
    expect(await isThere()).toEqual([false, false, false, false]);
  });
});

describe('the tab in which somebody else signs in', () => {
  it('drops what is said to be the account’s, but no proofs: nobody else reads them', async () => {
    await fill();
    act(() => setSignIn('perm', 'standart', undefined, 'a'));
    await settle();
    act(() => setSignIn('perm', 'standart', login('b')));
    await settle();
    expect(await isThere()).toEqual([false, false, false, true]);
  });

  it('keeps everything of whoever is back', async () => {
    await fill();
    act(() => setSignIn('perm', 'standart', undefined, 'a'));
    await settle();
    act(() => setSignIn('perm', 'standart', login('a')));
    await settle();
    expect(await isThere()).toEqual([true, true, true, true]);
  });
});
