import { useQueryClient } from '@tanstack/react-query';
import { useCapabilities } from '~/data/settings/useCapabilities';
import { editVehicles } from '~/data/vehicles/editVehicles';
import type { EditOutcome } from '~/domain/account/editOutcome';
import type { VehicleEdit } from '~/domain/vehicle/vehicleEdit';

/** Returns a function that sends one edit of the driver's vehicles in the chosen city. */
export const useEditVehicles = (): ((edit: VehicleEdit) => Promise<EditOutcome>) => {
  const client = useQueryClient();
  const requiresCategory = useCapabilities()?.requiresCategory ?? false;
  return (edit) => editVehicles(client, edit, requiresCategory);
};
