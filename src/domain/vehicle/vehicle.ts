import { isSamePlate, type VehicleCategory } from './plate';

/** A vehicle of the driver (document 2, section 3). */
export interface Vehicle {
  plate: string;
  isForeign: boolean;
  isMain: boolean;
  category: VehicleCategory;
  name?: string;
}

/** The main vehicle; without one flagged the first is main (document 2, section 5). */
export const mainVehicle = (vehicles: readonly Vehicle[]): Vehicle | undefined =>
  vehicles.find((vehicle) => vehicle.isMain) ?? vehicles[0];

/** Vehicles to offer for parking: those without a running stay, the main one first (document 1, section 2). */
export const vehiclesToPark = (vehicles: readonly Vehicle[], parked: readonly string[]): Vehicle[] => {
  const main = mainVehicle(vehicles);
  const free = vehicles.filter((vehicle) => !parked.some((plate) => isSamePlate(plate, vehicle.plate)));
  return [...free.filter((vehicle) => vehicle === main), ...free.filter((vehicle) => vehicle !== main)];
};
