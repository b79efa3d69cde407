import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import type { CompanyCar } from '~/domain/company';
import { deviceName, isSameDevice, type DeviceKey } from '~/domain/companyDevice';
import { isSamePlate } from '~/domain/plate';
import { SelectField } from '~/ui/SelectField';

interface Props {
  cars: readonly CompanyCar[];
  value: string;
  onChange: (plate: string) => void;
  fault?: ReactNode;
  /** What is to be put into it: a vehicle that has another device says so. */
  device?: DeviceKey;
}

/** One of the company's vehicles, or none. */
export const PlateSelect = ({ cars, value, onChange, fault, device }: Props) => (
  <SelectField
    label={t`Машина`}
    options={[
      { value: '', label: t`Без машины` },
      ...cars.map((car) => ({ value: car.plate, label: carLabel(car, device) })).sort((one, other) => one.label.localeCompare(other.label, 'ru')),
    ]}
    value={cars.find(({ plate }) => isSamePlate(plate, value))?.plate ?? ''}
    onChange={onChange}
    fault={fault}
  />
);

const carLabel = (car: CompanyCar, device: DeviceKey | undefined): string => {
  const label = [car.plate, car.name].filter(Boolean).join(' — ');
  const other = deviceName(car);
  return device && other !== '' && !isSameDevice(car, device) ? t`${label}, в ней уже ${other}` : label;
};
