import { t } from '@lingui/core/macro';
import { useState } from 'react';
import type { Company } from '~/domain/company/company';
import { vehicleByPlate, vehicleOfDevice, editConflict } from '~/domain/company/companyEdit';
import type { CompanyDevice } from '~/domain/company/companyDevice';
import { EditNotice } from '~/components/edit/EditNotice';
import { SaveButton } from '~/components/edit/SaveButton';
import { formAtom } from '~/ui/form/formAtom';
import { useForm } from '~/ui/form/useForm';
import { companyErrorText, type VehicleFieldError } from '../companyErrorText';
import { CompanyPlateSelect } from './CompanyPlateSelect';
import { useSendCompanyEdit } from './useSendCompanyEdit';

/** Assigns a device to a vehicle. The numbers of the device identify it and cannot be changed. */
export const CompanyDeviceForm = ({
  device,
  company,
  onDone,
}: {
  device: CompanyDevice;
  company: Company;
  onDone: () => void;
}) => {
  const [initialPlate] = useState(() => vehicleOfDevice(company.cars, device)?.plate ?? '');
  const [localFormAtom] = useState(() => formAtom({ plate: initialPlate }));
  const editOf = ({ plate }: { plate: string }) =>
    ({ kind: 'moveDevice', device, plate: vehicleByPlate(company.cars, plate || undefined)?.plate }) as const;
  const form = useForm<{ plate: string }, VehicleFieldError>(localFormAtom, (values) => {
    const error = editConflict(company.cars, editOf(values));
    return error ? { plate: error } : {};
  });
  const { outcome, send } = useSendCompanyEdit(onDone);
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-4"
      onSubmit={form.submit((values) => (values.plate === initialPlate ? onDone() : send(editOf(values))))}
    >
      <dl className="grid gap-2">
        {[
          ['IMEI', device.imei],
          ['VIN', device.vin],
        ].map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt className="text-small text-muted">{name}</dt>
                <dd className="text-lead font-semibold">{value}</dd>
              </div>
            ),
        )}
      </dl>
      <p className="text-small text-muted">{t`Чтобы исправить номер, удалите устройство и добавьте его заново.`}</p>
      <CompanyPlateSelect
        vehicles={company.cars}
        value={form.values.plate}
        onChange={(plate) => {
          form.set({ plate });
          form.touch('plate');
        }}
        error={companyErrorText(form.error('plate'))}
        device={device}
      />
      <EditNotice outcome={outcome} />
      <SaveButton isBusy={form.isBusy}>{t`Сохранить`}</SaveButton>
    </form>
  );
};
