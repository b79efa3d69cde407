import { t } from '@lingui/core/macro';
import { useMemo, useState } from 'react';
import type { Company, CompanyCar } from '~/domain/company';
import { carriersOf } from '~/domain/companyDeed';
import { deviceKey, deviceName, isSameDevice, type DeviceKey } from '~/domain/companyDevice';
import { nameMaxLength } from '~/domain/fleet';
import { isSamePlate } from '~/domain/plate';
import { isSendable } from '~/domain/sendable';
import { EditNotice } from '~/parts/edit/EditNotice';
import { SaveButton } from '~/parts/edit/SaveButton';
import { formAtom } from '~/ui/form/formAtom';
import { useForm } from '~/ui/form/useForm';
import { SelectField } from '~/ui/SelectField';
import { TextField } from '~/ui/TextField';
import { coopFaultText, type CarFault } from '../coopWords';
import { useEdit } from './useEdit';

interface Values {
  name: string;
  /** IMEI or VIN of the device, empty for none. */
  device: string;
}

/** Name and device of a vehicle; its plate is what names it, and stays. A device of another vehicle is taken (VAL-71). Only what is to be another is sent. */
export const CarForm = ({ car, company, onDone }: { car: CompanyCar; company: Company; onDone: () => void }) => {
  const [before] = useState<DeviceKey>(() => company.devices.find((one) => isSameDevice(one, car)) ?? deviceKey(car));
  // What the vehicle carries is offered, whether the company has it on its list or not.
  const devices = useMemo((): readonly DeviceKey[] => {
    const isListed = deviceName(before) === '' || company.devices.some((one) => isSameDevice(one, before));
    return isListed ? company.devices : [before, ...company.devices];
  }, [before, company.devices]);
  const holderOf = useMemo(() => {
    const carrier = carriersOf(company.cars);
    return (device: DeviceKey): CompanyCar | undefined => {
      const holder = carrier(device);
      return holder && !isSamePlate(holder.plate, car.plate) ? holder : undefined;
    };
  }, [company.cars, car.plate]);
  const named = (device: string): DeviceKey => devices.find((one) => deviceName(one) === device) ?? {};
  const [first] = useState<Values>({ name: car.name ?? '', device: deviceName(before) });
  const [own] = useState(() => formAtom(first));
  const check = ({ name, device }: Values): Partial<Record<keyof Values, CarFault>> => ({
    ...((Array.from(name.trim()).length > nameMaxLength || !isSendable(name.trim())) && { name: 'name' as const }),
    ...(holderOf(named(device)) && { device: 'deviceTaken' as const }),
  });
  const form = useForm<Values, CarFault>(own, check);
  const { end, send } = useEdit(onDone);
  const save = async ({ name, device }: Values): Promise<void> => {
    const isNamed = name.trim() !== first.name.trim();
    const isFitted = device !== first.device;
    if (!isNamed && !isFitted) onDone();
    else
      await send({
        kind: 'editCar',
        plate: car.plate,
        name: isNamed ? name.trim() : undefined,
        device: isFitted ? deviceKey(named(device)) : undefined,
        before,
      });
  };
  // Of hundreds of devices: not for every letter of the name.
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
        value={form.values.name}
        onChange={(name) => form.set({ name })}
        onBlur={() => form.leave('name')}
        fault={coopFaultText(form.fault('name'))}
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
        fault={coopFaultText(form.fault('device'))}
      />
      <EditNotice end={end} />
      <SaveButton isBusy={form.isBusy}>{t`Сохранить`}</SaveButton>
    </form>
  );
};
