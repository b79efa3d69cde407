import type { VehicleCategory } from '../vehicle/plate';

/** The last stay that a driver paid for or began in a city: place, vehicle and duration. */
export interface LastStay {
  /** The zone number or parking code, as typed. */
  place: string;
  /** As displayed. */
  plate: string;
  isForeign: boolean;
  /** The driver's choice, in cities that require a category. */
  category?: VehicleCategory;
  /** Undefined if the stay runs until it is ended. */
  durationMin?: number;
}
