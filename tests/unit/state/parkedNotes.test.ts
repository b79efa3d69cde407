// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setCity } from '~/state/currentCity';
import {
  changeNote,
  dropNote,
  dropPastNotes,
  clearNotes,
  saveParkedNote,
  saveNotePhoto,
  openNotesAtom,
  moveNoteToAccount,
  parkedNotesAtom,
  readNotePhoto,
  closeNote,
} from '~/state/parkedNotes';
import { setSignIn } from '~/state/session/signIn';
import { recordServerTime } from '~/state/clock';
import { isStorageWritable } from '~/platform/storage';
import { store } from '~/state/store';

const large = new Map<string, unknown>();
let isFull = false;
vi.mock('~/platform/indexedDb', () => ({
  saveToIndexedDb: async (name: string, value: unknown) => {
    if (!isFull) large.set(name, value);
    return !isFull;
  },
  readFromIndexedDb: async (name: string) => large.get(name),
  deleteFromIndexedDb: async (beginning: string) => {
    for (const name of large.keys()) if (name.startsWith(beginning)) large.delete(name);
  },
}));

const note = { plate: 'А123ВС59', isForeign: false, zone: '0302' };
const photo = new Blob(['x'], { type: 'image/jpeg' });
const signInAs = (cacheKey: string | undefined): void =>
  setSignIn('perm', 'standart', cacheKey === undefined ? undefined : { token: 't', cacheKey });
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
  it('notes belong to a guest or an account, and a logout clears the account’s notes with their pictures', async () => {
    const guests = saveParkedNote(note);
    await saveNotePhoto(guests, photo);
    signInAs('a');
    expect(zones()).toEqual([]);
    await saveNotePhoto(saveParkedNote({ ...note, zone: '0303' }), photo);
    expect(zones()).toEqual(['0303']);
    expect(large.size).toBe(2);
    signInAs(undefined);
    clearNotes('perm');
    expect(zones()).toEqual(['0302']);
    expect(localStorage.getItem('parking.parked-notes')).not.toContain('0303');
    await vi.waitFor(() => expect([...large.keys()]).toEqual([`note-photo.perm.guest.${guests}`]));
    expect((await readNotePhoto(guests))?.size).toBe(1);
  });

  it('two taps make one note, and another stay makes another note', () => {
    const id = saveParkedNote(note);
    expect(saveParkedNote(note)).toBe(id);
    expect(saveParkedNote({ ...note, plate: 'А124ВС59' })).not.toBe(id);
    closeNote(id);
    expect(store.get(openNotesAtom)).toHaveLength(1);
    expect(saveParkedNote(note)).not.toBe(id);
  });

  it('a note keeps the moment of the tap until the driver changes it', () => {
    const id = saveParkedNote(note);
    const before = store.get(parkedNotesAtom)[0]?.startsAt;
    changeNote(id, { ...note, zone: '0304' });
    expect(store.get(parkedNotesAtom)[0]).toMatchObject({ zone: '0304', startsAt: before });
    changeNote(id, { ...note, startsAt: 1000 });
    expect(store.get(parkedNotesAtom)[0]).toMatchObject({ zone: '0302', startsAt: 1000 });
  });

  it('at most twenty notes are kept: settled and oldest notes are dropped, and old notes expire', () => {
    const settled = saveParkedNote({ ...note, zone: 'new', startsAt: Date.now() });
    closeNote(settled);
    for (let zone = 0; zone < 20; zone += 1)
      saveParkedNote({ ...note, zone: String(zone), startsAt: Date.now() - (zone + 1) * hour });
    expect(zones()).toHaveLength(20);
    expect(zones()).not.toContain('new');
    changeNote(saveParkedNote({ ...note, zone: 'old' }), {
      ...note,
      zone: 'old',
      startsAt: Date.now() - 31 * 24 * hour,
    });
    recordServerTime(Date.now() + 5, Date.now(), Date.now());
    dropPastNotes();
    expect(zones()).not.toContain('old');
  });

  it('unreadable notes are dropped, and the others are kept', () => {
    saveParkedNote(note);
    const all = JSON.parse(localStorage.getItem('parking.parked-notes') ?? '[]') as object[];
    localStorage.setItem(
      'parking.parked-notes',
      JSON.stringify([{ city: 'perm' }, ...all, { ...all[0], id: 'b', startsAt: 'x' }]),
    );
    dispatchEvent(
      new StorageEvent('storage', {
        key: 'parking.parked-notes',
        newValue: localStorage.getItem('parking.parked-notes'),
      }),
    );
    saveParkedNote({ ...note, zone: '0305' });
    expect(isStorageWritable()).toBe(true);
    expect(new Set(zones())).toEqual(new Set(['0302', '0305']));
  });
});

