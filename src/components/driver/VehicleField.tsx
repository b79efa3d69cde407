import { t } from '@lingui/core/macro';
import { isSamePlate } from '~/domain/vehicle/plate';
import type { Vehicle } from '~/domain/vehicle/vehicle';
import { CategoryField } from '../plate/CategoryField';
import { PlateField } from '../plate/PlateField';
import { PlateView } from '../plate/PlateView';
import { stayErrorText } from '../stay-form/stayErrorText';
import type { StayError, StayValues } from '../stay-form/stay.form';

interface Props {
  values: StayValues;
  set: (change: Partial<StayValues>) => void;
  onBlur: () => void;
  error?: StayError;
  /** The driver's vehicles that are not parked. */
  vehicles: readonly Vehicle[];
  /** True if the city's prices depend on the category. It is unknown for a vehicle that is not the driver's own. */
  requiresCategory?: boolean;
}

/** The vehicle: one of the driver's own in one tap, or any plate. */
export const VehicleField = ({ values, set, onBlur, error, vehicles, requiresCategory }: Props) => {
  // A single vehicle is not offered once the field contains it.
  const others = vehicles.length > 1 || vehicles.some(({ plate }) => !isSamePlate(plate, values.plate));
  return (
    <div className="grid gap-1">
      <PlateField
        value={values.plate}
        onChange={(plate) => set({ plate })}
        onBlur={onBlur}
        isForeign={values.isForeign}
        onForeignChange={(isForeign) => set({ isForeign })}
        error={stayErrorText(error, values.plate)}
      />
      {others && (
        <ul className="-mx-4 flex gap-2 overflow-x-auto px-4" aria-label={t`Ваши автомобили`}>
          {vehicles.map((vehicle) => (
            <li key={vehicle.plate}>
              <button
                type="button"
                aria-pressed={isSamePlate(vehicle.plate, values.plate)}
                className="flex min-h-12 items-center gap-2 choosable px-2 "
                onClick={() => set({ plate: vehicle.plate, isForeign: vehicle.isForeign })}
              >
                <PlateView plate={vehicle.plate} isForeign={vehicle.isForeign} />
                {vehicle.name && <span className="max-w-36 truncate text-small">{vehicle.name}</span>}
              </button>
            </li>
          ))}
        </ul>
      )}
      {requiresCategory && values.plate !== '' && !vehicles.some(({ plate }) => isSamePlate(plate, values.plate)) && (
        <CategoryField values={values} set={set} />
      )}
    </div>
  );
};
