import { t } from '@lingui/core/macro';
import { useState } from 'react';
import type { Company } from '~/domain/company';
import { carByPlate, fitFault } from '~/domain/companyDeed';
import { checkDevice, deviceKey, type DeviceFault } from '~/domain/companyDevice';
import { EditNotice } from '~/parts/edit/EditNotice';
import { SaveButton } from '~/parts/edit/SaveButton';
import { formAtom } from '~/ui/form/formAtom';
import { useForm } from '~/ui/form/useForm';
import { TextField } from '~/ui/TextField';
import { coopFaultText, type CarFault } from '../coopWords';
import { PlateSelect } from './PlateSelect';
import { useEdit } from './useEdit';

interface Values {
  imei: string;
  vin: string;
  plate: string;
}

/** A device more, by IMEI, VIN or both, for a vehicle or for none yet (VAL-70). */
export const NewDeviceForm = ({ company, onDone }: { company: Company; onDone: () => void }) => {
  const [own] = useState(() => formAtom<Values>({ imei: '', vin: '', plate: '' }));
  const deedOf = ({ plate, ...typed }: Values) =>
    ({ kind: 'addDevice', device: deviceKey(typed), plate: carByPlate(company.cars, plate || undefined)?.plate }) as const;
  const form = useForm<Values, DeviceFault | CarFault>(own, (values) => {
    const fault = fitFault(company.cars, deedOf(values));
    return { ...checkDevice(values, company.devices), ...(fault && { plate: fault }) };
  });
  const { end, send } = useEdit(onDone);
  const number = (field: 'imei' | 'vin', label: string, hint: string) => (
    <TextField
      label={label}
      hint={hint}
      value={form.values[field]}
      onChange={(value) => form.set({ [field]: value })}
      onBlur={() => form.leave(field)}
      fault={coopFaultText(form.fault(field))}
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
    <form noValidate className="grid grid-cols-1 gap-4" onSubmit={form.submit((values) => send(deedOf(values)))}>
      {number('imei', 'IMEI', t`15 цифр, стоит на самом устройстве`)}
      {number('vin', 'VIN', t`Если устройство известно по VIN`)}
      <PlateSelect
        cars={company.cars}
        value={form.values.plate}
        onChange={(plate) => {
          form.set({ plate });
          form.touch('plate');
        }}
        fault={coopFaultText(form.fault('plate'))}
        device={deviceKey(form.values)}
      />
      <EditNotice end={end} />
      <SaveButton isBusy={form.isBusy}>{t`Добавить устройство`}</SaveButton>
    </form>
  );
};
