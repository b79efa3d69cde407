import type { VehicleCategory } from '../vehicle/plate';

/** The stay that a driver paid for, or began, last in a city: where, which car, how long. */
export interface LastStay {
  /** The zone's number or the parking's code, as it is typed. */
  place: string;
  /** As it is shown. */
  plate: string;
  isForeign: boolean;
  /** As the driver said where the city asked. */
  category?: VehicleCategory;
  /** None where a stay runs until it is ended. */
  durationMin?: number;
}
