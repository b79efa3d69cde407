import { atom } from 'jotai';
import * as v from 'valibot';
import { placeNumber, placeRef } from '~/domain/placeRef';
import { proofKinds, withOfflineForm, withProof, type Proof } from '~/domain/proof';
import { cityIdAtom } from './city';
import { serverNow, serverTimeAtLeast } from './clock';
import { instant, knownPlace, listOf } from './keys';
import { personalAtom } from './personal';
import { driverAtom } from './signIn';
import { store } from './store';

/**
 * Proofs of this device, in IndexedDB: a list for each owner in each city. An owner is the guest, or an account by its hash (that
 * of its attempts); while a driver's account is not known, the login.
 */

const idb = () => import('idb-keyval');
// They are written when there is no network: what writes them must be here by then.
idb().catch(() => undefined);

const text = v.string();
const maybeText = v.optional(text);
const proofFields = v.object({
  id: text,
  city: text,
  kind: v.picklist(proofKinds),
  sentAt: instant,
  isPhoneTime: v.optional(v.boolean()),
  answeredAt: v.optional(instant),
  plate: maybeText,
  place: v.optional(knownPlace),
  /** Earlier versions know no `place`: the number of a zone or the code of a parking. */
  zone: maybeText,
  sum: v.optional(v.number()),
  outcome: v.picklist(['open', 'link', 'done', 'twice', 'failed']),
  fault: v.optional(
    v.picklist(['refused', 'noNetwork', 'lost', 'timeout', 'portal', 'serverError', 'unreadable', 'busy', 'expired', 'closed', 'noReply']),
  ),
  errorName: maybeText,
  answer: maybeText,
  toPay: v.optional(v.number()),
  order: maybeText,
  sessionId: maybeText,
  confirmedAt: v.optional(instant),
  command: maybeText,
});
const proof = v.pipe(
  proofFields,
  v.transform(({ zone, place = { zone }, ...rest }): Proof => ({ ...rest, place: placeRef(place) })),
);
const schema = listOf<Proof>(proof);

/** A list as it was kept, without what cannot be read. */
const parse = (kept: unknown): Proof[] => {
  const result = v.safeParse(schema, kept);
  return result.success ? result.output : [];
};

/** A list as it is stored: after a rollback the version before finds the place under its own name. */
const stored = (all: readonly Proof[]): unknown[] => all.map((one) => ({ ...one, zone: one.place && placeNumber(one.place) }));

const proofsRoom = 'proofs.';
const cityRoom = (city: string): string => `${proofsRoom}${city}.`;
const nameOf = (city: string, owner: string): string => cityRoom(city) + owner;

/** Where the browser keeps nothing: as long as the page lives. */
const memory = new Map<string, Proof[]>();
const merged = (kept: readonly Proof[], name: string): Proof[] => (memory.get(name) ?? []).reduce(withProof, [...kept]);

/** Counts the changes made by this page. */
export const proofsChangeAtom = atom(0);

/** One change after the other: what was begun first stands first. */
let last: Promise<unknown> = Promise.resolve();
/** The last in turn, while it has not been made: what else is to change of its list is written with it. */
let waiting: { name: string; changes: ((all: Proof[]) => Proof[])[]; made: Promise<void> } | undefined;
const inTurn = (work: () => Promise<void>): Promise<void> => {
  waiting = undefined;
  const own = last.then(work).finally(() => store.set(proofsChangeAtom, (count) => count + 1));
  last = own.catch(() => undefined);
  return own;
};

/** A phone that writes slowly keeps nobody from a payment page for longer; the ending of what it has not written by then stays unknown. */
const mostMs = 2_000;
/** Once what was noted is on the device: what this page has not written when it is left for another one is lost. */
export const whenProofsAreKept = (): Promise<unknown> => Promise.race([last, new Promise((resolve) => setTimeout(resolve, mostMs))]);

