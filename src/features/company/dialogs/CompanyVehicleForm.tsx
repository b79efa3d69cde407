import { t } from '@lingui/core/macro';
import { useMemo, useState } from 'react';
import type { Company, CompanyVehicle } from '~/domain/company/company';
import { vehiclesByDevice } from '~/domain/company/companyEdit';
import { deviceKey, deviceName, isSameDevice, type DeviceKey } from '~/domain/company/companyDevice';
import { nameMaxLength } from '~/domain/vehicle/vehicleEdit';
import { isSamePlate } from '~/domain/vehicle/plate';
import { isSendable } from '~/domain/content/sendable';
import { EditNotice } from '~/components/edit/EditNotice';
import { SaveButton } from '~/components/edit/SaveButton';
import { formAtom } from '~/ui/form/formAtom';
import { useForm } from '~/ui/form/useForm';
import { SelectField } from '~/ui/SelectField';
import { TextField } from '~/ui/TextField';
import { companyErrorText, type VehicleFieldError } from '../companyErrorText';
import { useSendCompanyEdit } from './useSendCompanyEdit';

interface Values {
  name: string;
  /** IMEI or VIN of the device, empty for none. */
  device: string;
}

/**
 * Name and device of a vehicle. Its plate identifies it and cannot be changed. A device of another vehicle counts as
 * taken (VAL-71). Only changed values are sent.
 */
export const CompanyVehicleForm = ({
  vehicle,
  company,
  onDone,
}: {
  vehicle: CompanyVehicle;
  company: Company;
  onDone: () => void;
}) => {
  const [currentDevice] = useState<DeviceKey>(
    () => company.devices.find((one) => isSameDevice(one, vehicle)) ?? deviceKey(vehicle),
  );
  // The device in the vehicle is offered even if the company's list does not contain it.
  const devices = useMemo((): readonly DeviceKey[] => {
    const isListed =
      deviceName(currentDevice) === '' || company.devices.some((one) => isSameDevice(one, currentDevice));
    return isListed ? company.devices : [currentDevice, ...company.devices];
  }, [currentDevice, company.devices]);
  const holderOf = useMemo(() => {
    const carrier = vehiclesByDevice(company.cars);
    return (device: DeviceKey): CompanyVehicle | undefined => {
      const holder = carrier(device);
      return holder && !isSamePlate(holder.plate, vehicle.plate) ? holder : undefined;
    };
  }, [company.cars, vehicle.plate]);
  const deviceNamed = (device: string): DeviceKey => devices.find((one) => deviceName(one) === device) ?? {};
  const [initial] = useState<Values>({ name: vehicle.name ?? '', device: deviceName(currentDevice) });
  const [localFormAtom] = useState(() => formAtom(initial));
  const checkValues = ({ name, device }: Values): Partial<Record<keyof Values, VehicleFieldError>> => ({
    ...((Array.from(name.trim()).length > nameMaxLength || !isSendable(name.trim())) && { name: 'name' as const }),
    ...(holderOf(deviceNamed(device)) && { device: 'deviceTaken' as const }),
  });
  const form = useForm<Values, VehicleFieldError>(localFormAtom, checkValues);
  const { outcome, send } = useSendCompanyEdit(onDone);
  const save = async ({ name, device }: Values): Promise<void> => {
    const isRenamed = name.trim() !== initial.name.trim();
    const isDeviceChanged = device !== initial.device;
    if (!isRenamed && !isDeviceChanged) onDone();
    else
      await send({
        kind: 'editCar',
        plate: vehicle.plate,
        name: isRenamed ? name.trim() : undefined,
        device: isDeviceChanged ? deviceKey(deviceNamed(device)) : undefined,
        before: currentDevice,
      });
  };
  // Memoised: hundreds of devices must not be processed for every letter of the name.
  const options = useMemo(
    () =>
      devices.map((one) => {
        const value = deviceName(one);
        const holder = holderOf(one);
        return { value, label: holder ? t`${value}, в машине ${holder.plate}` : value };
      }),
    [devices, holderOf],
  );
  return (
    <form noValidate className="grid grid-cols-1 gap-4" onSubmit={form.submit(save)}>
      <TextField
        label={t`Название`}
        hint={t`Необязательно. Например, «Рабочая»`}
        {...form.field('name', companyErrorText)}
        name="car-name"
        autoComplete="off"
        enterKeyHint="done"
      />
      <SelectField
        label={t`Отслеживающее устройство`}
        options={[{ value: '', label: t`Без устройства` }, ...options]}
        value={form.values.device}
        onChange={(device) => {
          form.set({ device });
          form.touch('device');
        }}
        error={companyErrorText(form.error('device'))}
      />
      <EditNotice outcome={outcome} />
      <SaveButton isBusy={form.isBusy}>{t`Сохранить`}</SaveButton>
    </form>
  );
};
