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
  if (vin !== null && !/^[A-HJ-NPR-Z0-9]{17}$/.test(vin))
    throw new Refusal('InvalidFormat', { message: 'VIN состоит из 17 латинских букв и цифр, без I, O и Q.' });
  if (imei !== null && !/^\d{15}$/.test(imei))
    throw new Refusal('InvalidFormat', { message: 'IMEI состоит из 15 цифр.' });
  return { vin, imei };
};

export const isNoDevice = ({ vin, imei }: DeviceKey): boolean => vin === null && imei === null;

/** Finds the device that a request names by VIN, IMEI or both. */
export const deviceNamed = <Known extends DeviceKey>(
  devices: readonly Known[],
  { vin, imei }: DeviceKey,
): Known | undefined =>
  devices.find((device) => (vin === null || device.vin === vin) && (imei === null || device.imei === imei));
