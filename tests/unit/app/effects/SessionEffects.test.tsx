// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render } from '@testing-library/react';
import { Provider } from 'jotai';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SessionEffects } from '~/app/effects/SessionEffects';
import '~/app/dialogs/useBackClosesDialogs';
import { loadCity } from '~/city/cities';
import { attemptsAtom } from '~/state/payments/attempts';
import { setCity } from '~/state/currentCity';
import { setFavourite } from '~/state/map/favourites';
import { dropNote, saveParkedNote, parkedNotesAtom } from '~/state/parkedNotes';
import { savePaymentRecord, readPaymentRecords } from '~/state/payments/paymentRecords';
import { setSignIn } from '~/state/session/signIn';
import { store } from '~/state/store';

const { kept: storedEntries } = vi.hoisted(() => ({ kept: new Map<IDBValidKey, unknown>() }));
vi.mock('idb-keyval', () => ({
  set: async (name: IDBValidKey, value: unknown) => void storedEntries.set(name, value),
  get: async (name: IDBValidKey) => storedEntries.get(name),
  getMany: async (names: IDBValidKey[]) => names.map((name) => storedEntries.get(name)),
  update: async (name: IDBValidKey, change: (value: unknown) => unknown) =>
    void storedEntries.set(name, change(storedEntries.get(name))),
  keys: async () => [...storedEntries.keys()],
  delMany: async (names: IDBValidKey[]) => names.forEach((name) => storedEntries.delete(name)),
}));
vi.mock('@tanstack/react-router', () => ({
  useRouter: () => ({ navigate: async () => undefined, invalidate: async () => undefined }),
}));
vi.mock('~/app/effects/DriverEffects', () => ({ DriverEffects: () => null }));
vi.mock('~/app/effects/StayEffects', () => ({ StayEffects: () => null }));
vi.mock('~/app/dialogs/afterDialogsClosed', () => ({ afterDialogsClosed: async () => undefined }));

const login = (cacheKey: string) => ({ token: `t ${cacheKey}`, cacheKey });
const note = { plate: 'А123ВС59', isForeign: false, zone: '0302' };
/** Stores the next driver's login from another tab, while this tab sleeps. */
const elsewhere = (perm: object): void => localStorage.setItem('parking.sign-ins', JSON.stringify({ perm }));
const wake = (): void => act(() => void window.dispatchEvent(new Event('focus')));
const paymentRecordsOf = async (owner: string): Promise<string[]> =>
  (await readPaymentRecords('perm', [owner])).map(({ id }) => id);
const flush = (): Promise<void> => act(() => new Promise<void>((resolve) => setTimeout(resolve, 20)));
const inStorage = (name: string, text: string): boolean =>
  (localStorage.getItem(`parking.${name}`) ?? '').includes(text);

/** Stores a note, a favourite, an open attempt and a payment record of a driver. */
const fill = async (): Promise<void> => {
  saveParkedNote(note);
  setFavourite({ zone: '0302', title: 'mine' }, true);
  store.set(attemptsAtom, [
    {
      id: 'x',
      city: 'perm',
      kind: 'start',
      accountKey: 'h',
      payloadHash: 'p',
      target: 't',
      sentAt: 1,
      knownSessionIds: [],
      summary: { plate: 'А' },
    },
  ]);
  await savePaymentRecord('hash', { id: 'a', city: 'perm', kind: 'start', sentAt: 1, outcome: 'done' });
};
const isThere = async (): Promise<boolean[]> => [
  inStorage('parked-notes', '0302'),
  inStorage('favourites', 'mine'),
  store.get(attemptsAtom)[0]?.summary !== undefined,
  (await paymentRecordsOf('hash')).includes('a'),
];

beforeEach(async () => {
  await loadCity('perm');
  setCity('perm');
  setSignIn('perm', 'standart', login('a'));
  for (const { id } of store.get(parkedNotesAtom)) dropNote(id);
  storedEntries.clear();
  render(
    <Provider store={store}>
      <QueryClientProvider client={new QueryClient()}>
        <SessionEffects />
      </QueryClientProvider>
    </Provider>,
  );
  await flush();
});
afterEach(cleanup);

describe('F-36: data on the device after a sleeping tab wakes up', () => {
  it.each<[string, object]>([
    ['somebody is signed in', { standart: login('b') }],
    ['a login has expired, and is waited for', { expired: 'b' }],
  ])('a waking tab deletes nothing where %s', async (_, logins) => {
    elsewhere(logins);
    await fill();
    wake();
    await flush();
    expect(await isThere()).toEqual([true, true, true, true]);
  });

  it('a waking tab deletes the data it has stored where no one is signed in any more', async () => {
    await fill();
    elsewhere({});
    wake();
    await flush();
    expect(await isThere()).toEqual([false, false, false, false]);
  });
});

describe('the tab in which another driver signs in', () => {
  it('the login of another driver clears the data of the last account but keeps its payment records', async () => {
    await fill();
    act(() => setSignIn('perm', 'standart', undefined, 'a'));
    await flush();
    act(() => setSignIn('perm', 'standart', login('b')));
    await flush();
    expect(await isThere()).toEqual([false, false, false, true]);
  });

  it('a driver who signs in again after an expired login finds all stored data', async () => {
    await fill();
    act(() => setSignIn('perm', 'standart', undefined, 'a'));
    await flush();
    act(() => setSignIn('perm', 'standart', login('a')));
    await flush();
    expect(await isThere()).toEqual([true, true, true, true]);
  });
});
