import { t } from '@lingui/core/macro';
import { useState } from 'react';
import type { Company } from '~/domain/company/company';
import { vehicleByPlate } from '~/domain/company/companyEdit';
import { checkPlate, plateForWire } from '~/domain/vehicle/plate';
import { EditNotice } from '~/components/edit/EditNotice';
import { SaveButton } from '~/components/edit/SaveButton';
import { PlateField } from '~/components/plate/PlateField';
import { formAtom } from '~/ui/form/formAtom';
import { useForm } from '~/ui/form/useForm';
import { companyErrorText, type VehicleFieldError } from '../companyErrorText';
import { useSendCompanyEdit } from './useSendCompanyEdit';

interface Values {
  plate: string;
  isForeign: boolean;
}

/** Adds a vehicle by its plate (VAL-01…VAL-09). */
export const NewCompanyVehicleForm = ({ company, onDone }: { company: Company; onDone: () => void }) => {
  const [localFormAtom] = useState(() => formAtom<Values>({ plate: '', isForeign: false }));
  const checkValues = ({ plate, isForeign }: Values): { plate?: VehicleFieldError } => {
    const error =
      checkPlate(plate, { isForeign }) ??
      (vehicleByPlate(company.cars, plateForWire(plate, isForeign)) ? 'exists' : undefined);
    return error ? { plate: error } : {};
  };
  const form = useForm<Values, VehicleFieldError>(localFormAtom, checkValues);
  const { outcome, send } = useSendCompanyEdit(onDone);
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-4"
      onSubmit={form.submit(({ plate, isForeign }) =>
        send({ kind: 'addCar', plate: plateForWire(plate, isForeign), isForeign }),
      )}
    >
      <PlateField
        {...form.field('plate', companyErrorText)}
        isForeign={form.values.isForeign}
        onForeignChange={(isForeign) => form.set({ isForeign })}
      />
      <EditNotice outcome={outcome} />
      <SaveButton isBusy={form.isBusy}>{t`Добавить машину`}</SaveButton>
    </form>
  );
};
