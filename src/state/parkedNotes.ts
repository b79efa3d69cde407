import { atom } from 'jotai';
import * as v from 'valibot';
import type { Instant } from '~/domain/time/cityTime';
import { isNoteRetained, isSameNote, type NoteDetails, type ParkedNote } from '~/domain/stay/parkedNote';
import { cityAtom } from './currentCity';
import { serverNow, serverTimeAtLeast, serverTimeAtLeastAtom } from './clock';
import { instant, storageKey, listOf, statedCategory } from './storageKeys';
import { deleteFromIndexedDb, saveToIndexedDb, readFromIndexedDb } from '~/platform/indexedDb';
import type { Owned } from './map/placesKeys';
import { isOwnedBy, dataOwnerAtom } from './session/dataOwner';
import { read } from '~/platform/storage';
import { storedAtom } from './storedAtom';
import { store } from './store';

interface StoredNote extends ParkedNote, Owned {
  /** The time is the phone's own: no server had told a better one. It is read in the city's once that is known. */
  isByPhone?: boolean;
}

const text = v.string();
const optionalText = v.optional(text);
const degrees = v.pipe(v.number(), v.finite());
const notesKey = storageKey<StoredNote[]>({
  name: 'parked-notes',
  isVital: true,
  schema: listOf<StoredNote>(
    v.object({
      city: text,
      owner: v.picklist(['guest', 'account']),
      id: text,
      plate: text,
      isForeign: v.boolean(),
      category: statedCategory,
      zone: optionalText,
      parkingCode: optionalText,
      address: optionalText,
      place: v.optional(v.object({ latitude: degrees, longitude: degrees })),
      durationMin: v.optional(v.number()),
      startsAt: instant,
      isByPhone: v.optional(v.boolean()),
      state: v.picklist(['open', 'settled']),
      isOwed: v.optional(v.boolean()),
      hasPhoto: v.optional(v.boolean()),
    }),
  ),
  fallback: [],
});

const storedNotesAtom = storedAtom(notesKey);

/** A note in the city's time, as far as that is known by now. */
const inCityTime = (
  { isByPhone, ...note }: StoredNote,
  toServer: (deviceMs: number) => Instant,
): Omit<StoredNote, 'isByPhone'> => ({
  ...note,
  startsAt: isByPhone ? toServer(note.startsAt) : note.startsAt,
});

/** The notes of whoever uses the app here, the newest first, in the city's time as far as it is known by now. */
export const parkedNotesAtom = atom((get): ParkedNote[] => {
  const toServer = get(serverTimeAtLeastAtom);
  return get(storedNotesAtom)
    .filter(isOwnedBy(get(dataOwnerAtom)))
    .map((one) => inCityTime(one, toServer))
    .sort((one, other) => other.startsAt - one.startsAt);
});

/** Those that no payment is known for. */
export const openNotesAtom = atom((get): ParkedNote[] => get(parkedNotesAtom).filter(({ state }) => state === 'open'));

/** Changes the stored list as it stands now: another tab may have written since. */
const changeNotes = (next: (all: StoredNote[]) => StoredNote[]): void =>
  store.set(storedNotesAtom, next(read(notesKey)));

/** Has a server told the time? Until then a phone's clock that is wrong may take today for yesterday. */
export const knowsCityTimeAtom = atom((get): boolean => isServerTimeKnown(get(serverTimeAtLeastAtom)));
/** Nothing is taken off, and nothing added, only while no server has answered. */
const isServerTimeKnown = (toServer: (deviceMs: number) => Instant): boolean => toServer(0) !== 0;

/** The most notes, and the most pictures, that one keeps: what is settled goes first, then the oldest. */
const maxNotes = 20;
const maxPhotos = 8;

const photoName = ({ city, owner, id }: Owned & Pick<ParkedNote, 'id'>): string => `note-photo.${city}.${owner}.${id}`;

const dropNotes = (isDropped: (one: StoredNote) => boolean): void => {
  const dropped = read(notesKey).filter(isDropped);
  if (dropped.length === 0) return;
  changeNotes((all) => all.filter((one) => !isDropped(one)));
  for (const one of dropped) if (one.hasPhoto) void deleteFromIndexedDb(photoName(one));
};

const isOwned = (one: Owned): boolean => isOwnedBy(store.get(dataOwnerAtom))(one);

/** What is kept longest comes last. */
const byRetention = (one: StoredNote, other: StoredNote): number =>
  Number(one.state === 'open') - Number(other.state === 'open') || one.startsAt - other.startsAt;

/** A moment that the driver said, or the one of the tap: by the city's clock, which no phone's that is set meanwhile can move, or by the phone's own. */
const startOf = (startsAt: Instant | undefined): Pick<StoredNote, 'startsAt' | 'isByPhone'> => {
  if (startsAt !== undefined) return { startsAt, isByPhone: undefined };
  return { startsAt: serverTimeAtLeast(Date.now()), isByPhone: !isServerTimeKnown(serverTimeAtLeast) };
};

