import { t } from '@lingui/core/macro';
import { useState } from 'react';
import type { Company } from '~/domain/company/company';
import { vehicleByPlate, editConflict } from '~/domain/company/companyEdit';
import { checkDevice, deviceKey, type DeviceError } from '~/domain/company/companyDevice';
import { EditNotice } from '~/components/edit/EditNotice';
import { SaveButton } from '~/components/edit/SaveButton';
import { formAtom } from '~/ui/form/formAtom';
import { useForm } from '~/ui/form/useForm';
import { companyErrorText, type VehicleFieldError } from '../companyErrorText';
import { CompanyPlateSelect } from './CompanyPlateSelect';
import { DeviceNumberField } from './DeviceNumberField';
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
  return (
    <form noValidate className="grid grid-cols-1 gap-4" onSubmit={form.submit((values) => send(editOf(values)))}>
      <DeviceNumberField kind="imei" {...form.field('imei', companyErrorText)} />
      <DeviceNumberField kind="vin" {...form.field('vin', companyErrorText)} />
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
