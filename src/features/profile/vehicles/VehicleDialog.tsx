import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useCapabilities } from '~/data/settings/useCapabilities';
import type { RegisteredVehicle } from '~/domain/vehicle/vehicleEdit';
import { isSamePlate } from '~/domain/vehicle/plate';
import { PlateView } from '~/components/plate/PlateView';
import { WaitOrRetry } from '~/components/WaitOrRetry';
import { Button } from '~/ui/Button';
import { useFocusOnChange } from '~/ui/useFocusOnChange';
import { ModalDialog } from '~/ui/ModalDialog';
import { RemovePanel } from '~/components/edit/RemovePanel';
import { VehicleParkedNotice } from './VehicleParkedNotice';
import { useRegisteredVehicles } from './useRegisteredVehicles';
import { useEditVehicles } from './useEditVehicles';
import { ProfileVehicleForm } from './ProfileVehicleForm';

interface Props {
  /** Plate of a vehicle of the driver; undefined to add a new one. */
  plate?: string;
  onClose: () => void;
}

/**
 * Adds, changes or removes one vehicle (VEH-02). It closes after a success, and shows the reason after a failure
 * (VEH-08).
 */
export const VehicleDialog = ({ plate, onClose }: Props) => {
  const { vehicles, stays, owner, isFailed, isFetching, refetch } = useRegisteredVehicles();
  const requiresCategory = useCapabilities()?.requiresCategory ?? false;
  const editVehicles = useEditVehicles();
  const [isRemoving, setRemoving] = useState(false);
  const box = useFocusOnChange(isRemoving ? 'remove' : 'form');
  // The vehicle as it was when the dialog opened. The typed values are compared with it.
  const [initial, setInitial] = useState<{ owner: typeof owner; vehicle: RegisteredVehicle | undefined }>();
  if (vehicles && initial?.owner !== owner)
    setInitial({
      owner,
      vehicle: vehicles.find((vehicle) => plate !== undefined && isSamePlate(vehicle.plate, plate)),
    });
  const before = initial?.owner === owner ? initial?.vehicle : undefined;
  const isNew = plate === undefined;
  const title = isNew ? t`Новый автомобиль` : isRemoving ? t`Удаление автомобиля` : t`Автомобиль ${plate}`;
  return (
    <ModalDialog title={title} onClose={onClose}>
      <div ref={box}>
        {!vehicles && (
          <WaitOrRetry
            isFailed={isFailed}
            title={t`Данные об автомобилях загрузить не удалось`}
            isRetrying={isFetching}
            onRetry={refetch}
          >
            <div className="h-64 rounded-sheet bg-raised" />
          </WaitOrRetry>
        )}
        {vehicles && !isNew && !before && <p className="text-lead">{t`Этого автомобиля в списке больше нет.`}</p>}
        {vehicles && before && isRemoving && (
          <RemovePanel
            question={t`Удалить автомобиль ${[before.plate, before.name].filter(Boolean).join(', ')}?`}
            label={t`Удалить автомобиль`}
            remove={() => editVehicles({ kind: 'remove', plate: before.plate })}
            onRemoved={onClose}
            onBack={() => setRemoving(false)}
          >
            <PlateView plate={before.plate} isForeign={before.isForeign} />
            <VehicleParkedNotice plate={before.plate} stays={stays} action="remove" />
          </RemovePanel>
        )}
        {vehicles && (isNew || before) && (
          // Typed values survive the question about removal.
          <div className="grid grid-cols-1 gap-4" hidden={isRemoving}>
            {before && !isRemoving && <VehicleParkedNotice plate={before.plate} stays={stays} action="edit" />}
            <ProfileVehicleForm
              key={owner}
              before={before}
              vehicles={vehicles}
              requiresCategory={requiresCategory}
              onDone={onClose}
            >
              <Button variant="secondary" isWide onClick={onClose}>
                {t`Отмена`}
              </Button>
              {before && (
                <Button variant="danger" isWide data-autofocus onClick={() => setRemoving(true)}>
                  {t`Удалить автомобиль`}
                </Button>
              )}
            </ProfileVehicleForm>
          </div>
        )}
      </div>
    </ModalDialog>
  );
};