interface NoteStart {
  /** By the city's clock, where the driver said it; else it begins now. */
  startsAt?: Instant;
}

/** Keeps a note; what was noted a moment ago already is that note. Gives its id. */
export const saveParkedNote = ({ startsAt, ...noteDetails }: NoteDetails & NoteStart): string => {
  const owner = store.get(dataOwnerAtom);
  const draft = {
    ...noteDetails,
    startsAt: startsAt ?? serverTimeAtLeast(Date.now()),
    isStated: startsAt !== undefined,
  };
  const before = store.get(parkedNotesAtom).find((note) => isSameNote(note, draft));
  const id = before?.id ?? crypto.randomUUID();
  if (!before) {
    changeNotes((all) => [...all, { ...noteDetails, ...startOf(startsAt), ...owner, id, state: 'open' }]);
    const surplus = read(notesKey).filter(isOwned).sort(byRetention).slice(0, -maxNotes);
    dropNotes((one) => surplus.some((other) => other.id === one.id));
    void import('./persistentStorage').then(
      ({ requestPersistence }) => requestPersistence(),
      () => undefined,
    );
  }
  return id;
};

const patchNote = (id: string, patch: Partial<StoredNote>): void =>
  changeNotes((all) => all.map((one) => (one.id === id ? { ...one, ...patch } : one)));

/** The driver has changed it. A time that was left as it was stays the one of the tap; one that begins anew is the moment of this tap. */
export const changeNote = (
  id: string,
  { startsAt, ...noteDetails }: NoteDetails & { startsAt?: Instant | 'now' },
): void =>
  patchNote(id, {
    ...noteDetails,
    ...(startsAt === undefined ? {} : startOf(startsAt === 'now' ? undefined : startsAt)),
  });

/** The city knows of its stay: paid for, or with a payment that is still to come. */
export const closeNote = (id: string, ending: 'paid' | 'owed' = 'paid'): void =>
  patchNote(id, { state: 'settled', isOwed: ending === 'owed' ? true : undefined });

/** A guest has signed in to pay for this one: from now on it is the account's, and its picture with it. */
export const moveNoteToAccount = async (id: string): Promise<void> => {
  const note = read(notesKey).find((one) => one.id === id);
  const { city, owner } = store.get(dataOwnerAtom);
  if (!note || owner !== 'account' || note.owner === owner || note.city !== city) return;
  const photo = note.hasPhoto ? await readFromIndexedDb(photoName(note)) : undefined;
  const hasPhoto = photo !== undefined && (await saveToIndexedDb(photoName({ ...note, owner }), photo));
  // Storage takes its time, and the login may be over by now.
  if (store.get(dataOwnerAtom).owner !== owner) {
    if (hasPhoto) void deleteFromIndexedDb(photoName({ ...note, owner }));
    return;
  }
  patchNote(id, { owner, hasPhoto });
  if (note.hasPhoto) void deleteFromIndexedDb(photoName(note));
};

export const dropNote = (id: string): void => dropNotes((one) => one.id === id);

/** Drops what is of no use any more. By a phone's clock that runs a month ahead everything would be: nothing goes until a server has told the time. */
export const dropPastNotes = (): void => {
  if (!isServerTimeKnown(serverTimeAtLeast)) return;
  const timeZone = store.get(cityAtom)?.timeZone ?? 'UTC';
  const now = serverNow();
  dropNotes((one) => isOwned(one) && !isNoteRetained(inCityTime(one, serverTimeAtLeast), now, timeZone));
};

/** Keeps the picture of the sign beside its note, which takes the place of an earlier one. False where the device does not take it. */
export const saveNotePhoto = async (id: string, photo: Blob): Promise<boolean> => {
  const note = read(notesKey).find((one) => one.id === id);
  if (!note || !(await saveToIndexedDb(photoName(note), photo))) return false;
  patchNote(id, { hasPhoto: true });
  const withPhoto = read(notesKey).filter((one) => isOwned(one) && one.hasPhoto && one.id !== id);
  for (const one of withPhoto.sort(byRetention).slice(0, 1 - maxPhotos)) dropNotePhoto(one.id);
  return true;
};

export const readNotePhoto = async (id: string): Promise<Blob | undefined> => {
  const note = read(notesKey).find((one) => one.id === id);
  const photo = note && (await readFromIndexedDb(photoName(note)));
  return photo instanceof Blob ? photo : undefined;
};

export const dropNotePhoto = (id: string): void => {
  const note = read(notesKey).find((one) => one.id === id);
  if (!note) return;
  patchNote(id, { hasPhoto: false });
  void deleteFromIndexedDb(photoName(note));
};

/** What logging out does: the account's go with their pictures, the guest's stay. */
export const clearNotes = (city: string): void => {
  dropNotes(isOwnedBy({ city, owner: 'account' }));
  void deleteFromIndexedDb(`note-photo.${city}.account.`);
};
