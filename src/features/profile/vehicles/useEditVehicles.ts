import { useQueryClient } from '@tanstack/react-query';
import { useCapabilities } from '~/data/settings/useCapabilities';
import { editVehicles } from '~/data/vehicles/editVehicles';
import type { EditOutcome } from '~/domain/account/editOutcome';
import type { VehicleEdit } from '~/domain/vehicle/vehicleEdit';
import { showChangedRow } from '~/state/changedRow';

/** The vehicle that is highlighted after an edit: an order of the list does not say which one was moved. */
const editedPlate = (edit: VehicleEdit): string | undefined => {
  if (edit.kind === 'main') return edit.plate;
  return edit.kind === 'add' || edit.kind === 'edit' ? edit.vehicle.plate : undefined;
};

/**
 * Returns a function that sends one edit of the driver's vehicles in the chosen city. After a success the row of the
 * vehicle is highlighted; `plate` names it for an edit that does not.
 */
export const useEditVehicles = (): ((edit: VehicleEdit, plate?: string) => Promise<EditOutcome>) => {
  const client = useQueryClient();
  const requiresCategory = useCapabilities()?.requiresCategory ?? false;
  return async (edit, plate = editedPlate(edit)) => {
    const outcome = await editVehicles(client, edit, requiresCategory);
    if (outcome === 'done' && plate !== undefined) showChangedRow(plate);
    return outcome;
  };
};
