import { atom } from 'jotai';
import * as v from 'valibot';
import { placeNumber, placeRef } from '~/domain/stay/placeRef';
import { paymentRecordKinds, withOfflineForm, withRecord, type PaymentRecord } from '~/domain/payments/paymentRecord';
import { lineAtom } from '~/platform/network';
import type { StoredData } from '~/platform/storage';
import { withTimeout } from '~/platform/time';
import { cityIdAtom } from '../currentCity';
import { serverNow, serverTimeAtLeast } from '../clock';
import { instant, knownPlace, listOf } from '../storageKeys';
import { personalAtom } from '../session/personalAtom';
import { driverAtom } from '../session/signIn';
import { store } from '../store';

/**
 * Payment records of this device, in IndexedDB: one list for each owner in each city. The owner is the guest, or the
 * account by the hash that its attempts use. While a driver's account is not known, it is the login.
 */

const idb = () => import('idb-keyval');
// Loaded ahead, because records are also written without a network.
idb().catch(() => undefined);

const text = v.string();
const optionalText = v.optional(text);
const recordFields = v.object({
  id: text,
  city: text,
  kind: v.picklist(paymentRecordKinds),
  sentAt: instant,
  isPhoneTime: v.optional(v.boolean()),
  answeredAt: v.optional(instant),
  plate: optionalText,
  place: v.optional(knownPlace),
  /** The zone number or parking code in records of earlier versions, which have no `place`. */
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
  /** Refines `noNetwork` for the failure `silent`, which the previous version does not know. */
  isSilent: v.optional(v.boolean()),
});
const record = v.pipe(
  recordFields,
  v.transform(({ zone, place = { zone }, isSilent, fault, ...rest }): PaymentRecord => ({
    ...rest,
    fault: isSilent ? 'silent' : fault,
    place: placeRef(place),
  })),
);
const recordListSchema = listOf<PaymentRecord>(record);

/** Parses a stored list and leaves out unreadable records. */
const parse = (value: unknown): PaymentRecord[] => {
  const result = v.safeParse(recordListSchema, value);
  return result.success ? result.output : [];
};

/**
 * Converts a list for storage. `zone` is written too, so that the previous version finds the place after a rollback.
 * It also reads every failure.
 */
const stored = (all: readonly PaymentRecord[]): unknown[] =>
  all.map((one) => ({
    ...one,
    zone: one.place && placeNumber(one.place),
    ...(one.fault === 'silent' ? { fault: 'noNetwork', isSilent: true } : {}),
  }));

export const recordsKey: StoredData = { name: 'proofs.', owner: 'both', purpose: 'proofs', survivesReset: true };
const cityPrefix = (city: string): string => `${recordsKey.name}${city}.`;
const listName = (city: string, owner: string): string => cityPrefix(city) + owner;

/** Holds the records for the lifetime of the page if the browser cannot store them. */
const memory = new Map<string, PaymentRecord[]>();
const mergedRecords = (values: readonly PaymentRecord[], name: string): PaymentRecord[] =>
  (memory.get(name) ?? []).reduce(withRecord, [...values]);

/** The number of changes made by this page. */
export const paymentRecordsChangeAtom = atom(0);

/** Changes run one after the other, in the order of their calls. */
let lastWrite: Promise<unknown> = Promise.resolve();
/** The last queued write, while it has not run. Further changes of the same list join it. */
let pendingWrite:
  { name: string; changes: ((all: PaymentRecord[]) => PaymentRecord[])[]; made: Promise<void> } | undefined;
const runInTurn = (work: () => Promise<void>): Promise<void> => {
  pendingWrite = undefined;
  const write = lastWrite.then(work).finally(() => store.set(paymentRecordsChangeAtom, (count) => count + 1));
  lastWrite = write.catch(() => undefined);
  return write;
};

/**
 * Slow storage must not delay a payment page for longer. The outcome of a record that is not written by then stays
 * unknown.
 */
const maxWaitMs = 2_000;
/**
 * Resolves when all records are on the device, or after `maxWaitMs`. Records not written before the page is left are
 * lost.
 */
export const awaitPaymentRecordsSaved = (): Promise<unknown> => withTimeout(lastWrite, maxWaitMs);

/** The lists that this page has written. */
const writtenLists = new Set<string>();

/** If there is no room, map tiles are evicted, because evidence of a payment cannot be recovered. */
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
        (await keys()).filter(
          (name) => typeof name === 'string' && name.startsWith(recordsKey.name) && isRemoved(name),
        ),
      );
    } catch {
      // Without IndexedDB nothing has been stored in it.
    }
  });

/** The account of the login, once its profile is known. */
const loginAccountAtom = personalAtom<{ login: string; key: string } | undefined>(undefined);
const loginOwner = (login: string): string => `login.${login}`;

/** The owner names of the current user. New records are written under the first. */
export const recordOwnersAtom = atom((get): readonly string[] => {
  const login = get(driverAtom)?.cacheKey;
  if (login === undefined) return ['guest'];
  const account = get(loginAccountAtom);
  return account?.login === login ? [account.key, loginOwner(login)] : [loginOwner(login)];
});
const currentRecordOwner = (): string => store.get(recordOwnersAtom)[0] ?? 'guest';

