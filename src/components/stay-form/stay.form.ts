import { isDurationAllowed, type Intervals } from '~/domain/stay/duration';
import type { Instant } from '~/domain/time/cityTime';
import type { KnownPlace } from '~/domain/stay/placeRef';
import {
  categoryOf,
  checkPlate,
  isSamePlate,
  plateForWire,
  type PlateError,
  type VehicleCategory,
} from '~/domain/vehicle/plate';
import type { RetroactiveError, RetroactiveReading, RetroactiveStart } from '~/domain/stay/retroactiveStart';
import type { Vehicle } from '~/domain/vehicle/vehicle';
import { findZone, type Zone } from '~/domain/stay/zone';

/** What every payment of a stay asks for: where, which car, how long. */
export interface StayValues {
  /** The zone's number or the parking's code as typed. */
  place: string;
  plate: string;
  isForeign: boolean;
  /** As the driver says, where the city asks. */
  category?: VehicleCategory;
  durationMin: number | undefined;
  /** When it began, where it is paid for afterwards; else it begins now. */
  post?: RetroactiveStart;
  /** When that was chosen last: each choice asks for the price anew (document 1, section 4). */
  choice?: number;
}

export type ReadRetroactiveStart = (post: RetroactiveStart) => RetroactiveReading;

export type StayError = 'NoZoneSelected' | 'ZoneNotFound' | 'NoDurationSelected' | PlateError | RetroactiveError;

export interface StayContext {
  /** Undefined while the list has not been loaded: then any number is taken to the server. */
  zones: readonly Zone[] | undefined;
  paysByParking: boolean;
  parkedPlates: readonly string[];
  intervals: Intervals;
  /** The rule of paying afterwards; undefined where the city takes no such payments. */
  readStart?: ReadRetroactiveStart;
  /** Where prices go by category, the driver may say which it is; elsewhere the plate tells. */
  requiresCategory?: boolean;
  /** The driver's own cars, whose category is known. */
  vehicles?: readonly Vehicle[];
}

/** The chosen place: a zone of the list, or the parking with this code. */
export const findPlace = (
  values: Pick<StayValues, 'place'>,
  { zones, paysByParking }: Pick<StayContext, 'zones' | 'paysByParking'>,
): Zone | undefined => {
  if (!zones) return undefined;
  const draft = values.place.trim();
  return paysByParking ? zones.find(({ parkingCode }) => parkingCode === draft) : findZone(zones, draft);
};

/** What was chosen while the city still took such payments is never paid for as if it began now. */
const startOf = (
  { post }: Pick<StayValues, 'post'>,
  { readStart }: Pick<StayContext, 'readStart'>,
): RetroactiveReading | undefined => post && (readStart ? readStart(post) : { error: 'KindOff' });

export const checkStay = (values: StayValues, context: StayContext): Partial<Record<keyof StayValues, StayError>> => {
  const errors: Partial<Record<keyof StayValues, StayError>> = {};
  if (values.place.trim() === '') errors.place = 'NoZoneSelected';
  else if (context.zones && !findPlace(values, context)) errors.place = 'ZoneNotFound';
  const start = startOf(values, context);
  if (start?.error) errors.post = start.error;
  // A car that is parked now may have stood unpaid before: whether the two meet, only the server knows.
  const plate = checkPlate(values.plate, {
    isForeign: values.isForeign,
    parkedPlates: start ? [] : context.parkedPlates,
  });
  if (plate) errors.plate = plate;
  if (values.durationMin === undefined || !isDurationAllowed(values.durationMin, context.intervals))
    errors.durationMin = 'NoDurationSelected';
  return errors;
};

export const emptyStay: StayValues = { place: '', plate: '', isForeign: false, durationMin: undefined };

/** The stay as it is asked for at the server; only for values without faults. */
export interface StayTarget extends KnownPlace {
  plate: string;
  isForeign: boolean;
  category: VehicleCategory;
  durationMin: number;
  startsAt?: Instant;
  choice?: number;
}

export const stayTarget = (
  values: StayValues,
  context: Omit<StayContext, 'parkedPlates' | 'intervals'>,
): StayTarget => {
  const { isForeign } = values;
  const plate = plateForWire(values.plate, isForeign);
  const knownVehicle = context.vehicles?.find((vehicle) => isSamePlate(vehicle.plate, plate));
  const place = findPlace(values, context);
  const draft = values.place.trim();
  return {
    plate,
    isForeign,
    category:
      knownVehicle?.category ?? categoryOf(plate, isForeign, context.requiresCategory ? values.category : undefined),
    ...(context.paysByParking ? { parkingCode: place?.parkingCode ?? draft } : { zone: place?.number ?? draft }),
    durationMin: values.durationMin ?? 0,
    startsAt: startOf(values, context)?.startsAt,
    choice: values.choice,
  };
};
