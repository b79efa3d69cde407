import * as v from 'valibot';
import type { VehicleCategory } from '~/domain/vehicle/plate';
import { storageKey, statedCategory } from '../storageKeys';
import { storedAtom } from '../storedAtom';

/** What a guest has let this device remember: the car, and the phone as it is shown. */
export interface GuestMemory {
  plate: string;
  isForeign: boolean;
  /** As the guest said, where a city asked. */
  category?: VehicleCategory;
  phone: string;
}

/** Null where no guest has agreed. Only the guest's form reads it, and changes it: it stands beside that, not among `keys`. */
export const guestMemoryAtom = storedAtom(
  storageKey<GuestMemory | null>({
    name: 'guest',
    schema: v.nullable(
      v.object({ plate: v.string(), isForeign: v.boolean(), category: statedCategory, phone: v.string() }),
    ),
    fallback: null,
  }),
);
