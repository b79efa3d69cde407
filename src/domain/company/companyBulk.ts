import type { Company } from './company';
import { deviceName } from './companyDevice';
import { driverKey } from './companyDriver';
import { vehicleOfDevice, type CompanyEdit } from './companyEdit';
import type { CompanyListName } from './companyList';
import { isSamePlate } from '../vehicle/plate';

/** Actions for several selected rows of a list. Each row gets its own edit, so that each has its own outcome. */

/** `assign` gives drivers another vehicle, or none. `detach` removes devices from vehicles. */
export type BulkAction = 'switchOn' | 'switchOff' | 'assign' | 'detach' | 'remove';

export const bulkActions: Record<CompanyListName, readonly BulkAction[]> = {
  cars: ['detach', 'remove'],
  drivers: ['switchOn', 'switchOff', 'assign', 'remove'],
  devices: ['switchOn', 'switchOff', 'detach', 'remove'],
};

/** A selected row with what has to be sent for it. */
export interface BulkRow {
  label: string;
  edits: readonly CompanyEdit[];
}

type Lists = Pick<Company, 'cars' | 'drivers' | 'devices'>;

/**
 * Returns the edits for the selected rows, without those that the action would leave as they are. `keys` are the names
 * of the rows; `plate` is the vehicle for `assign`, undefined for none.
 */
export const bulkRows = (
  { cars, drivers, devices }: Lists,
  list: CompanyListName,
  action: BulkAction,
  keys: ReadonlySet<string>,
  plate?: string,
): BulkRow[] => {
  const isActive = action === 'switchOn';
  const isSwitch = isActive || action === 'switchOff';
  switch (list) {
    case 'cars':
      return cars
        .filter((vehicle) => keys.has(vehicle.plate) && (action !== 'detach' || deviceName(vehicle) !== ''))
        .map((vehicle) => ({
          label: vehicle.plate,
          edits: [
            action === 'detach'
              ? { kind: 'editCar', plate: vehicle.plate, device: {}, before: { vin: vehicle.vin, imei: vehicle.imei } }
              : { kind: 'removeCar', vehicle },
          ],
        }));
    case 'drivers':
      return drivers
        .filter(
          (driver) =>
            keys.has(driverKey(driver)) &&
            (!isSwitch || driver.isActive !== isActive) &&
            (action !== 'assign' || !isSamePlate(driver.plate ?? '', plate ?? '')),
        )
        .map((driver) => ({
          label: driver.name,
          edits: [
            isSwitch
              ? { kind: 'switchDriver', driver, isActive }
              : action === 'assign'
                ? { kind: 'editDriver', before: driver, driver: { ...driver, plate } }
                : { kind: 'removeDriver', driver },
          ],
        }));
    case 'devices':
      return devices
        .map((device) => ({ device, holder: vehicleOfDevice(cars, device) }))
        .filter(
          ({ device, holder }) =>
            keys.has(deviceName(device)) &&
            (!isSwitch || device.isActive !== isActive) &&
            (action !== 'detach' || holder !== undefined),
        )
        .map(({ device, holder }) => ({
          label: deviceName(device),
          edits: [
            isSwitch
              ? { kind: 'switchDevice', device, plate: holder?.plate, isActive }
              : action === 'detach'
                ? { kind: 'moveDevice', device, plate: undefined }
                : { kind: 'removeDevice', device },
          ],
        }));
  }
};
