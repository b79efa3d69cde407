import { t } from '@lingui/core/macro';
import { useMemo, type ReactNode } from 'react';
import type { CompanyVehicle } from '~/domain/company/company';
import { deviceName, isSameDevice, type DeviceKey } from '~/domain/company/companyDevice';
import { isSamePlate } from '~/domain/vehicle/plate';
import { ComboField } from './ComboField';

interface Props {
  vehicles: readonly CompanyVehicle[];
  value: string;
  onChange: (plate: string) => void;
  error?: ReactNode;
  /** The device to be assigned. Vehicles that have another device are marked. */
  device?: DeviceKey;
}

const collator = new Intl.Collator('ru', { numeric: true, sensitivity: 'base' });

/** Selects one of the company's vehicles, or none. */
export const CompanyPlateSelect = ({ vehicles, value, onChange, error, device }: Props) => {
  // Memoised: hundreds of vehicles must not be sorted for every letter typed in another field.
  const sorted = useMemo(() => vehicles.toSorted((one, other) => collator.compare(one.plate, other.plate)), [vehicles]);
  const options = useMemo(
    () => [
      { value: '', label: t`Без машины` },
      ...sorted.map((vehicle) => ({ value: vehicle.plate, label: vehicleLabel(vehicle, device) })),
    ],
    [sorted, device],
  );
  return (
    <ComboField
      label={t`Машина`}
      options={options}
      value={value && (vehicles.find(({ plate }) => isSamePlate(plate, value))?.plate ?? '')}
      onChange={onChange}
      error={error}
    />
  );
};

const vehicleLabel = (vehicle: CompanyVehicle, device: DeviceKey | undefined): string => {
  const label = [vehicle.plate, vehicle.name].filter(Boolean).join(' — ');
  const other = deviceName(vehicle);
  return device && other !== '' && !isSameDevice(vehicle, device) ? t`${label}, в ней уже ${other}` : label;
};
