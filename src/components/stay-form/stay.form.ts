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
import { bareNumber, findParking, findZone, type Zone } from '~/domain/stay/zone';

/** The values common to all payments of a stay. */
export interface StayValues {
  /** The zone number or parking code, as typed. */
  place: string;
  plate: string;
  isForeign: boolean;
  /** The driver's choice, in cities that ask for it. */
  category?: VehicleCategory;
  durationMin: number | undefined;
  /** The start of a retroactive stay. Without it the stay begins now. */
  post?: RetroactiveStart;
  /** The moment of the last choice: each choice requests a new price. */
  choice?: number;
}

export type ReadRetroactiveStart = (post: RetroactiveStart) => RetroactiveReading;

export type StayError = 'NoZoneSelected' | 'ZoneNotFound' | 'NoDurationSelected' | PlateError | RetroactiveError;

export interface StayContext {
  /** Undefined until the list is loaded. Until then any number is sent to the server. */
  zones: readonly Zone[] | undefined;
  paysByParking: boolean;
  parkedPlates: readonly string[];
  intervals: Intervals;
  /** Reads the start of a retroactive stay. Undefined if the city accepts no such payments. */
  readStart?: ReadRetroactiveStart;
  /** True if prices depend on the category and the driver may choose it. Elsewhere the plate determines it. */
  requiresCategory?: boolean;
  /** The driver's own vehicles, whose category is known. */
  vehicles?: readonly Vehicle[];
}

/** The chosen place: a zone of the list, or the parking with this code. */
export const findPlace = (
  values: Pick<StayValues, 'place'>,
  { zones, paysByParking }: Pick<StayContext, 'zones' | 'paysByParking'>,
): Zone | undefined => {
  if (!zones) return undefined;
  return paysByParking ? findParking(zones, values.place) : findZone(zones, values.place);
};

/** A start that was chosen while the city still accepted it must never be paid as a stay that begins now. */
export const startOf = (
  { post }: Pick<StayValues, 'post'>,
  { readStart }: Pick<StayContext, 'readStart'>,
): RetroactiveReading | undefined => post && (readStart ? readStart(post) : { error: 'KindOff' });

export const checkStay = (values: StayValues, context: StayContext): Partial<Record<keyof StayValues, StayError>> => {
  const errors: Partial<Record<keyof StayValues, StayError>> = {};
  if (values.place.trim() === '') errors.place = 'NoZoneSelected';
  else if (context.zones && !findPlace(values, context)) errors.place = 'ZoneNotFound';
  const start = startOf(values, context);
  if (start?.error) errors.post = start.error;
  // A vehicle that is parked now may have stood unpaid before. Only the server knows whether the two stays overlap.
  const plate = checkPlate(values.plate, {
    isForeign: values.isForeign,
    parkedPlates: start ? [] : context.parkedPlates,
  });
  if (plate) errors.plate = plate;
  if (values.durationMin === undefined || !isDurationAllowed(values.durationMin, context.intervals))
    errors.durationMin = 'NoDurationSelected';
  return errors;
};

interface PlateErrors<ErrorCode> {
  error: (name: 'plate') => ErrorCode | undefined;
  currentError: (name: 'plate') => ErrorCode | undefined;
}

/**
 * Returns the error of the vehicle that is shown. That it is parked may turn out while the form is open, and takes the
 * price away. So this is said at once, before the field was left.
 */
export const plateErrorOf = <ErrorCode extends string>({
  error,
  currentError,
}: PlateErrors<ErrorCode>): ErrorCode | 'parked' | undefined =>
  currentError('plate') === 'parked' ? 'parked' : error('plate');

export const emptyStay: StayValues = { place: '', plate: '', isForeign: false, durationMin: undefined };

/** The stay as it is sent to the server. Valid only for values without errors. */
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
  const draft = bareNumber(values.place);
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
