import { t } from '@lingui/core/macro';
import { useState } from 'react';
import type { Company } from '~/domain/company';
import { carByPlate, carrierOf, fitFault } from '~/domain/companyDeed';
import type { CompanyDevice } from '~/domain/companyDevice';
import { EditNotice } from '~/parts/edit/EditNotice';
import { SaveButton } from '~/parts/edit/SaveButton';
import { formAtom } from '~/ui/form/formAtom';
import { useForm } from '~/ui/form/useForm';
import { coopFaultText, type CarFault } from '../coopWords';
import { PlateSelect } from './PlateSelect';
import { useEdit } from './useEdit';

/** In which vehicle a device is. Its numbers are what names it, and stay. */
export const DeviceForm = ({ device, company, onDone }: { device: CompanyDevice; company: Company; onDone: () => void }) => {
  const [first] = useState(() => carrierOf(company.cars, device)?.plate ?? '');
  const [own] = useState(() => formAtom({ plate: first }));
  const deedOf = ({ plate }: { plate: string }) =>
    ({ kind: 'moveDevice', device, plate: carByPlate(company.cars, plate || undefined)?.plate }) as const;
  const form = useForm<{ plate: string }, CarFault>(own, (values) => {
    const fault = fitFault(company.cars, deedOf(values));
    return fault ? { plate: fault } : {};
  });
  const { end, send } = useEdit(onDone);
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-4"
      onSubmit={form.submit((values) => (values.plate === first ? onDone() : send(deedOf(values))))}
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
      <PlateSelect
        cars={company.cars}
        value={form.values.plate}
        onChange={(plate) => {
          form.set({ plate });
          form.touch('plate');
        }}
        fault={coopFaultText(form.fault('plate'))}
        device={device}
      />
      <EditNotice end={end} />
      <SaveButton isBusy={form.isBusy}>{t`Сохранить`}</SaveButton>
    </form>
  );
};
