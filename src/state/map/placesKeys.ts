import * as v from 'valibot';
import type { VehiclePlace, Spot } from '~/domain/map/vehiclePlace';
import type { Favourite } from '~/domain/map/favourite';
import type { LastStay } from '~/domain/stay/lastStay';
import { instant, storageKey, listOf, statedCategory } from '../storageKeys';

/**
 * Places on the map that the device stores. They are separate from `storageKeys`, because no first visit reads them.
 */

const text = v.string();
const optionalText = v.optional(text);
const pointSchema = v.object({ latitude: v.pipe(v.number(), v.finite()), longitude: v.pipe(v.number(), v.finite()) });
/** The owner of an entry: the city's guest, or the account signed in there. */
const owned = { city: text, owner: v.picklist(['guest', 'account']) };

export interface Owned {
  city: string;
  owner: 'guest' | 'account';
}

const favouriteSchema = v.object({ ...owned, zone: optionalText, code: optionalText, title: text });
const spotSchema = v.object({
  city: text,
  zone: text,
  parkingCode: optionalText,
  place: pointSchema,
  address: optionalText,
  at: instant,
});
const lastStaySchema = v.object({
  city: text,
  place: text,
  plate: text,
  isForeign: v.boolean(),
  category: statedCategory,
  durationMin: v.optional(v.number()),
});
const vehiclePlaceSchema = v.object({
  ...owned,
  place: pointSchema,
  address: optionalText,
  keptAt: instant,
  stayId: optionalText,
  endsAt: v.optional(instant),
});

export const placesKeys = {
  favourites: storageKey<(Favourite & Owned)[]>({
    name: 'favourites',
    owner: 'both',
    purpose: 'places',
    schema: listOf<Favourite & Owned>(favouriteSchema),
    fallback: [],
  }),
  vehiclePlaces: storageKey<(VehiclePlace & Owned)[]>({
    name: 'cars',
    owner: 'both',
    purpose: 'places',
    schema: listOf<VehiclePlace & Owned>(vehiclePlaceSchema),
    fallback: [],
  }),
  /** One per city, of the account signed in there. */
  lastStays: storageKey<(LastStay & { city: string })[]>({
    name: 'last-stays',
    owner: 'account',
    purpose: 'places',
    schema: listOf<LastStay & { city: string }>(lastStaySchema),
    fallback: [],
  }),
  /** One per city, regardless of who begins the payment: a guest may sign in for it. */
  spots: storageKey<(Spot & { city: string })[]>({
    name: 'spots',
    owner: 'account',
    purpose: 'places',
    schema: listOf<Spot & { city: string }>(spotSchema),
    fallback: [],
  }),
};
