import { isDurationAllowed, type Intervals } from '~/domain/duration';
import type { Instant } from '~/domain/cityTime';
import type { KnownPlace } from '~/domain/placeRef';
import { categoryOf, checkPlate, isSamePlate, plateForWire, type PlateFault, type VehicleCategory } from '~/domain/plate';
import type { PostFault, PostReading, PostStart } from '~/domain/postPayment';
import type { Vehicle } from '~/domain/vehicle';
import { findZone, type Zone } from '~/domain/zone';

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
  post?: PostStart;
  /** When that was chosen last: each choice asks for the price anew (document 1, section 4). */
  choice?: number;
}

export type ReadPost = (post: PostStart) => PostReading;

export type StayFault = 'NoZoneSelected' | 'ZoneNotFound' | 'NoDurationSelected' | PlateFault | PostFault;

export interface StayContext {
  /** Undefined while the list has not been loaded: then any number is taken to the server. */
  zones: readonly Zone[] | undefined;
  paysByParking: boolean;
  parkedPlates: readonly string[];
  intervals: Intervals;
  /** The rule of paying afterwards; undefined where the city takes no such payments. */
  readPost?: ReadPost;
  /** Where prices go by category, the driver may say which it is; elsewhere the plate tells. */
  asksCategory?: boolean;
  /** The driver's own cars, whose category is known. */
  vehicles?: readonly Vehicle[];
}

/** The chosen place: a zone of the list, or the parking with this code. */
export const findPlace = (
  values: Pick<StayValues, 'place'>,
  { zones, paysByParking }: Pick<StayContext, 'zones' | 'paysByParking'>,
): Zone | undefined => {
  if (!zones) return undefined;
  const typed = values.place.trim();
  return paysByParking ? zones.find(({ parkingCode }) => parkingCode === typed) : findZone(zones, typed);
};

/** What was chosen while the city still took such payments is never paid for as if it began now. */
const startOf = ({ post }: Pick<StayValues, 'post'>, { readPost }: Pick<StayContext, 'readPost'>): PostReading | undefined =>
  post && (readPost ? readPost(post) : { fault: 'KindOff' });

export const checkStay = (values: StayValues, context: StayContext): Partial<Record<keyof StayValues, StayFault>> => {
  const faults: Partial<Record<keyof StayValues, StayFault>> = {};
  if (values.place.trim() === '') faults.place = 'NoZoneSelected';
  else if (context.zones && !findPlace(values, context)) faults.place = 'ZoneNotFound';
  const start = startOf(values, context);
  if (start?.fault) faults.post = start.fault;
  // A car that is parked now may have stood unpaid before: whether the two meet, only the server knows.
  const plate = checkPlate(values.plate, { isForeign: values.isForeign, parkedPlates: start ? [] : context.parkedPlates });
  if (plate) faults.plate = plate;
  if (values.durationMin === undefined || !isDurationAllowed(values.durationMin, context.intervals)) faults.durationMin = 'NoDurationSelected';
  return faults;
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

export const stayTarget = (values: StayValues, context: Omit<StayContext, 'parkedPlates' | 'intervals'>): StayTarget => {
  const { isForeign } = values;
  const plate = plateForWire(values.plate, isForeign);
  const own = context.vehicles?.find((vehicle) => isSamePlate(vehicle.plate, plate));
  const place = findPlace(values, context);
  const typed = values.place.trim();
  return {
    plate,
    isForeign,
    category: own?.category ?? categoryOf(plate, isForeign, context.asksCategory ? values.category : undefined),
    ...(context.paysByParking ? { parkingCode: place?.parkingCode ?? typed } : { zone: place?.number ?? typed }),
    durationMin: values.durationMin ?? 0,
    startsAt: startOf(values, context)?.startsAt,
    choice: values.choice,
  };
};
