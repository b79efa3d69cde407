import { isSamePlate, type VehicleCategory } from './plate';

/** A vehicle of the driver. */
export interface Vehicle {
  plate: string;
  isForeign: boolean;
  isMain: boolean;
  category: VehicleCategory;
  name?: string;
}

/** Returns the main vehicle, or the first one if none is flagged. */
export const mainVehicle = (vehicles: readonly Vehicle[]): Vehicle | undefined =>
  vehicles.find((vehicle) => vehicle.isMain) ?? vehicles[0];

/** Returns the vehicles to offer for parking: those that are not parked, the main one first. */
export const vehiclesToPark = (vehicles: readonly Vehicle[], parked: readonly string[]): Vehicle[] => {
  const main = mainVehicle(vehicles);
  const free = vehicles.filter((vehicle) => !parked.some((plate) => isSamePlate(plate, vehicle.plate)));
  return [...free.filter((vehicle) => vehicle === main), ...free.filter((vehicle) => vehicle !== main)];
};
