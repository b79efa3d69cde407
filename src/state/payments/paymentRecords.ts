import { atom } from 'jotai';
import * as v from 'valibot';
import { placeNumber, placeRef } from '~/domain/stay/placeRef';
import { proofKinds, withOfflineForm, withRecord, type PaymentRecord } from '~/domain/payments/paymentRecord';
import { cityIdAtom } from '../currentCity';
import { serverNow, serverTimeAtLeast } from '../clock';
import { instant, knownPlace, listOf } from '../storageKeys';
import { personalAtom } from '../session/personalAtom';
import { driverAtom } from '../session/signIn';
import { store } from '../store';
import { withTimeout } from '~/platform/time';

/**
 * Proofs of this device, in IndexedDB: a list for each owner in each city. An owner is the guest, or an account by its hash (that
 * of its attempts); while a driver's account is not known, the login.
 */

const idb = () => import('idb-keyval');
// They are written when there is no network: what writes them must be here by then.
idb().catch(() => undefined);

const text = v.string();
const optionalText = v.optional(text);
const recordFields = v.object({
  id: text,
  city: text,
  kind: v.picklist(proofKinds),
  sentAt: instant,
  isPhoneTime: v.optional(v.boolean()),
  answeredAt: v.optional(instant),
  plate: optionalText,
  place: v.optional(knownPlace),
  /** Earlier versions know no `place`: the number of a zone or the code of a parking. */
  zone: optionalText,
  sum: v.optional(v.number()),
  outcome: v.picklist(['open', 'link', 'done', 'twice', 'failed']),
  fault: v.optional(
    v.picklist([
      'refused',
      'noNetwork',
      'lost',
      'timeout',
      'portal',
      'serverError',
      'unreadable',
      'busy',
      'expired',
      'closed',
      'noReply',
    ]),
  ),
  errorName: optionalText,
  answer: optionalText,
  toPay: v.optional(v.number()),
  order: optionalText,
  sessionId: optionalText,
  confirmedAt: v.optional(instant),
  command: optionalText,
});
const record = v.pipe(
  recordFields,
  v.transform(({ zone, place = { zone }, ...rest }): PaymentRecord => ({ ...rest, place: placeRef(place) })),
);
const recordListSchema = listOf<PaymentRecord>(record);

/** A list as it was kept, without what cannot be read. */
const parse = (value: unknown): PaymentRecord[] => {
  const result = v.safeParse(recordListSchema, value);
  return result.success ? result.output : [];
};

/** A list as it is stored: after a rollback the version before finds the place under its own name. */
const stored = (all: readonly PaymentRecord[]): unknown[] =>
  all.map((one) => ({ ...one, zone: one.place && placeNumber(one.place) }));

const recordsPrefix = 'proofs.';
const cityPrefix = (city: string): string => `${recordsPrefix}${city}.`;
const listName = (city: string, owner: string): string => cityPrefix(city) + owner;

/** Where the browser keeps nothing: as long as the page lives. */
const memory = new Map<string, PaymentRecord[]>();
const mergedRecords = (values: readonly PaymentRecord[], name: string): PaymentRecord[] =>
  (memory.get(name) ?? []).reduce(withRecord, [...values]);

/** Counts the changes made by this page. */
export const paymentRecordsChangeAtom = atom(0);

/** One change after the other: what was begun first stands first. */
let lastWrite: Promise<unknown> = Promise.resolve();
/** The last in turn, while it has not been made: what else is to change of its list is written with it. */
let pendingWrite:
  { name: string; changes: ((all: PaymentRecord[]) => PaymentRecord[])[]; made: Promise<void> } | undefined;
const runInTurn = (work: () => Promise<void>): Promise<void> => {
  pendingWrite = undefined;
  const write = lastWrite.then(work).finally(() => store.set(paymentRecordsChangeAtom, (count) => count + 1));
  lastWrite = write.catch(() => undefined);
  return write;
};

/** A phone that writes slowly keeps nobody from a payment page for longer; the ending of what it has not written by then stays unknown. */
const maxWaitMs = 2_000;
/** Once what was noted is on the device: what this page has not written when it is left for another one is lost. */
export const awaitPaymentRecordsSaved = (): Promise<unknown> => withTimeout(lastWrite, maxWaitMs);

