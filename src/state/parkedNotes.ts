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
import { read, type StoredData } from '~/platform/storage';
import { storedAtom } from './storedAtom';
import { store } from './store';

interface StoredNote extends ParkedNote, Owned {
  /**
   * True if the time is by the phone's clock, because no server time was known. It is converted to the city's time once
   * that is known.
   */
  isByPhone?: boolean;
}

const text = v.string();
const optionalText = v.optional(text);
const degrees = v.pipe(v.number(), v.finite());
export const parkedNotesKey = storageKey<StoredNote[]>({
  name: 'parked-notes',
  owner: 'both',
  purpose: 'notes',
  survivesReset: true,
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

const storedNotesAtom = storedAtom(parkedNotesKey);

/** Returns a note in the city's time, as far as that is known by now. */
const inCityTime = (
  { isByPhone, ...note }: StoredNote,
  toServer: (deviceMs: number) => Instant,
): Omit<StoredNote, 'isByPhone'> => ({
  ...note,
  startsAt: isByPhone ? toServer(note.startsAt) : note.startsAt,
});

/** The current user's notes, newest first, in the city's time as far as that is known by now. */
export const parkedNotesAtom = atom((get): ParkedNote[] => {
  const toServer = get(serverTimeAtLeastAtom);
  return get(storedNotesAtom)
    .filter(isOwnedBy(get(dataOwnerAtom)))
    .map((one) => inCityTime(one, toServer))
    .sort((one, other) => other.startsAt - one.startsAt);
});

/** The notes without a known payment. */
export const openNotesAtom = atom((get): ParkedNote[] => get(parkedNotesAtom).filter(({ state }) => state === 'open'));

/** Rereads the stored list before changing it, because another tab may have written to it. */
const changeNotes = (next: (all: StoredNote[]) => StoredNote[]): void =>
  store.set(storedNotesAtom, next(read(parkedNotesKey)));

/** True once a server time is known. Before that, a wrong phone clock may confuse today and yesterday. */
export const knowsCityTimeAtom = atom((get): boolean => isServerTimeKnown(get(serverTimeAtLeastAtom)));
/** The conversion leaves a time unchanged only while no server has answered. */
const isServerTimeKnown = (toServer: (deviceMs: number) => Instant): boolean => toServer(0) !== 0;

/** The maximum numbers of notes and photos per user. Settled notes are removed first, then the oldest. */
const maxNotes = 20;
const maxPhotos = 8;

/** Pictures of notes, in IndexedDB: each under the city, the owner and the id of its note. */
export const notePhotosKey: StoredData = { name: 'note-photo.', owner: 'both', purpose: 'notes', survivesReset: true };
const photosNameOf = ({ city, owner }: Owned): string => `${notePhotosKey.name}${city}.${owner}.`;
const photoName = ({ id, ...owned }: Owned & Pick<ParkedNote, 'id'>): string => photosNameOf(owned) + id;

const dropNotes = (isDropped: (one: StoredNote) => boolean): void => {
  const dropped = read(parkedNotesKey).filter(isDropped);
  if (dropped.length === 0) return;
  changeNotes((all) => all.filter((one) => !isDropped(one)));
  for (const one of dropped) if (one.hasPhoto) void deleteFromIndexedDb(photoName(one));
};

const isOwned = (one: Owned): boolean => isOwnedBy(store.get(dataOwnerAtom))(one);

/** Sorts the notes to retain longest last. */
const byRetention = (one: StoredNote, other: StoredNote): number =>
  Number(one.state === 'open') - Number(other.state === 'open') || one.startsAt - other.startsAt;

/**
 * Returns the moment that the driver stated, or else the moment of the tap. That is by the city's clock, so that later
 * changes of the phone's clock do not affect it. If the city's time is unknown, it is by the phone's clock.
 */
const startOf = (startsAt: Instant | undefined): Pick<StoredNote, 'startsAt' | 'isByPhone'> => {
  if (startsAt !== undefined) return { startsAt, isByPhone: undefined };
  return { startsAt: serverTimeAtLeast(Date.now()), isByPhone: !isServerTimeKnown(serverTimeAtLeast) };
};

interface NoteStart {
  /** Stated by the driver, by the city's clock. Without it the note begins now. */
  startsAt?: Instant;
}

/** Stores a note and returns its id. If the same note was made a moment ago, returns that note's id instead. */
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
    const surplus = read(parkedNotesKey).filter(isOwned).sort(byRetention).slice(0, -maxNotes);
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

/**
 * Applies the driver's changes. An unchanged time remains the time of the original tap; `now` sets the time of this
 * tap.
 */
export const changeNote = (
  id: string,
  { startsAt, ...noteDetails }: NoteDetails & { startsAt?: Instant | 'now' },
): void =>
  patchNote(id, {
    ...noteDetails,
    ...(startsAt === undefined ? {} : startOf(startsAt === 'now' ? undefined : startsAt)),
  });

/** Closes a note whose stay the city knows: paid for, or with the payment still due. */
export const closeNote = (id: string, ending: 'paid' | 'owed' = 'paid'): void =>
  patchNote(id, { state: 'settled', isOwed: ending === 'owed' ? true : undefined });

/** Moves a note and its photo to the account, after a guest has signed in to pay for it. */
export const moveNoteToAccount = async (id: string): Promise<void> => {
  const note = read(parkedNotesKey).find((one) => one.id === id);
  const { city, owner } = store.get(dataOwnerAtom);
  if (!note || owner !== 'account' || note.owner === owner || note.city !== city) return;
  const photo = note.hasPhoto ? await readFromIndexedDb(photoName(note)) : undefined;
  const hasPhoto = photo !== undefined && (await saveToIndexedDb(photoName({ ...note, owner }), photo));
  // Storage is asynchronous, so the login may be over by now.
  if (store.get(dataOwnerAtom).owner !== owner) {
    if (hasPhoto) void deleteFromIndexedDb(photoName({ ...note, owner }));
    return;
  }
  patchNote(id, { owner, hasPhoto });
  if (note.hasPhoto) void deleteFromIndexedDb(photoName(note));
};

export const dropNote = (id: string): void => dropNotes((one) => one.id === id);

/**
 * Removes notes that are of no further use. It waits for a server time: with a phone clock a month ahead, every note
 * would look outdated.
 */
export const dropPastNotes = (): void => {
  if (!isServerTimeKnown(serverTimeAtLeast)) return;
  const timeZone = store.get(cityAtom)?.timeZone ?? 'UTC';
  const now = serverNow();
  dropNotes((one) => isOwned(one) && !isNoteRetained(inCityTime(one, serverTimeAtLeast), now, timeZone));
};

/**
 * Stores the photo of the sign with its note, in place of an earlier one. Returns false if the device cannot store it.
 */
export const saveNotePhoto = async (id: string, photo: Blob): Promise<boolean> => {
  const note = read(parkedNotesKey).find((one) => one.id === id);
  if (!note || !(await saveToIndexedDb(photoName(note), photo))) return false;
  patchNote(id, { hasPhoto: true });
  const withPhoto = read(parkedNotesKey).filter((one) => isOwned(one) && one.hasPhoto && one.id !== id);
  for (const one of withPhoto.sort(byRetention).slice(0, 1 - maxPhotos)) dropNotePhoto(one.id);
  return true;
};

export const readNotePhoto = async (id: string): Promise<Blob | undefined> => {
  const note = read(parkedNotesKey).find((one) => one.id === id);
  const photo = note && (await readFromIndexedDb(photoName(note)));
  return photo instanceof Blob ? photo : undefined;
};

export const dropNotePhoto = (id: string): void => {
  const note = read(parkedNotesKey).find((one) => one.id === id);
  if (!note) return;
  patchNote(id, { hasPhoto: false });
  void deleteFromIndexedDb(photoName(note));
};

/** Called on logout: removes the account's notes with their photos; the guest's stay. */
export const clearNotes = (city: string): void => {
  dropNotes(isOwnedBy({ city, owner: 'account' }));
  void deleteFromIndexedDb(photosNameOf({ city, owner: 'account' }));
};
