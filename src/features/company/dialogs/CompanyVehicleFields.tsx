import { t } from '@lingui/core/macro';
import { useMemo } from 'react';
import type { CompanyVehicle } from '~/domain/company/company';
import type { DeviceKey } from '~/domain/company/companyDevice';
import { PlateField } from '~/components/plate/PlateField';
import type { useForm } from '~/ui/form/useForm';
import { TextField } from '~/ui/TextField';
import { companyErrorText, type VehicleFieldError } from '../companyErrorText';
import { ComboField } from './ComboField';
import { deviceOptions } from './deviceOptions';

export interface VehicleValues {
  plate: string;
  isForeign: boolean;
  name: string;
  /** IMEI or VIN of the device, empty for none. */
  device: string;
}

interface Props {
  form: ReturnType<typeof useForm<VehicleValues, VehicleFieldError>>;
  /** The devices to choose from. Without any there is no field. */
  devices: readonly DeviceKey[];
  /** Finds the other vehicle that carries a device. */
  holderOf: (device: DeviceKey) => CompanyVehicle | undefined;
}

/** Plate, name and device of a company's vehicle. */
export const CompanyVehicleFields = ({ form, devices, holderOf }: Props) => {
  // Memoised: hundreds of devices must not be processed for every letter of the name.
  const options = useMemo(() => deviceOptions(devices, holderOf), [devices, holderOf]);
  return (
    <>
      <PlateField
        {...form.field('plate', companyErrorText)}
        isForeign={form.values.isForeign}
        onForeignChange={(isForeign) => form.set({ isForeign })}
      />
      <TextField
        label={t`Название`}
        hint={t`Необязательно. Например, «Рабочая»`}
        {...form.field('name', companyErrorText)}
        name="car-name"
        autoComplete="off"
        enterKeyHint="done"
      />
      {devices.length > 0 && (
        <ComboField
          label={t`Отслеживающее устройство`}
          options={options}
          value={form.values.device}
          onChange={(device) => {
            form.set({ device });
            form.touch('device');
          }}
          error={companyErrorText(form.error('device'))}
        />
      )}
    </>
  );
};
