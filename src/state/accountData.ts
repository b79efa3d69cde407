import type { StorageKey } from '~/platform/storage';
import { firstFrameKey, clearFirstFrame } from './firstFrame';
import { clearFavourites } from './map/favourites';
import { clearMapViews, mapViewKey } from './map/mapView';
import { clearOfflineArea, offlineAreaKey } from './map/offlineArea';
import { placesKeys } from './map/placesKeys';
import { clearVehiclePlaces } from './map/vehiclePlace';
import { clearNotes, parkedNotesKey } from './parkedNotes';
import { redactCopy } from './payments/attemptsCopy';
import { awaitedStaysKey, clearAwaitedStays } from './payments/awaitedStays';
import { usualDurationAtom } from './payments/durationHabit';
import { clearLinks, issuedLinksKey } from './payments/issuedLinks';
import { clearLastStay } from './payments/lastStay';
import { clearLatePayments, latePaymentsKey } from './payments/latePayments';
import { redactAttempts } from './payments/redactAttempts';
import { clearRequestedReceipts, requestedReceiptsKey } from './payments/requestedReceipts';
import { clearSmsStays, smsStaysKey } from './payments/smsStays';
import { clearAccountUnfinishedPayment, unfinishedBarrierPaymentsKey } from './payments/unfinishedBarrierPayment';
import { announcedRemindersKey, clearReminders, reminderChoicesKey } from './reminders';
import { clearExpiredNames, expiredNamesKey } from './session/expiredNames';
import { clearReturnAddress } from './session/returnAddress';
import { storageKeys } from './storageKeys';
import { store } from './store';

interface AccountData {
  keys: readonly StorageKey<unknown>[];
  /** Clears what is the account's of a city; entries of a guest stay. */
  clear: (city: string) => void;
  /** It takes nothing of the next driver: a tab that wakes up late may clear it too. */
  isSafeInAnyTab?: boolean;
}

/**
 * Returns everything of an account in the small storage, with what a logout does to it (`data/auth/clearPersonData`). It stands apart
 * from the rest of `storageRegistry`, which logout does not need: this part is loaded at each start. A function, because the files of a
 * build that have its keys import each other: as they load, not every key is there yet.
 */
export const accountData = (): readonly AccountData[] => [
  { keys: [issuedLinksKey], clear: clearLinks, isSafeInAnyTab: true },
  { keys: [mapViewKey], clear: clearMapViews, isSafeInAnyTab: true },
  { keys: [expiredNamesKey], clear: clearExpiredNames, isSafeInAnyTab: true },
  {
    keys: [storageKeys.attempts],
    clear: (city) => {
      redactAttempts(city);
      redactCopy(city);
    },
  },
  { keys: [latePaymentsKey], clear: clearLatePayments },
  { keys: [storageKeys.returnAddress], clear: clearReturnAddress },
  { keys: [placesKeys.favourites], clear: clearFavourites },
  { keys: [smsStaysKey], clear: clearSmsStays },
  { keys: [reminderChoicesKey, announcedRemindersKey], clear: clearReminders },
  { keys: [parkedNotesKey], clear: clearNotes },
  { keys: [requestedReceiptsKey], clear: clearRequestedReceipts },
  { keys: [awaitedStaysKey], clear: clearAwaitedStays },
  { keys: [placesKeys.vehiclePlaces, placesKeys.spots], clear: clearVehiclePlaces },
  { keys: [placesKeys.lastStays], clear: clearLastStay },
  { keys: [offlineAreaKey], clear: clearOfflineArea },
  { keys: [unfinishedBarrierPaymentsKey], clear: clearAccountUnfinishedPayment },
  { keys: [firstFrameKey], clear: clearFirstFrame },
  { keys: [storageKeys.durationHabit], clear: () => store.set(usualDurationAtom, null) },
];
