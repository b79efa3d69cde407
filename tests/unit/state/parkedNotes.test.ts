// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setCity } from '~/state/city';
import {
  changeNote,
  dropNote,
  dropPastNotes,
  forgetNotes,
  keepNote,
  keepNotePhoto,
  openNotesAtom,
  ownNote,
  parkedNotesAtom,
  readNotePhoto,
  settleNote,
} from '~/state/parkedNotes';
import { setSignIn } from '~/state/signIn';
import { noteServerTime } from '~/state/clock';
import { isStorageKept } from '~/state/storage';
import { store } from '~/state/store';

const large = new Map<string, unknown>();
let isFull = false;
vi.mock('~/state/largeStorage', () => ({
  keepLarge: async (name: string, value: unknown) => {
    if (!isFull) large.set(name, value);
    return !isFull;
  },
  readLarge: async (name: string) => large.get(name),
  forgetLarge: async (beginning: string) => {
    for (const name of large.keys()) if (name.startsWith(beginning)) large.delete(name);
  },
}));

const noted = { plate: 'А123ВС59', isForeign: false, zone: '0302' };
const photo = new Blob(['x'], { type: 'image/jpeg' });
const signInAs = (cacheKey: string | undefined): void => setSignIn('perm', 'standart', cacheKey === undefined ? undefined : { token: 't', cacheKey });
const zones = (): (string | undefined)[] => store.get(parkedNotesAtom).map(({ zone }) => zone);
const hour = 3_600_000;

beforeEach(() => {
  setCity('perm');
  signInAs(undefined);
  for (const { id } of store.get(parkedNotesAtom)) dropNote(id);
  large.clear();
  isFull = false;
});

describe('notes', () => {
  it('belong to the guest or to the account; logging out drops the account’s with their pictures', async () => {
    const guests = keepNote(noted);
    await keepNotePhoto(guests, photo);
    signInAs('a');
    expect(zones()).toEqual([]);
    await keepNotePhoto(keepNote({ ...noted, zone: '0303' }), photo);
    expect(zones()).toEqual(['0303']);
    expect(large.size).toBe(2);
    signInAs(undefined);
    forgetNotes('perm');
    expect(zones()).toEqual(['0302']);
    expect(localStorage.getItem('parking.parked-notes')).not.toContain('0303');
    await vi.waitFor(() => expect([...large.keys()]).toEqual([`note-photo.perm.guest.${guests}`]));
    expect((await readNotePhoto(guests))?.size).toBe(1);
  });

  it('are not made twice by two taps, and another stay is another note', () => {
    const id = keepNote(noted);
    expect(keepNote(noted)).toBe(id);
    expect(keepNote({ ...noted, plate: 'А124ВС59' })).not.toBe(id);
    settleNote(id);
    expect(store.get(openNotesAtom)).toHaveLength(1);
    expect(keepNote(noted)).not.toBe(id);
  });

  it('keep the moment of the tap until the driver says another', () => {
    const id = keepNote(noted);
    const before = store.get(parkedNotesAtom)[0]?.startsAt;
    changeNote(id, { ...noted, zone: '0304' });
    expect(store.get(parkedNotesAtom)[0]).toMatchObject({ zone: '0304', startsAt: before });
    changeNote(id, { ...noted, startsAt: 1000 });
    expect(store.get(parkedNotesAtom)[0]).toMatchObject({ zone: '0302', startsAt: 1000 });
  });

  it('are twenty at most: the settled and the oldest go, and old ones go by themselves', () => {
    const settled = keepNote({ ...noted, zone: 'new', startsAt: Date.now() });
    settleNote(settled);
    for (let zone = 0; zone < 20; zone += 1) keepNote({ ...noted, zone: String(zone), startsAt: Date.now() - (zone + 1) * hour });
    expect(zones()).toHaveLength(20);
    expect(zones()).not.toContain('new');
    changeNote(keepNote({ ...noted, zone: 'old' }), { ...noted, zone: 'old', startsAt: Date.now() - 31 * 24 * hour });
    noteServerTime(Date.now() + 5, Date.now(), Date.now());
    dropPastNotes();
    expect(zones()).not.toContain('old');
  });

  it('drop what is spoiled, and keep the rest', () => {
    keepNote(noted);
    const all = JSON.parse(localStorage.getItem('parking.parked-notes') ?? '[]') as object[];
    localStorage.setItem('parking.parked-notes', JSON.stringify([{ city: 'perm' }, ...all, { ...all[0], id: 'b', startsAt: 'x' }]));
    dispatchEvent(new StorageEvent('storage', { key: 'parking.parked-notes', newValue: localStorage.getItem('parking.parked-notes') }));
    keepNote({ ...noted, zone: '0305' });
    expect(isStorageKept()).toBe(true);
    expect(new Set(zones())).toEqual(new Set(['0302', '0305']));
  });
});

