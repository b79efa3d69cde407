import { workerCaches } from '~/domain/content/workerCaches';
import type { Instant } from '~/domain/time/cityTime';
import { bytesOf, kindOfCache, type DataKind, type StoredItem } from '~/domain/account/deviceData';
import { guestMemoryAtom } from './session/guestMemory';
import { deleteOfflineArea } from './map/offlineArea';
import { deleteFromIndexedDb } from '~/platform/indexedDb';
import { isStoragePersisted } from './persistentStorage';
import { dropAllPaymentRecords, isRecordsListOf, recordOwnersAtom } from './payments/paymentRecords';
import { clearRegistrationDraft } from './session/registration';
import { updatePasswordReset } from './session/passwordReset';
import { indexedDbKeys, purposeInIndexedDb, purposeOfKey } from './storageRegistry';
import { clearStored } from './storedAtom';
import { store } from './store';

/** The data that the app stores on this device, measured by reading it. The driver can inspect it and delete it. */

const webStorages = (): Storage[] => [localStorage, sessionStorage];

/** Returns the timestamp inside a stored answer of a city. */
const timestampIn = (text: string): Instant | undefined => {
  if (!text.startsWith('{"')) return undefined;
  try {
    const { timestamp } = JSON.parse(text) as { timestamp?: unknown };
    return typeof timestamp === 'number' ? timestamp : undefined;
  } catch {
    return undefined;
  }
};

/**
 * True for the text of an empty list or record, which remains after the last entry is removed and does not count as
 * stored data.
 */
const isEmpty = (text: string): boolean => ['', '[]', '{}', 'null'].includes(text);

const readWebStorage = (): StoredItem[] =>
  webStorages().flatMap((storage) =>
    Object.keys(storage).flatMap((name): StoredItem[] => {
      const text = storage.getItem(name) ?? '';
      if (isEmpty(text)) return [];
      const kind = purposeOfKey(name);
      return [{ kind, bytes: bytesOf(name) + bytesOf(text), at: kind === 'cityData' ? timestampIn(text) : undefined }];
    }),
  );

const readIndexedDb = async (): Promise<StoredItem[]> => {
  const { entries } = await import('idb-keyval');
  const isOwnRecordsKey = isRecordsListOf(store.get(recordOwnersAtom));
  return (await entries<string, unknown>()).flatMap(([name, value]) => {
    const kind = purposeInIndexedDb(name);
    // Records of another account are neither shown nor deleted here.
    if (kind === 'proofs' && !isOwnRecordsKey(name)) return [];
    if (Array.isArray(value) && value.length === 0) return [];
    // Each payment record counts as one item.
    if (kind !== 'proofs' || !Array.isArray(value)) return [{ kind, bytes: bytesOf(value) }];
    return value.map((one: unknown) => ({
      kind,
      bytes: bytesOf(one),
      at: (one as { sentAt?: number } | null)?.sentAt,
    }));
  });
};

/**
 * Returns when a cached answer was fetched. The worker adds this time to map objects; other answers have the server's
 * Date header.
 */
const fetchedAt = ({ headers }: Response): Instant | undefined => {
  const at = Number(headers.get('sw-fetched-at') ?? Number.NaN);
  const servedAt = Date.parse(headers.get('Date') ?? '');
  return Number.isNaN(at) ? (Number.isNaN(servedAt) ? undefined : servedAt) : at;
};

/** Returns the size and time of one answer in the worker's caches, or undefined if it is missing or unreadable. */
export const cachedAnswer = async (
  cacheName: string,
  address: string,
): Promise<{ bytes: number; at?: Instant } | undefined> => {
  try {
    const answer = await caches.match(address, { cacheName, ignoreVary: true });
    return answer && { bytes: (await answer.blob()).size, at: fetchedAt(answer) };
  } catch {
    return undefined;
  }
};

const readCaches = async (): Promise<StoredItem[]> => {
  const items: StoredItem[] = [];
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const response = await cache.match(request);
      if (response)
        items.push({ kind: kindOfCache(name), bytes: (await response.blob()).size, at: fetchedAt(response) });
    }
  }
  return items;
};

export interface DeviceStorageUsage {
  items: StoredItem[];
  /** The browser's own estimate of the total, if available. */
  usage?: number;
  /** True if the browser promises not to clear the storage automatically. Undefined if that is unknown. */
  isPersisted?: boolean;
  /** True if the browser did not allow a part of the data to be read. */
  isPartial: boolean;
}

const orFailed = async <Value>(read: () => Value | Promise<Value>): Promise<Value | 'failed'> => {
  try {
    return await read();
  } catch {
    return 'failed';
  }
};

/** Reads everything that is stored on the device. */
export const measureDeviceStorage = async (): Promise<DeviceStorageUsage> => {
  const parts = await Promise.all([
    orFailed(readWebStorage),
    orFailed(readIndexedDb),
    'caches' in window ? orFailed(readCaches) : [],
  ]);
  const estimate = await orFailed(() => navigator.storage.estimate());
  return {
    items: parts.flatMap((part) => (part === 'failed' ? [] : part)),
    usage: estimate === 'failed' ? undefined : estimate.usage,
    isPersisted: await isStoragePersisted(),
    isPartial: parts.includes('failed'),
  };
};

const removeKeysOf = async (kind: DataKind): Promise<void> => {
  for (const storage of webStorages())
    for (const name of Object.keys(storage)) if (purposeOfKey(name) === kind) storage.removeItem(name);
  for (const { name, purpose } of indexedDbKeys) if (purpose === kind) await deleteFromIndexedDb(name);
};

/** Deletes the stored data of a kind that may be deleted. The caller clears the city's answers in memory. */
export const deleteStoredData = async (kind: DataKind): Promise<void> => {
  switch (kind) {
    case 'tiles':
      await caches.delete(workerCaches.tiles);
      return;
    case 'keptTiles':
      await deleteOfflineArea();
      return;
    case 'mapData':
      await caches.delete(workerCaches.mapInfo);
      await removeKeysOf(kind);
      return;
    case 'cityData':
      await removeKeysOf(kind);
      return;
    case 'guest':
      store.set(guestMemoryAtom, clearStored);
      return;
    case 'drafts':
      clearRegistrationDraft();
      updatePasswordReset({ type: 'startAgain' });
      return;
    case 'proofs':
      await dropAllPaymentRecords(store.get(recordOwnersAtom));
      return;
    default:
  }
};
