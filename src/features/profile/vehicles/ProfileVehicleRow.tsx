import { t } from '@lingui/core/macro';
import { useId } from 'react';
import type { RegisteredVehicle } from '~/domain/vehicle/vehicleEdit';
import { formatDocumentNumber } from '~/domain/vehicle/identityDocument';
import { PlateView } from '~/components/plate/PlateView';
import { openDialog } from '~/state/dialogs';
import { Button } from '~/ui/Button';
import { Icon } from '~/ui/Icon';
import { vehicleCategoryText } from './vehicleText';

interface Props {
  vehicle: RegisteredVehicle;
  isMain: boolean;
  requiresCategory: boolean;
  /** Text of the time until which it is parked. */
  parkedText?: string;
  isOnline: boolean;
  /** True while the list is being changed. */
  isBusy: boolean;
  onMakeMain: () => void;
  /** Undefined for the first vehicle. */
  onMoveUp?: () => void;
}

/** One vehicle: plate, name, certificate, and the actions for it (VEH-01). */
export const ProfileVehicleRow = ({
  vehicle,
  isMain,
  requiresCategory,
  parkedText,
  isOnline,
  isBusy,
  onMakeMain,
  onMoveUp,
}: Props) => {
  const id = useId();
  return (
    <li data-row={vehicle.plate} className="grid grid-cols-1 gap-2 rounded-sheet border border-line p-[12px]">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span id={id} className="flex">
          <PlateView plate={vehicle.plate} isForeign={vehicle.isForeign} />
        </span>
        <Button
          variant="secondary"
          aria-describedby={id}
          disabled={!isOnline}
          onClick={() => openDialog({ name: 'vehicle', plate: vehicle.plate })}
        >
          {t`Изменить`}
        </Button>
      </div>
      {(vehicle.name !== undefined || isMain) && (
        <div className="flex flex-wrap items-center gap-x-3">
          {vehicle.name !== undefined && (
            <span dir="auto" className="min-w-0 font-semibold break-words">
              {vehicle.name}
            </span>
          )}
          {isMain && (
            <span className="inline-flex items-center gap-1 text-small font-semibold text-running">
              <Icon name="check" />
              {t`основной`}
            </span>
          )}
        </div>
      )}
      {(vehicle.certificate !== undefined || requiresCategory || parkedText !== undefined) && (
        <div className="grid gap-0.5 text-small text-muted">
          {vehicle.certificate !== undefined && (
            <p>
              {t`Свидетельство`} <span className="whitespace-nowrap">{formatDocumentNumber(vehicle.certificate)}</span>
            </p>
          )}
          {requiresCategory && <p>{t`Категория ${vehicleCategoryText(vehicle.category)}`}</p>}
          {parkedText !== undefined && <p className="font-semibold text-running">{parkedText}</p>}
        </div>
      )}
      {(!isMain || onMoveUp) && (
        <div className="-mx-3 -mb-2 flex flex-wrap">
          {!isMain && (
            <Button variant="quiet" aria-describedby={id} disabled={!isOnline || isBusy} onClick={onMakeMain}>
              {t`Сделать основным`}
            </Button>
          )}
          {onMoveUp && (
            <span className="ml-auto">
              <Button variant="quiet" aria-describedby={id} disabled={!isOnline || isBusy} onClick={onMoveUp}>
                {t`Выше`}
              </Button>
            </span>
          )}
        </div>
      )}
    </li>
  );
};
