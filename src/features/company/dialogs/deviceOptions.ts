import { t } from '@lingui/core/macro';
import type { CompanyVehicle } from '~/domain/company/company';
import { deviceName, type DeviceKey } from '~/domain/company/companyDevice';

/** Returns the choice of a vehicle's device: none, or one of these. Devices in another vehicle are marked. */
export const deviceOptions = (
  devices: readonly DeviceKey[],
  holderOf: (device: DeviceKey) => CompanyVehicle | undefined,
): { value: string; label: string }[] => [
  { value: '', label: t`Без устройства` },
  ...devices.map((one) => {
    const value = deviceName(one);
    const holder = holderOf(one);
    return { value, label: holder ? t`${value}, в машине ${holder.plate}` : value };
  }),
];