describe('pictures', () => {
  it('go over to the account with the note that its driver signed in to pay for', async () => {
    const id = keepNote(noted);
    const other = keepNote({ ...noted, zone: '0303' });
    await keepNotePhoto(id, photo);
    await ownNote(id);
    expect(zones()).toHaveLength(2);
    signInAs('a');
    await ownNote(id);
    expect(store.get(parkedNotesAtom)).toMatchObject([{ id, zone: '0302', hasPhoto: true }]);
    await vi.waitFor(() => expect([...large.keys()]).toEqual([`note-photo.perm.account.${id}`]));
    signInAs(undefined);
    expect(store.get(parkedNotesAtom)).toMatchObject([{ id: other }]);
    forgetNotes('perm');
  });

  it('go with their note, and are eight at most', async () => {
    const ids = Array.from({ length: 10 }, (_, zone) => keepNote({ ...noted, zone: String(zone), startsAt: Date.now() - zone * hour }));
    for (const id of ids) await keepNotePhoto(id, photo);
    await vi.waitFor(() => expect(large.size).toBe(8));
    expect(store.get(parkedNotesAtom).filter(({ hasPhoto }) => hasPhoto)).toHaveLength(8);
    for (const id of ids) dropNote(id);
    await vi.waitFor(() => expect(large.size).toBe(0));
  });

  it('say where the device takes none', async () => {
    const id = keepNote(noted);
    isFull = true;
    expect(await keepNotePhoto(id, photo)).toBe(false);
    expect(store.get(parkedNotesAtom)[0]?.hasPhoto).toBeFalsy();
    expect(await keepNotePhoto('nobody’s', photo)).toBe(false);
  });
});

it('where the browser keeps nothing, that is told', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('QuotaExceededError');
  });
  keepNote({ ...noted, zone: '0999' });
  expect(isStorageKept()).toBe(false);
  expect(zones()).toContain('0999');
  full.mockRestore();
});

it('a stay that waits for its payment settles a note, and is not said to be paid', () => {
  const id = keepNote(noted);
  settleNote(id, 'owed');
  expect(store.get(parkedNotesAtom)[0]).toMatchObject({ state: 'settled', isOwed: true });
  settleNote(id);
  expect(store.get(parkedNotesAtom)[0]?.isOwed).toBeUndefined();
});

describe('by a phone’s clock alone', () => {
  const day = 24 * hour;
  const ahead = Date.now() + 40 * day;
  const load = async () => {
    vi.resetModules();
    localStorage.clear();
    const clock = await import('~/state/clock');
    const notes = await import('~/state/parkedNotes');
    const base = (await import('~/state/store')).store;
    (await import('~/state/city')).setCity('perm');
    return { noteServerTime: clock.noteServerTime, ...notes, all: () => base.get(notes.parkedNotesAtom) };
  };
  beforeEach(() => vi.useFakeTimers({ now: ahead, toFake: ['Date'] }));
  afterEach(() => vi.useRealTimers());

  it('nothing is dropped, and what it noted is read in the city’s time once that is told', async () => {
    const own = await load();
    own.keepNote({ ...noted, startsAt: ahead - 40 * day });
    own.dropPastNotes();
    expect(own.all()).toHaveLength(1);
    own.keepNote({ ...noted, zone: '0303' });
    own.noteServerTime(ahead - 40 * day, ahead, ahead);
    own.dropPastNotes();
    expect(own.all()).toHaveLength(2);
    // Forty days of the phone’s clock are none of the city’s.
    expect(Math.abs((own.all().find(({ zone }) => zone === '0303')?.startsAt ?? 0) - (ahead - 40 * day))).toBeLessThan(2000);
    own.noteServerTime(ahead + 20 * day, ahead, ahead);
    own.dropPastNotes();
    expect(own.all().map(({ zone }) => zone)).toEqual(['0303']);
  });

  it('a beginning that is changed to this moment stays the phone’s until then', async () => {
    const own = await load();
    const id = own.keepNote({ ...noted, startsAt: 1000 });
    own.changeNote(id, { ...noted, startsAt: 'now' });
    expect(own.all()[0]?.startsAt).toBe(ahead);
    own.noteServerTime(ahead - 40 * day, ahead, ahead);
    expect(Math.abs((own.all()[0]?.startsAt ?? 0) - (ahead - 40 * day))).toBeLessThan(2000);
  });
});
