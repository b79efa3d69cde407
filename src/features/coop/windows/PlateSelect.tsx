import { t } from '@lingui/core/macro';
import { useMemo, type ReactNode } from 'react';
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

const collator = new Intl.Collator('ru', { numeric: true, sensitivity: 'base' });

/** One of the company's vehicles, or none. */
export const PlateSelect = ({ cars, value, onChange, fault, device }: Props) => {
  // Of hundreds of vehicles: not for every letter of the fields beside it.
  const inOrder = useMemo(() => cars.toSorted((one, other) => collator.compare(one.plate, other.plate)), [cars]);
  return (
    <SelectField
      label={t`Машина`}
      options={[{ value: '', label: t`Без машины` }, ...inOrder.map((car) => ({ value: car.plate, label: carLabel(car, device) }))]}
      value={value && (cars.find(({ plate }) => isSamePlate(plate, value))?.plate ?? '')}
      onChange={onChange}
      fault={fault}
    />
  );
};

const carLabel = (car: CompanyCar, device: DeviceKey | undefined): string => {
  const label = [car.plate, car.name].filter(Boolean).join(' — ');
  const other = deviceName(car);
  return device && other !== '' && !isSameDevice(car, device) ? t`${label}, в ней уже ${other}` : label;
};