/** The lists that this page has written. */
const writtenLists = new Set<string>();

/** Without room for it, map tiles go: what a payment is argued with cannot be had again. */
const writeWithEviction = async (write: () => Promise<void>): Promise<void> => {
  try {
    await write();
  } catch (error) {
    await import('~/platform/storageEviction').then(({ retryWithEviction }) => retryWithEviction(error, write));
  }
};

const changeList = (city: string, owner: string, next: (all: PaymentRecord[]) => PaymentRecord[]): Promise<void> => {
  const name = listName(city, owner);
  writtenLists.add(name);
  if (pendingWrite?.name === name) {
    pendingWrite.changes.push(next);
    return pendingWrite.made;
  }
  const changes = [next];
  const applyChanges = (all: PaymentRecord[]): PaymentRecord[] => {
    if (pendingWrite?.changes === changes) pendingWrite = undefined;
    return changes.reduce((list, one) => one(list), all);
  };
  const made = runInTurn(async () => {
    try {
      const { update } = await idb();
      await writeWithEviction(() => update(name, (value) => stored(applyChanges(mergedRecords(parse(value), name)))));
      memory.delete(name);
    } catch {
      memory.set(name, applyChanges(memory.get(name) ?? []));
    }
  });
  pendingWrite = { name, changes, made };
  return made;
};

const removeRecordLists = (isRemoved: (name: string) => boolean): Promise<void> =>
  runInTurn(async () => {
    for (const name of memory.keys()) if (isRemoved(name)) memory.delete(name);
    try {
      const { keys, delMany } = await idb();
      await delMany(
        (await keys()).filter((name) => typeof name === 'string' && name.startsWith(recordsPrefix) && isRemoved(name)),
      );
    } catch {
      // Where there is no such storage, nothing has been kept in it.
    }
  });

/** The login's account, once its profile is known. */
const loginAccountAtom = personalAtom<{ login: string; key: string } | undefined>(undefined);
const loginOwner = (login: string): string => `login.${login}`;

/** Who uses the app here, the first name being the one to write under. */
export const recordOwnersAtom = atom((get): readonly string[] => {
  const login = get(driverAtom)?.cacheKey;
  if (login === undefined) return ['guest'];
  const account = get(loginAccountAtom);
  return account?.login === login ? [account.key, loginOwner(login)] : [loginOwner(login)];
});
const currentRecordOwner = (): string => store.get(recordOwnersAtom)[0] ?? 'guest';

/** By which hash the driver's attempts name the account. */
export const recordAccount = (login: string, key: string): void => store.set(loginAccountAtom, { login, key });

/** Is there no answer of the city yet that has told its clock? */
export const isPhoneTime = (): boolean => serverTimeAtLeast(0) === 0;

/** What owners keep of a city, after all that is being written; what cannot be read is left out. */
export const readPaymentRecords = async (city: string, owners: readonly string[]): Promise<PaymentRecord[]> => {
  await lastWrite;
  return readLists(owners.map((owner) => listName(city, owner)));
};

const readLists = async (names: readonly string[]): Promise<PaymentRecord[]> => {
  const recordsInMemory = (): PaymentRecord[] => names.flatMap((name) => memory.get(name) ?? []);
  try {
    const { getMany } = await idb();
    const values = await getMany<unknown>([...names]);
    return recordsInMemory().reduce(withRecord, values.flatMap(parse));
  } catch {
    return recordsInMemory();
  }
};

/** What whoever uses the app here keeps of the chosen city. */
export const readCurrentUserRecords = async (): Promise<PaymentRecord[]> => {
  const city = store.get(cityIdAtom);
  return city === null ? [] : readPaymentRecords(city, store.get(recordOwnersAtom));
};

/** Everything that is kept of the chosen city, whoever's: that of a driver whose account is not known yet, too. */
export const readCityPaymentRecords = async (): Promise<PaymentRecord[]> => {
  const prefix = cityPrefix(store.get(cityIdAtom) ?? '');
  await lastWrite;
  const names = await idb()
    .then(({ keys }) => keys())
    .catch(() => []);
  const isCityList = (name: IDBValidKey): name is string => typeof name === 'string' && name.startsWith(prefix);
  return readLists([...new Set([...names, ...memory.keys()])].filter(isCityList));
};

