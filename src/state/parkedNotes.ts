import { atom } from 'jotai';
import * as v from 'valibot';
import type { Instant } from '~/domain/cityTime';
import { isNoteKept, isSameNote, type NotedStay, type ParkedNote } from '~/domain/parkedNote';
import { cityAtom } from './city';
import { serverNow, serverTimeAtLeast, serverTimeAtLeastAtom } from './clock';
import { instant, key, listOf, saidCategory } from './keys';
import { forgetLarge, keepLarge, readLarge } from './largeStorage';
import type { Owned } from './placesKeys';
import { isOwnedBy, placesOwnerAtom } from './placesOwner';
import { read } from './storage';
import { storedAtom } from './storedAtom';
import { store } from './store';

interface Kept extends ParkedNote, Owned {
  /** The time is the phone's own: no server had told a better one. It is read in the city's once that is known. */
  isByPhone?: boolean;
}

const text = v.string();
const maybeText = v.optional(text);
const degrees = v.pipe(v.number(), v.finite());
const notesKey = key<Kept[]>({
  name: 'parked-notes',
  isVital: true,
  schema: listOf<Kept>(
    v.object({
      city: text,
      owner: v.picklist(['guest', 'account']),
      id: text,
      plate: text,
      isForeign: v.boolean(),
      category: saidCategory,
      zone: maybeText,
      parkingCode: maybeText,
      address: maybeText,
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

const allAtom = storedAtom(notesKey);

/** A note in the city's time, as far as that is known by now. */
const inCityTime = ({ isByPhone, ...note }: Kept, toServer: (deviceMs: number) => Instant): Omit<Kept, 'isByPhone'> => ({
  ...note,
  startsAt: isByPhone ? toServer(note.startsAt) : note.startsAt,
});

/** The notes of whoever uses the app here, the newest first, in the city's time as far as it is known by now. */
export const parkedNotesAtom = atom((get): ParkedNote[] => {
  const toServer = get(serverTimeAtLeastAtom);
  return get(allAtom)
    .filter(isOwnedBy(get(placesOwnerAtom)))
    .map((one) => inCityTime(one, toServer))
    .sort((one, other) => other.startsAt - one.startsAt);
});

/** Those that no payment is known for. */
export const openNotesAtom = atom((get): ParkedNote[] => get(parkedNotesAtom).filter(({ state }) => state === 'open'));

/** Changes the stored list as it stands now: another tab may have written since. */
const change = (next: (all: Kept[]) => Kept[]): void => store.set(allAtom, next(read(notesKey)));

/** Has a server told the time? Until then a phone's clock that is wrong may take today for yesterday. */
export const knowsCityTimeAtom = atom((get): boolean => isTold(get(serverTimeAtLeastAtom)));
/** Nothing is taken off, and nothing added, only while no server has answered. */
const isTold = (toServer: (deviceMs: number) => Instant): boolean => toServer(0) !== 0;

/** The most notes, and the most pictures, that one keeps: what is settled goes first, then the oldest. */
const mostNotes = 20;
const mostPhotos = 8;

const photoName = ({ city, owner, id }: Owned & Pick<ParkedNote, 'id'>): string => `note-photo.${city}.${owner}.${id}`;

const drop = (isDropped: (one: Kept) => boolean): void => {
  const gone = read(notesKey).filter(isDropped);
  if (gone.length === 0) return;
  change((all) => all.filter((one) => !isDropped(one)));
  for (const one of gone) if (one.hasPhoto) void forgetLarge(photoName(one));
};

const isOwn = (one: Owned): boolean => isOwnedBy(store.get(placesOwnerAtom))(one);

/** What is kept longest comes last. */
const byWorth = (one: Kept, other: Kept): number => Number(one.state === 'open') - Number(other.state === 'open') || one.startsAt - other.startsAt;

/** A moment that the driver said, or the one of the tap: by the city's clock, which no phone's that is set meanwhile can move, or by the phone's own. */
const startOf = (startsAt: Instant | undefined): Pick<Kept, 'startsAt' | 'isByPhone'> => {
  if (startsAt !== undefined) return { startsAt, isByPhone: undefined };
  return { startsAt: serverTimeAtLeast(Date.now()), isByPhone: !isTold(serverTimeAtLeast) };
};

interface Begun {
  /** By the city's clock, where the driver said it; else it begins now. */
  startsAt?: Instant;
}

/** Keeps a note; what was noted a moment ago already is that note. Gives its id. */
export const keepNote = ({ startsAt, ...noted }: NotedStay & Begun): string => {
  const owner = store.get(placesOwnerAtom);
  const wanted = { ...noted, startsAt: startsAt ?? serverTimeAtLeast(Date.now()), isSaid: startsAt !== undefined };
  const before = store.get(parkedNotesAtom).find((note) => isSameNote(note, wanted));
  const id = before?.id ?? crypto.randomUUID();
  if (!before) {
    change((all) => [...all, { ...noted, ...startOf(startsAt), ...owner, id, state: 'open' }]);
    const surplus = read(notesKey).filter(isOwn).sort(byWorth).slice(0, -mostNotes);
    drop((one) => surplus.some((other) => other.id === one.id));
    void import('./lasting').then(
      ({ askToLast }) => askToLast(),
      () => undefined,
    );
  }
  return id;
};

const patch = (id: string, news: Partial<Kept>): void => change((all) => all.map((one) => (one.id === id ? { ...one, ...news } : one)));

/** The driver has changed it. A time that was left as it was stays the one of the tap; one that begins anew is the moment of this tap. */
export const changeNote = (id: string, { startsAt, ...noted }: NotedStay & { startsAt?: Instant | 'now' }): void =>
  patch(id, { ...noted, ...(startsAt === undefined ? {} : startOf(startsAt === 'now' ? undefined : startsAt)) });

/** The city knows of its stay: paid for, or with a payment that is still to come. */
export const settleNote = (id: string, ending: 'paid' | 'owed' = 'paid'): void =>
  patch(id, { state: 'settled', isOwed: ending === 'owed' ? true : undefined });

/** A guest has signed in to pay for this one: from now on it is the account's, and its picture with it. */
export const ownNote = async (id: string): Promise<void> => {
  const note = read(notesKey).find((one) => one.id === id);
  const { city, owner } = store.get(placesOwnerAtom);
  if (!note || owner !== 'account' || note.owner === owner || note.city !== city) return;
  const photo = note.hasPhoto ? await readLarge(photoName(note)) : undefined;
  const hasPhoto = photo !== undefined && (await keepLarge(photoName({ ...note, owner }), photo));
  // Storage takes its time, and the login may be over by now.
  if (store.get(placesOwnerAtom).owner !== owner) {
    if (hasPhoto) void forgetLarge(photoName({ ...note, owner }));
    return;
  }
  patch(id, { owner, hasPhoto });
  if (note.hasPhoto) void forgetLarge(photoName(note));
};

export const dropNote = (id: string): void => drop((one) => one.id === id);

/** Drops what is of no use any more. By a phone's clock that runs a month ahead everything would be: nothing goes until a server has told the time. */
export const dropPastNotes = (): void => {
  if (!isTold(serverTimeAtLeast)) return;
  const timeZone = store.get(cityAtom)?.timeZone ?? 'UTC';
  const now = serverNow();
  drop((one) => isOwn(one) && !isNoteKept(inCityTime(one, serverTimeAtLeast), now, timeZone));
};

/** Keeps the picture of the sign beside its note, which takes the place of an earlier one. False where the device does not take it. */
export const keepNotePhoto = async (id: string, photo: Blob): Promise<boolean> => {
  const note = read(notesKey).find((one) => one.id === id);
  if (!note || !(await keepLarge(photoName(note), photo))) return false;
  patch(id, { hasPhoto: true });
  const pictured = read(notesKey).filter((one) => isOwn(one) && one.hasPhoto && one.id !== id);
  for (const one of pictured.sort(byWorth).slice(0, 1 - mostPhotos)) dropNotePhoto(one.id);
  return true;
};

export const readNotePhoto = async (id: string): Promise<Blob | undefined> => {
  const note = read(notesKey).find((one) => one.id === id);
  const photo = note && (await readLarge(photoName(note)));
  return photo instanceof Blob ? photo : undefined;
};

export const dropNotePhoto = (id: string): void => {
  const note = read(notesKey).find((one) => one.id === id);
  if (!note) return;
  patch(id, { hasPhoto: false });
  void forgetLarge(photoName(note));
};

/** What logging out does: the account's go with their pictures, the guest's stay. */
export const forgetNotes = (city: string): void => {
  drop(isOwnedBy({ city, owner: 'account' }));
  void forgetLarge(`note-photo.${city}.account.`);
};
