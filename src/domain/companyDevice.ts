/** A tracking device of a corporate customer (document 2, sections 3 to 5; COOP-09). */
export interface CompanyDevice {
  id?: string;
  vin?: string;
  imei?: string;
  /** In use; the wire says it the other way round. */
  isActive: boolean;
}

export type DeviceKey = Pick<CompanyDevice, 'vin' | 'imei'>;
export type DeviceFault = 'VIN_IMEI_EMPTY' | 'vin' | 'imei' | 'deviceExists' | 'deviceTaken';

/** As it is sent: no spaces, in capitals. */
const deviceNumber = (typed: string): string => typed.replace(/[\s\p{Default_Ignorable_Code_Point}-]+/gu, '').toUpperCase();

const isVin = (text: string): boolean => /^[A-HJ-NPR-Z0-9]{17}$/.test(text);
const isImei = (text: string): boolean => /^\d{15}$/.test(text);

const filled = (text: string | undefined): string | undefined => (text ? deviceNumber(text) || undefined : undefined);

export const deviceKey = ({ vin, imei }: { vin?: string; imei?: string }): DeviceKey => ({ vin: filled(vin), imei: filled(imei) });

/** Do two name one device? One number that they share is enough (VAL-70). */
export const isSameDevice = (one: DeviceKey, other: DeviceKey): boolean =>
  (one.vin !== undefined && one.vin === other.vin) || (one.imei !== undefined && one.imei === other.imei);

/** How a device is called: by its IMEI, which is what stands on it, else by its VIN. */
export const deviceName = ({ vin, imei }: DeviceKey): string => imei ?? vin ?? '';

/** What is wrong with a new device: VIN and IMEI are each unique (VAL-70). */
export const checkDevice = (typed: { vin: string; imei: string }, devices: readonly DeviceKey[]): Partial<Record<'vin' | 'imei', DeviceFault>> => {
  const { vin, imei } = deviceKey(typed);
  if (vin === undefined && imei === undefined) return { imei: 'VIN_IMEI_EMPTY' };
  const faults: Partial<Record<'vin' | 'imei', DeviceFault>> = {};
  if (vin !== undefined && !isVin(vin)) faults.vin = 'vin';
  else if (vin !== undefined && devices.some((one) => one.vin === vin)) faults.vin = 'deviceExists';
  if (imei !== undefined && !isImei(imei)) faults.imei = 'imei';
  else if (imei !== undefined && devices.some((one) => one.imei === imei)) faults.imei = 'deviceExists';
  return faults;
};
