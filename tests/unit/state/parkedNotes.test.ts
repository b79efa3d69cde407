// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setCity } from '~/state/city';
import {
  changeNote,
  dropNote,
  dropPastNotes,
  forgetNotes,
  keepNote,
  keepNotePhoto,
  openNotesAtom,
  parkedNotesAtom,
  readNotePhoto,
  settleNote,
} from '~/state/parkedNotes';
import { setSignIn } from '~/state/signIn';
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
    const guests = keepNote(noted).id;
    await keepNotePhoto(guests, photo);
    signInAs('a');
    expect(zones()).toEqual([]);
    await keepNotePhoto(keepNote({ ...noted, zone: '0303' }).id, photo);
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
    const { id } = keepNote(noted);
    expect(keepNote(noted).id).toBe(id);
    expect(keepNote({ ...noted, plate: 'А124ВС59' }).id).not.toBe(id);
    settleNote(id);
    expect(store.get(openNotesAtom)).toHaveLength(1);
    expect(keepNote(noted).id).not.toBe(id);
  });

  it('keep the moment of the tap until the driver says another', () => {
    const { id } = keepNote(noted);
    const before = store.get(parkedNotesAtom)[0]?.startsAt;
    changeNote(id, { ...noted, zone: '0304' });
    expect(store.get(parkedNotesAtom)[0]).toMatchObject({ zone: '0304', startsAt: before });
    changeNote(id, { ...noted, startsAt: 1000 });
    expect(store.get(parkedNotesAtom)[0]).toMatchObject({ zone: '0302', startsAt: 1000 });
  });

  it('are twenty at most: the settled and the oldest go, and old ones go by themselves', () => {
    const settled = keepNote({ ...noted, zone: 'new', startsAt: Date.now() }).id;
    settleNote(settled);
    for (let zone = 0; zone < 20; zone += 1) keepNote({ ...noted, zone: String(zone), startsAt: Date.now() - (zone + 1) * hour });
    expect(zones()).toHaveLength(20);
    expect(zones()).not.toContain('new');
    changeNote(keepNote({ ...noted, zone: 'old' }).id, { ...noted, zone: 'old', startsAt: Date.now() - 31 * 24 * hour });
    dropPastNotes();
    expect(zones()).not.toContain('old');
  });

  it('drop what is spoiled, and keep the rest', () => {
    keepNote(noted);
    const all = JSON.parse(localStorage.getItem('parking.parked-notes') ?? '[]') as object[];
    localStorage.setItem('parking.parked-notes', JSON.stringify([{ city: 'perm' }, ...all, { ...all[0], id: 'b', startsAt: 'x' }]));
    dispatchEvent(new StorageEvent('storage', { key: 'parking.parked-notes', newValue: localStorage.getItem('parking.parked-notes') }));
    expect(keepNote({ ...noted, zone: '0305' }).isKept).toBe(true);
    expect(new Set(zones())).toEqual(new Set(['0302', '0305']));
  });
});

describe('pictures', () => {
  it('go with their note, and are eight at most', async () => {
    const ids = Array.from({ length: 10 }, (_, zone) => keepNote({ ...noted, zone: String(zone), startsAt: Date.now() - zone * hour }).id);
    for (const id of ids) await keepNotePhoto(id, photo);
    await vi.waitFor(() => expect(large.size).toBe(8));
    expect(store.get(parkedNotesAtom).filter(({ hasPhoto }) => hasPhoto)).toHaveLength(8);
    for (const id of ids) dropNote(id);
    await vi.waitFor(() => expect(large.size).toBe(0));
  });

  it('say where the device takes none', async () => {
    const { id } = keepNote(noted);
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
  expect(keepNote({ ...noted, zone: '0999' }).isKept).toBe(false);
  expect(zones()).toContain('0999');
  full.mockRestore();
});
