import { isDurationAllowed, type Intervals } from '~/domain/duration';
import { checkPlate, plateForWire, type PlateFault } from '~/domain/plate';
import { findZone, type Zone } from '~/domain/zone';

/** What every payment of a stay asks for: where, which car, how long. */
export interface StayValues {
  /** The zone's number or the parking's code as typed. */
  place: string;
  plate: string;
  isForeign: boolean;
  durationMin: number | undefined;
}

export type StayFault = 'NoZoneSelected' | 'ZoneNotFound' | 'NoDurationSelected' | PlateFault;

export interface StayContext {
  /** Undefined while the list has not been loaded: then any number is taken to the server. */
  zones: readonly Zone[] | undefined;
  paysByParking: boolean;
  parkedPlates: readonly string[];
  intervals: Intervals;
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

export const checkStay = (values: StayValues, context: StayContext): Partial<Record<keyof StayValues, StayFault>> => {
  const faults: Partial<Record<keyof StayValues, StayFault>> = {};
  if (values.place.trim() === '') faults.place = 'NoZoneSelected';
  else if (context.zones && !findPlace(values, context)) faults.place = 'ZoneNotFound';
  const plate = checkPlate(values.plate, { isForeign: values.isForeign, parkedPlates: context.parkedPlates });
  if (plate) faults.plate = plate;
  if (values.durationMin === undefined || !isDurationAllowed(values.durationMin, context.intervals)) faults.durationMin = 'NoDurationSelected';
  return faults;
};

export const emptyStay: StayValues = { place: '', plate: '', isForeign: false, durationMin: undefined };

/** The stay as it is asked for at the server; only for values without faults. */
export interface StayTarget {
  plate: string;
  zone?: string;
  parkingCode?: string;
  durationMin: number;
}

export const stayTarget = (values: StayValues, context: Pick<StayContext, 'zones' | 'paysByParking'>): StayTarget => {
  const place = findPlace(values, context);
  const typed = values.place.trim();
  return {
    plate: plateForWire(values.plate, values.isForeign),
    ...(context.paysByParking ? { parkingCode: place?.parkingCode ?? typed } : { zone: place?.number ?? typed }),
    durationMin: values.durationMin ?? 0,
  };
};
