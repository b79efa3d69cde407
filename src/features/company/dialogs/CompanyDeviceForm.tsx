import { t } from '@lingui/core/macro';
import { useState } from 'react';
import type { Company } from '~/domain/company/company';
import { vehicleByPlate, vehicleOfDevice, editConflict, type CompanyEdit } from '~/domain/company/companyEdit';
import {
  checkDevice,
  deviceKey,
  hasSameNumbers,
  isSameDevice,
  type CompanyDevice,
  type DeviceError,
} from '~/domain/company/companyDevice';
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

/**
 * Numbers and vehicle of a device. The city takes corrected numbers with the list of vehicles, so a device without a
 * vehicle keeps its own. The correction is sent first, and it leaves the device in its vehicle.
 */
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
  // As they were when the dialog opened: after half a change the list has this device with its corrected numbers.
  const [others] = useState(() => company.devices.filter((one) => !isSameDevice(one, device)));
  const [localFormAtom] = useState(() =>
    formAtom<Values>({ imei: device.imei ?? '', vin: device.vin ?? '', plate: initialPlate }),
  );
  const moveOf = ({ plate, ...numbers }: Values) =>
    ({
      kind: 'moveDevice',
      device: deviceKey(numbers),
      plate: vehicleByPlate(company.cars, plate || undefined)?.plate,
    }) as const;
  const editsOf = (values: Values): CompanyEdit[] => {
    const corrected = deviceKey(values);
    return [
      ...(hasSameNumbers(corrected, device) ? [] : [{ kind: 'correctDevice', device, corrected } as const]),
      ...(values.plate === initialPlate ? [] : [moveOf(values)]),
    ];
  };
  const form = useForm<Values, DeviceError | VehicleFieldError>(localFormAtom, (values) => {
    const error = values.plate === initialPlate ? undefined : editConflict(company.cars, moveOf(values));
    // Numbers that the city has are not questioned.
    return {
      ...(!hasSameNumbers(deviceKey(values), device) && checkDevice(values, others)),
      ...(error && { plate: error }),
    };
  });
  const { outcome, send } = useSendCompanyEdit(onDone);
  return (
    <form noValidate className="grid grid-cols-1 gap-4" onSubmit={form.submit((values) => send(...editsOf(values)))}>
      {initialPlate === '' ? (
        <>
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
        </>
      ) : (
        <>
          <DeviceNumberField kind="imei" {...form.field('imei', companyErrorText)} />
          <DeviceNumberField kind="vin" {...form.field('vin', companyErrorText)} />
        </>
      )}
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
