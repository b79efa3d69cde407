import type { DataKind } from '~/domain/account/deviceData';
import { answersKeyOf, fullName, type StorageKey, type StoredData } from '~/platform/storage';
import { accountData } from './accountData';
import { installKey } from './installOffer';
import { mapFilterKey } from './map/mapFilter';
import { notePhotosKey } from './parkedNotes';
import { attemptEndingsKey } from './payments/attemptsCopy';
import { cardReportsKey, reportedInvoicesKey } from './payments/cardReports';
import { cityClocksKey } from './payments/cityClock';
import { recordsKey } from './payments/paymentRecords';
import { recentPaymentsKey } from './payments/recentPayments';
import { persistenceRequestedAtKey } from './persistentStorage';
import { restartKeys } from './restartKeys';
import { seenAnnouncementsKey } from './seenAnnouncements';
import { accountKeys, receiptsKey } from './session/accountKeys';
import { draftKeys } from './session/draftKeys';
import { guestMemoryKey } from './session/guestMemory';
import { parkingsKey, storageKeys } from './storageKeys';

/**
 * Everything that the device stores, with whose it is and what for. A key says that where it is defined; this file only brings them
 * together, for reset and the page "On this device". It imports them by name: a list that each key joined by itself would lack those
 * whose file the page has not loaded. `tests/unit/state/storageRegistry.test.ts` finds a key that is missing here.
 */

/** Every key of the browser's small storage and of its tabs'. */
export const everyKey: readonly StorageKey<unknown>[] = [
  ...new Set<StorageKey<unknown>>([
    ...accountData().flatMap(({ keys }) => keys),
    ...Object.values(storageKeys),
    ...Object.values(accountKeys),
    ...Object.values(draftKeys),
    ...Object.values(restartKeys),
    attemptEndingsKey,
    cardReportsKey,
    cityClocksKey,
    guestMemoryKey,
    installKey,
    mapFilterKey,
    persistenceRequestedAtKey,
    recentPaymentsKey,
    reportedInvoicesKey,
    seenAnnouncementsKey,
  ]),
];

/** Every beginning of names in IndexedDB. Open attempts and the salt have a copy there under the name of their key. */
export const indexedDbKeys: readonly StoredData[] = [
  storageKeys.attempts,
  storageKeys.deviceSalt,
  recordsKey,
  notePhotosKey,
  receiptsKey,
  parkingsKey,
];

const keysByName = new Map(everyKey.map((key) => [fullName(key), key]));

/** Returns the purpose of a name in Web Storage; `settings` for a name that is not the app's. */
export const purposeOfKey = (name: string): DataKind =>
  name.startsWith(answersKeyOf('')) ? 'cityData' : (keysByName.get(name)?.purpose ?? 'settings');

/** Returns the purpose of a name in IndexedDB. */
export const purposeInIndexedDb = (name: string): DataKind =>
  indexedDbKeys.find((key) => name.startsWith(key.name))?.purpose ?? 'cityData';

/** True for a name in the small storage that a reset removes: the app's own, unless its key survives. */
export const isRemovedByReset = (name: string): boolean =>
  name.startsWith(fullName({ name: '' })) && keysByName.get(name)?.survivesReset !== true;