describe('pictures of notes', () => {
  it('a picture moves to the account with the note that its driver has signed in to pay for', async () => {
    const id = saveParkedNote(note);
    const other = saveParkedNote({ ...note, zone: '0303' });
    await saveNotePhoto(id, photo);
    await moveNoteToAccount(id);
    expect(zones()).toHaveLength(2);
    signInAs('a');
    await moveNoteToAccount(id);
    expect(store.get(parkedNotesAtom)).toMatchObject([{ id, zone: '0302', hasPhoto: true }]);
    await vi.waitFor(() => expect([...large.keys()]).toEqual([`note-photo.perm.account.${id}`]));
    signInAs(undefined);
    expect(store.get(parkedNotesAtom)).toMatchObject([{ id: other }]);
    clearNotes('perm');
  });

  it('pictures are deleted with their notes, and eight are kept at most', async () => {
    const ids = Array.from({ length: 10 }, (_, zone) =>
      saveParkedNote({ ...note, zone: String(zone), startsAt: Date.now() - zone * hour }),
    );
    for (const id of ids) await saveNotePhoto(id, photo);
    await vi.waitFor(() => expect(large.size).toBe(8));
    expect(store.get(parkedNotesAtom).filter(({ hasPhoto }) => hasPhoto)).toHaveLength(8);
    for (const id of ids) dropNote(id);
    await vi.waitFor(() => expect(large.size).toBe(0));
  });

  it('saveNotePhoto reports that the device has stored no picture', async () => {
    const id = saveParkedNote(note);
    isFull = true;
    expect(await saveNotePhoto(id, photo)).toBe(false);
    expect(store.get(parkedNotesAtom)[0]?.hasPhoto).toBeFalsy();
    expect(await saveNotePhoto('nobody’s', photo)).toBe(false);
  });
});

it('a browser that stores nothing is reported, and the note stays in memory', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('QuotaExceededError');
  });
  saveParkedNote({ ...note, zone: '0999' });
  expect(isStorageWritable()).toBe(false);
  expect(zones()).toContain('0999');
  full.mockRestore();
});

it('a stay that waits for its payment settles a note as owed, and not as paid', () => {
  const id = saveParkedNote(note);
  closeNote(id, 'owed');
  expect(store.get(parkedNotesAtom)[0]).toMatchObject({ state: 'settled', isOwed: true });
  closeNote(id);
  expect(store.get(parkedNotesAtom)[0]?.isOwed).toBeUndefined();
});

describe('notes with the phone’s clock alone', () => {
  const day = 24 * hour;
  const futureMs = Date.now() + 40 * day;
  const load = async () => {
    vi.resetModules();
    localStorage.clear();
    const clock = await import('~/state/clock');
    const notes = await import('~/state/parkedNotes');
    const base = (await import('~/state/store')).store;
    (await import('~/state/currentCity')).setCity('perm');
    return { noteServerTime: clock.recordServerTime, ...notes, all: () => base.get(notes.parkedNotesAtom) };
  };
  beforeEach(() => vi.useFakeTimers({ now: futureMs, toFake: ['Date'] }));
  afterEach(() => vi.useRealTimers());

  it('no note is dropped by the phone’s clock, and its start is corrected once the city’s time is known', async () => {
    const own = await load();
    own.saveParkedNote({ ...note, startsAt: futureMs - 40 * day });
    own.dropPastNotes();
    expect(own.all()).toHaveLength(1);
    own.saveParkedNote({ ...note, zone: '0303' });
    own.noteServerTime(futureMs - 40 * day, futureMs, futureMs);
    own.dropPastNotes();
    expect(own.all()).toHaveLength(2);
    // Forty days on the phone's clock are not forty days in the city.
    expect(
      Math.abs((own.all().find(({ zone }) => zone === '0303')?.startsAt ?? 0) - (futureMs - 40 * day)),
    ).toBeLessThan(2000);
    own.noteServerTime(futureMs + 20 * day, futureMs, futureMs);
    own.dropPastNotes();
    expect(own.all().map(({ zone }) => zone)).toEqual(['0303']);
  });

  it('a start that is changed to now keeps the phone’s time until the city’s time is known', async () => {
    const own = await load();
    const id = own.saveParkedNote({ ...note, startsAt: 1000 });
    own.changeNote(id, { ...note, startsAt: 'now' });
    expect(own.all()[0]?.startsAt).toBe(futureMs);
    own.noteServerTime(futureMs - 40 * day, futureMs, futureMs);
    expect(Math.abs((own.all()[0]?.startsAt ?? 0) - (futureMs - 40 * day))).toBeLessThan(2000);
  });
});
