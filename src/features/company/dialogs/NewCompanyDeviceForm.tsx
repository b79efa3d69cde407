import { t } from '@lingui/core/macro';
import { useState } from 'react';
import type { Company } from '~/domain/company/company';
import { vehicleByPlate, editConflict } from '~/domain/company/companyEdit';
import { checkDevice, deviceKey, type DeviceError } from '~/domain/company/companyDevice';
import { EditNotice } from '~/components/edit/EditNotice';
import { SaveButton } from '~/components/edit/SaveButton';
import { formAtom } from '~/ui/form/formAtom';
import { useForm } from '~/ui/form/useForm';
import { TextField } from '~/ui/TextField';
import { companyErrorText, type VehicleFieldError } from '../companyErrorText';
import { CompanyPlateSelect } from './CompanyPlateSelect';
import { useSendCompanyEdit } from './useSendCompanyEdit';

interface Values {
  imei: string;
  vin: string;
  plate: string;
}

/** Adds a device by IMEI, VIN or both, with or without a vehicle (VAL-70). */
export const NewCompanyDeviceForm = ({ company, onDone }: { company: Company; onDone: () => void }) => {
  const [localFormAtom] = useState(() => formAtom<Values>({ imei: '', vin: '', plate: '' }));
  const editOf = ({ plate, ...ids }: Values) =>
    ({
      kind: 'addDevice',
      device: deviceKey(ids),
      plate: vehicleByPlate(company.cars, plate || undefined)?.plate,
    }) as const;
  const form = useForm<Values, DeviceError | VehicleFieldError>(localFormAtom, (values) => {
    const error = editConflict(company.cars, editOf(values));
    return { ...checkDevice(values, company.devices), ...(error && { plate: error }) };
  });
  const { outcome, send } = useSendCompanyEdit(onDone);
  const number = (field: 'imei' | 'vin', label: string, hint: string) => (
    <TextField
      label={label}
      hint={hint}
      {...form.field(field, companyErrorText)}
      name={`device-${field}`}
      inputMode={field === 'imei' ? 'numeric' : 'text'}
      autoComplete="off"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="next"
    />
  );
  return (
    <form noValidate className="grid grid-cols-1 gap-4" onSubmit={form.submit((values) => send(editOf(values)))}>
      {number('imei', 'IMEI', t`15 цифр, стоит на самом устройстве`)}
      {number('vin', 'VIN', t`Если устройство известно по VIN`)}
      <CompanyPlateSelect
        vehicles={company.cars}
        value={form.values.plate}
        onChange={(plate) => {
          form.set({ plate });
          form.touch('plate');
        }}
        error={companyErrorText(form.error('plate'))}
        device={deviceKey(form.values)}
      />
      <EditNotice outcome={outcome} />
      <SaveButton isBusy={form.isBusy}>{t`Добавить устройство`}</SaveButton>
    </form>
  );
};
