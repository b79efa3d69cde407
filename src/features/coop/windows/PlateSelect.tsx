import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import type { CompanyCar } from '~/domain/company';
import { isSamePlate } from '~/domain/plate';
import { SelectField } from '~/ui/SelectField';

interface Props {
  cars: readonly CompanyCar[];
  value: string;
  onChange: (plate: string) => void;
  fault?: ReactNode;
}

/** One of the company's vehicles, or none. */
export const PlateSelect = ({ cars, value, onChange, fault }: Props) => (
  <SelectField
    label={t`Машина`}
    options={[
      { value: '', label: t`Без машины` },
      ...cars
        .map(({ plate, name }) => ({ value: plate, label: [plate, name].filter(Boolean).join(' — ') }))
        .sort((one, other) => one.label.localeCompare(other.label, 'ru')),
    ]}
    value={cars.find(({ plate }) => isSamePlate(plate, value))?.plate ?? ''}
    onChange={onChange}
    fault={fault}
  />
);
