import * as v from 'valibot';
import type { VehicleCategory } from '~/domain/vehicle/plate';
import { storageKey, statedCategory } from '../storageKeys';
import { storedAtom } from '../storedAtom';

/** The data that a guest has allowed this device to remember: the vehicle, and the phone as displayed. */
export interface GuestMemory {
  plate: string;
  isForeign: boolean;
  /** As stated by the guest, if the city requires it. */
  category?: VehicleCategory;
  phone: string;
}

export const guestMemoryKey = storageKey<GuestMemory | null>({
  name: 'guest',
  owner: 'guest',
  purpose: 'guest',
  schema: v.nullable(
    v.object({ plate: v.string(), isForeign: v.boolean(), category: statedCategory, phone: v.string() }),
  ),
  fallback: null,
});

/** Null if no guest has agreed. Only the guest form reads and changes it, so it is separate from `storageKeys`. */
export const guestMemoryAtom = storedAtom(guestMemoryKey);