/** Records the hash by which the driver's attempts name the account. */
export const recordAccount = (login: string, key: string): void => store.set(loginAccountAtom, { login, key });

/** True while no answer of the city has provided its time. */
export const isPhoneTime = (): boolean => serverTimeAtLeast(0) === 0;

/** Reads the owners' records of a city, after all pending writes. Unreadable records are left out. */
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

/** Reads the current user's records of the chosen city. */
export const readCurrentUserRecords = async (): Promise<PaymentRecord[]> => {
  const city = store.get(cityIdAtom);
  return city === null ? [] : readPaymentRecords(city, store.get(recordOwnersAtom));
};

/** Reads all records of the chosen city, of every owner, including a driver whose account is not known yet. */
export const readCityPaymentRecords = async (): Promise<PaymentRecord[]> => {
  const prefix = cityPrefix(store.get(cityIdAtom) ?? '');
  await lastWrite;
  const names = await idb()
    .then(({ keys }) => keys())
    .catch(() => []);
  const isCityList = (name: IDBValidKey): name is string => typeof name === 'string' && name.startsWith(prefix);
  return readLists([...new Set([...names, ...memory.keys()])].filter(isCityList));
};

/** Stores the record of something that is about to be sent. */
export const savePaymentRecord = (owner: string, record: PaymentRecord): Promise<void> =>
  changeList(record.city, owner, (all) => withRecord(all, record));

/** Stores the record if there is none with its id yet. */
export const ensurePaymentRecord = (owner: string, record: PaymentRecord): Promise<void> =>
  changeList(record.city, owner, (all) => (all.some(({ id }) => id === record.id) ? all : withRecord(all, record)));

/** Changes existing records. Records that were deleted, or that left with their owner, are not recreated. */
export const patchPaymentRecords = (
  city: string,
  owner: string,
  patch: (record: PaymentRecord) => PaymentRecord,
): Promise<void> => changeList(city, owner, (all) => all.map(patch));

/** The same for the current user in the chosen city. */
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

/** Stores a record of something that the current user has begun without the city. */
export const saveCurrentUserRecord = (record: NewPaymentRecord): void => {
  const city = store.get(cityIdAtom);
  if (city !== null) void savePaymentRecord(currentRecordOwner(), newRecord(record, city));
};

const failureOfLine = { offline: 'noNetwork', silent: 'silent', portal: 'portal' } as const;

/**
 * Records a payment that the driver wanted by a tap and that could not be tried, with what is known of the line. While
 * the city answers there is nothing to record.
 */
export const recordUntriedPayment = (details: Pick<PaymentRecord, 'plate' | 'place'>): void => {
  const city = store.get(cityIdAtom);
  const line = store.get(lineAtom);
  if (city === null || line === 'answers') return;
  const form = newRecord({ ...details, kind: 'offlineForm', outcome: 'failed', fault: failureOfLine[line] }, city);
  void changeList(city, currentRecordOwner(), (all) => withOfflineForm(all, form));
};

/** Deletes the matching records at the driver's request, or all of them. */
export const dropPaymentRecords = async (
  city: string,
  owners: readonly string[],
  isDropped: (record: PaymentRecord) => boolean = () => true,
): Promise<void> => {
  await Promise.all(owners.map((owner) => changeList(city, owner, (all) => all.filter((one) => !isDropped(one)))));
};

/**
 * Returns a test for lists of these owners in any city. Accounts have a different owner name in each city; the guest
 * has the same one everywhere.
 */
export const isRecordsListOf =
  (owners: readonly string[]) =>
  (name: string): boolean =>
    name.startsWith(recordsKey.name) && owners.some((owner) => name.endsWith(`.${owner}`));

/** Deletes the lists of these owners in every city. */
export const dropAllPaymentRecords = (owners: readonly string[]): Promise<void> =>
  removeRecordLists(isRecordsListOf(owners));

/** Moves an account's records to its new hash, after its e-mail or phone has changed. */
export const renamePaymentRecords = async (city: string, old: string, next: string): Promise<void> => {
  const all = await readPaymentRecords(city, [old]);
  if (all.length === 0) return;
  await changeList(city, next, (records) => all.reduce(withRecord, records));
  await changeList(city, old, () => []);
};

const isAccountList = (name: string, city: string): boolean =>
  name.startsWith(cityPrefix(city)) && name !== listName(city, 'guest');

/** Called on logout: deletes the lists of every account of the city; the guest's list stays. */
export const clearPaymentRecords = (city: string): Promise<void> =>
  removeRecordLists((name) => isAccountList(name, city));

/**
 * Called when the city has ended a login, which must not delete the records. It excludes the lists from
 * `clearWrittenPaymentRecords`, because this page then has no signed-in driver.
 */
export const releasePaymentRecords = (city: string): void => {
  for (const name of writtenLists) if (isAccountList(name, city)) writtenLists.delete(name);
};

/**
 * Called in another tab that no longer has a signed-in driver. Deletes the account lists that this tab has written
 * itself, possibly after the logout.
 */
export const clearWrittenPaymentRecords = (city: string): Promise<void> => {
  const ownLists = [...writtenLists].filter((name) => isAccountList(name, city));
  for (const name of ownLists) writtenLists.delete(name);
  return removeRecordLists((name) => ownLists.includes(name));
};