/** The lists that this page has written. */
const written = new Set<string>();

/** Without room for it, map tiles go: what a payment is argued with cannot be had again. */
const withRoom = async (write: () => Promise<void>): Promise<void> => {
  try {
    await write();
  } catch (fault) {
    await import('./makeRoom').then(({ withRoomAfter }) => withRoomAfter(fault, write));
  }
};

const change = (city: string, owner: string, next: (all: Proof[]) => Proof[]): Promise<void> => {
  const name = nameOf(city, owner);
  written.add(name);
  if (waiting?.name === name) {
    waiting.changes.push(next);
    return waiting.made;
  }
  const changes = [next];
  const make = (all: Proof[]): Proof[] => {
    if (waiting?.changes === changes) waiting = undefined;
    return changes.reduce((list, one) => one(list), all);
  };
  const made = inTurn(async () => {
    try {
      const { update } = await idb();
      await withRoom(() => update(name, (kept) => stored(make(merged(parse(kept), name)))));
      memory.delete(name);
    } catch {
      memory.set(name, make(memory.get(name) ?? []));
    }
  });
  waiting = { name, changes, made };
  return made;
};

const removeLists = (isRemoved: (name: string) => boolean): Promise<void> =>
  inTurn(async () => {
    for (const name of memory.keys()) if (isRemoved(name)) memory.delete(name);
    try {
      const { keys, delMany } = await idb();
      await delMany((await keys()).filter((name) => typeof name === 'string' && name.startsWith(proofsRoom) && isRemoved(name)));
    } catch {
      // Where there is no such storage, nothing has been kept in it.
    }
  });

/** The login's account, once its profile is known. */
const accountAtom = personalAtom<{ login: string; key: string } | undefined>(undefined);
const ofLogin = (login: string): string => `login.${login}`;

/** Who uses the app here, the first name being the one to write under. */
export const proofOwnersAtom = atom((get): readonly string[] => {
  const login = get(driverAtom)?.cacheKey;
  if (login === undefined) return ['guest'];
  const account = get(accountAtom);
  return account?.login === login ? [account.key, ofLogin(login)] : [ofLogin(login)];
});
const ownerNow = (): string => store.get(proofOwnersAtom)[0] ?? 'guest';

/** By which hash the driver's attempts name the account. */
export const noteAccount = (login: string, key: string): void => store.set(accountAtom, { login, key });

/** Is there no answer of the city yet that has told its clock? */
export const isPhoneTime = (): boolean => serverTimeAtLeast(0) === 0;

/** What owners keep of a city, after all that is being written; what cannot be read is left out. */
export const readProofs = async (city: string, owners: readonly string[]): Promise<Proof[]> => {
  await last;
  return readLists(owners.map((owner) => nameOf(city, owner)));
};

const readLists = async (names: readonly string[]): Promise<Proof[]> => {
  const inMemory = (): Proof[] => names.flatMap((name) => memory.get(name) ?? []);
  try {
    const { getMany } = await idb();
    const kept = await getMany<unknown>([...names]);
    return inMemory().reduce(withProof, kept.flatMap(parse));
  } catch {
    return inMemory();
  }
};

/** What whoever uses the app here keeps of the chosen city. */
export const ownProofs = async (): Promise<Proof[]> => {
  const city = store.get(cityIdAtom);
  return city === null ? [] : readProofs(city, store.get(proofOwnersAtom));
};

/** Everything that is kept of the chosen city, whoever's: that of a driver whose account is not known yet, too. */
export const readCityProofs = async (): Promise<Proof[]> => {
  const room = cityRoom(store.get(cityIdAtom) ?? '');
  await last;
  const names = await idb()
    .then(({ keys }) => keys())
    .catch(() => []);
  const isOfCity = (name: IDBValidKey): name is string => typeof name === 'string' && name.startsWith(room);
  return readLists([...new Set([...names, ...memory.keys()])].filter(isOfCity));
};