/** Keeps the proof of something that is about to be sent. */
export const savePaymentRecord = (owner: string, record: PaymentRecord): Promise<void> =>
  changeList(record.city, owner, (all) => withRecord(all, record));

/** The same where there is none yet. */
export const ensurePaymentRecord = (owner: string, record: PaymentRecord): Promise<void> =>
  changeList(record.city, owner, (all) => (all.some(({ id }) => id === record.id) ? all : withRecord(all, record)));

/** Changes proofs that are kept; of what has been deleted, or has left with its owner, nothing comes back. */
export const patchPaymentRecords = (
  city: string,
  owner: string,
  patch: (record: PaymentRecord) => PaymentRecord,
): Promise<void> => changeList(city, owner, (all) => all.map(patch));

/** The same of whoever uses the app here. */
export const patchCurrentUserRecords = (patch: (record: PaymentRecord) => PaymentRecord): void => {
  const city = store.get(cityIdAtom);
  if (city !== null) for (const owner of store.get(recordOwnersAtom)) void patchPaymentRecords(city, owner, patch);
};

type NewPaymentRecord = Pick<PaymentRecord, 'kind' | 'outcome' | 'plate' | 'place'> & Partial<PaymentRecord>;
const newRecord = (record: NewPaymentRecord, city: string): PaymentRecord => ({
  id: crypto.randomUUID(),
  ...record,
  city,
  sentAt: serverNow(),
  ...(isPhoneTime() ? { isPhoneTime: true } : {}),
});

/** Keeps what whoever uses the app here has begun without the city. */
export const saveCurrentUserRecord = (record: NewPaymentRecord): void => {
  const city = store.get(cityIdAtom);
  if (city !== null) void savePaymentRecord(currentRecordOwner(), newRecord(record, city));
};

/** Notes that a payment form is open while there is no network. */
export const recordOfflineForm = (details: Pick<PaymentRecord, 'plate' | 'place'>): void => {
  const city = store.get(cityIdAtom);
  if (city === null) return;
  const form = newRecord({ ...details, kind: 'offlineForm', outcome: 'failed', fault: 'noNetwork' }, city);
  void changeList(city, currentRecordOwner(), (all) => withOfflineForm(all, form));
};

/** The driver deletes: one, or all. */
export const dropPaymentRecords = async (
  city: string,
  owners: readonly string[],
  isDropped: (record: PaymentRecord) => boolean = () => true,
): Promise<void> => {
  await Promise.all(owners.map((owner) => changeList(city, owner, (all) => all.filter((one) => !isDropped(one)))));
};

/** Is a list one of these owners', in whichever city? An owner's name of another city is another one, but the guest is the same. */
export const isRecordsListOf =
  (owners: readonly string[]) =>
  (name: string): boolean =>
    name.startsWith(recordsPrefix) && owners.some((owner) => name.endsWith(`.${owner}`));

/** The same in every city. */
export const dropAllPaymentRecords = (owners: readonly string[]): Promise<void> =>
  removeRecordLists(isRecordsListOf(owners));

/** An account has another e-mail or phone: its proofs go on under the new hash. */
export const renamePaymentRecords = async (city: string, old: string, next: string): Promise<void> => {
  const all = await readPaymentRecords(city, [old]);
  if (all.length === 0) return;
  await changeList(city, next, (records) => all.reduce(withRecord, records));
  await changeList(city, old, () => []);
};

const isAccountList = (name: string, city: string): boolean =>
  name.startsWith(cityPrefix(city)) && name !== listName(city, 'guest');

/** What logging out does: every account's of the city go, the guest's stay. */
export const clearPaymentRecords = (city: string): Promise<void> =>
  removeRecordLists((name) => isAccountList(name, city));

/** A login that the city has ended leaves them: this page, which finds nobody signed in then, does not take them away. */
export const releasePaymentRecords = (city: string): void => {
  for (const name of writtenLists) if (isAccountList(name, city)) writtenLists.delete(name);
};

/** The same in another tab that finds nobody signed in: what it has written itself, perhaps since. */
export const clearWrittenPaymentRecords = (city: string): Promise<void> => {
  const ownLists = [...writtenLists].filter((name) => isAccountList(name, city));
  for (const name of ownLists) writtenLists.delete(name);
  return removeRecordLists((name) => ownLists.includes(name));
};
