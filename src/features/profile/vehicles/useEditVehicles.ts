import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useCapabilities } from '~/data/settings/useCapabilities';
import { editVehicles } from '~/data/vehicles/editVehicles';
import type { EditOutcome } from '~/domain/account/editOutcome';
import type { VehicleEdit } from '~/domain/vehicle/vehicleEdit';
import { sayActOutcome } from '~/state/actOutcome';
import { showChangedRow } from '~/state/changedRow';

/** The vehicle that is highlighted after an edit: an order of the list does not say which one was moved. */
const editedPlate = (edit: VehicleEdit): string | undefined => {
  if (edit.kind === 'main') return edit.plate;
  return edit.kind === 'add' || edit.kind === 'edit' ? edit.vehicle.plate : undefined;
};

/**
 * Returns a function that sends one edit of the driver's vehicles in the chosen city. After a success the section says
 * what was done, and the row of the vehicle is highlighted; `plate` names it for an edit that does not.
 */
export const useEditVehicles = (): ((edit: VehicleEdit, plate?: string) => Promise<EditOutcome>) => {
  const client = useQueryClient();
  const requiresCategory = useCapabilities()?.requiresCategory ?? false;
  return async (edit, plate = editedPlate(edit)) => {
    const outcome = await editVehicles(client, edit, requiresCategory);
    if (outcome !== 'done') return outcome;
    if (plate !== undefined) showChangedRow(plate);
    sayActOutcome('vehicles', doneText(edit));
    return outcome;
  };
};

const doneText = (edit: VehicleEdit): string => {
  switch (edit.kind) {
    case 'add':
      return t`Автомобиль добавлен`;
    case 'edit':
      return t`Сохранено`;
    case 'remove':
      return t`Автомобиль удалён`;
    case 'main':
      return t`Основной автомобиль: ${edit.plate}`;
    case 'order':
      return t`Порядок изменён`;
  }
};
