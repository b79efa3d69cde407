import type { DeviceKey } from '../../store/company/devices';
import { Refusal } from '../Refusal';

export const deviceThere = 'Данное отслеживающее устройство уже существует';
export const deviceTaken = 'Данное устройство уже занято';

const tidy = (text: string | undefined): string | null => text?.replace(/\s+/g, '').toUpperCase() || null;

/**
 * Returns the VIN and the IMEI of a request, without blanks and in capitals. Both can be missing. Throws InvalidFormat.
 */
export const readDevice = (vinText: string | undefined, imeiText: string | undefined): DeviceKey => {
  const [vin, imei] = [tidy(vinText), tidy(imeiText)];
  for (const number of [vin, imei])
    if (number !== null && !/^(?=.*\d)[A-Z0-9]{1,30}$/.test(number))
      throw new Refusal('InvalidFormat', { message: 'VIN и IMEI состоят из латинских букв и цифр.' });
  return { vin, imei };
};

export const isNoDevice = ({ vin, imei }: DeviceKey): boolean => vin === null && imei === null;

/** Finds the device that a request names by VIN, IMEI or both. */
export const deviceNamed = <Known extends DeviceKey>(
  devices: readonly Known[],
  { vin, imei }: DeviceKey,
): Known | undefined =>
  devices.find((device) => (vin === null || device.vin === vin) && (imei === null || device.imei === imei));
