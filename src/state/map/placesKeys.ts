import * as v from 'valibot';
import type { VehiclePlace, Spot } from '~/domain/map/vehiclePlace';
import type { Favourite } from '~/domain/map/favourite';
import type { LastStay } from '~/domain/stay/lastStay';
import { instant, storageKey, listOf, statedCategory } from '../storageKeys';

/** What the device keeps of places on the map: a list beside `keys`, for no first visit reads it. */

const text = v.string();
const optionalText = v.optional(text);
const pointSchema = v.object({ latitude: v.pipe(v.number(), v.finite()), longitude: v.pipe(v.number(), v.finite()) });
/** Whose an entry is: the city's guest, or whoever is signed in there. */
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
    schema: listOf<Favourite & Owned>(favouriteSchema),
    fallback: [],
  }),
  vehiclePlaces: storageKey<(VehiclePlace & Owned)[]>({
    name: 'cars',
    schema: listOf<VehiclePlace & Owned>(vehiclePlaceSchema),
    fallback: [],
  }),
  /** One of a city, of whoever is signed in there. */
  lastStays: storageKey<(LastStay & { city: string })[]>({
    name: 'last-stays',
    schema: listOf<LastStay & { city: string }>(lastStaySchema),
    fallback: [],
  }),
  /** One of a city, whoever begins the payment: it may be a guest who signs in for it. */
  spots: storageKey<(Spot & { city: string })[]>({
    name: 'spots',
    schema: listOf<Spot & { city: string }>(spotSchema),
    fallback: [],
  }),
};