/** Keeps the proof of something that is about to be sent. */
export const keepProof = (owner: string, proof: Proof): Promise<void> => change(proof.city, owner, (all) => withProof(all, proof));

/** The same where there is none yet. */
export const ensureProof = (owner: string, proof: Proof): Promise<void> =>
  change(proof.city, owner, (all) => (all.some(({ id }) => id === proof.id) ? all : withProof(all, proof)));

/** Changes proofs that are kept; of what has been deleted, or has left with its owner, nothing comes back. */
export const patchProofs = (city: string, owner: string, patch: (proof: Proof) => Proof): Promise<void> =>
  change(city, owner, (all) => all.map(patch));

/** The same of whoever uses the app here. */
export const patchOwnProofs = (patch: (proof: Proof) => Proof): void => {
  const city = store.get(cityIdAtom);
  if (city !== null) for (const owner of store.get(proofOwnersAtom)) void patchProofs(city, owner, patch);
};

type OwnProof = Pick<Proof, 'kind' | 'outcome' | 'plate' | 'place'> & Partial<Proof>;
const own = (proof: OwnProof, city: string): Proof => ({
  id: crypto.randomUUID(),
  ...proof,
  city,
  sentAt: serverNow(),
  ...(isPhoneTime() ? { isPhoneTime: true } : {}),
});

/** Keeps what whoever uses the app here has begun without the city. */
export const keepOwnProof = (proof: OwnProof): void => {
  const city = store.get(cityIdAtom);
  if (city !== null) void keepProof(ownerNow(), own(proof, city));
};

/** Notes that a payment form is open while there is no network. */
export const noteOfflineForm = (car: Pick<Proof, 'plate' | 'place'>): void => {
  const city = store.get(cityIdAtom);
  if (city === null) return;
  const form = own({ ...car, kind: 'offlineForm', outcome: 'failed', fault: 'noNetwork' }, city);
  void change(city, ownerNow(), (all) => withOfflineForm(all, form));
};

/** The driver deletes: one, or all. */
export const dropProofs = async (city: string, owners: readonly string[], isDropped: (proof: Proof) => boolean = () => true): Promise<void> => {
  await Promise.all(owners.map((owner) => change(city, owner, (all) => all.filter((one) => !isDropped(one)))));
};

/** Is a list one of these owners', in whichever city? An owner's name of another city is another one, but the guest is the same. */
export const isProofsOf =
  (owners: readonly string[]) =>
  (name: string): boolean =>
    name.startsWith(proofsRoom) && owners.some((owner) => name.endsWith(`.${owner}`));

/** The same in every city. */
export const dropEveryProof = (owners: readonly string[]): Promise<void> => removeLists(isProofsOf(owners));

/** An account has another e-mail or phone: its proofs go on under the new hash. */
export const renameProofs = async (city: string, old: string, next: string): Promise<void> => {
  const all = await readProofs(city, [old]);
  if (all.length === 0) return;
  await change(city, next, (kept) => all.reduce(withProof, kept));
  await change(city, old, () => []);
};

const isAccounts = (name: string, city: string): boolean => name.startsWith(cityRoom(city)) && name !== nameOf(city, 'guest');

/** What logging out does: every account's of the city go, the guest's stay. */
export const forgetProofs = (city: string): Promise<void> => removeLists((name) => isAccounts(name, city));

/** A login that the city has ended leaves them: this page, which finds nobody signed in then, does not take them away. */
export const leaveProofs = (city: string): void => {
  for (const name of written) if (isAccounts(name, city)) written.delete(name);
};

/** The same in another tab that finds nobody signed in: what it has written itself, perhaps since. */
export const forgetWrittenProofs = (city: string): Promise<void> => {
  const own = [...written].filter((name) => isAccounts(name, city));
  for (const name of own) written.delete(name);
  return removeLists((name) => own.includes(name));
};
