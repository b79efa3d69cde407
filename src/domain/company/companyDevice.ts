import { stripSpaces } from '../content/invisible';

/** A company's tracking device (COOP-09). */
export interface CompanyDevice {
  id?: string;
  vin?: string;
  imei?: string;
  /** Inverted on the wire. */
  isActive: boolean;
}

export type DeviceKey = Pick<CompanyDevice, 'vin' | 'imei'>;
export type DeviceError = 'VIN_IMEI_EMPTY' | 'deviceNumber' | 'deviceExists' | 'deviceTaken';

/** Returns the number as it is sent: upper case, without spaces. */
const deviceNumber = (input: string): string => stripSpaces(input).replaceAll('-', '').toUpperCase();

/** A number of a device in any format: devices of other makes have serial numbers. */
const isNumber = (text: string): boolean => /^(?=.*\d)[A-Z\d]{1,30}$/.test(text);

const usual: Record<keyof DeviceKey, RegExp> = { vin: /^[A-HJ-NPR-Z\d]{17}$/, imei: /^\d{15}$/ };

/** True if a typed number is not in the usual format of a VIN or an IMEI. It can be sent all the same. */
export const isUnusualNumber = (kind: keyof DeviceKey, input: string): boolean => {
  const number = deviceNumber(input);
  return number !== '' && !usual[kind].test(number);
};

const filled = (text: string | undefined): string | undefined => (text ? deviceNumber(text) || undefined : undefined);

export const deviceKey = ({ vin, imei }: { vin?: string; imei?: string }): DeviceKey => ({
  vin: filled(vin),
  imei: filled(imei),
});

/** True if both are the same device. One shared number is enough (VAL-70). */
export const isSameDevice = (one: DeviceKey, other: DeviceKey): boolean =>
  (one.vin !== undefined && one.vin === other.vin) || (one.imei !== undefined && one.imei === other.imei);

/** True if both have exactly the same numbers. */
export const hasSameNumbers = (one: DeviceKey, other: DeviceKey): boolean =>
  one.vin === other.vin && one.imei === other.imei;

/** The display name of a device: the IMEI, which is printed on it, or else the VIN. */
export const deviceName = ({ vin, imei }: DeviceKey): string => imei ?? vin ?? '';

/**
 * Validates the numbers of a device. `devices` are all others of the company: VIN and IMEI must each be unique (VAL-70).
 * Their format is not checked here.
 */
export const checkDevice = (
  input: { vin: string; imei: string },
  devices: readonly DeviceKey[],
): Partial<Record<'vin' | 'imei', DeviceError>> => {
  const { vin, imei } = deviceKey(input);
  if (vin === undefined && imei === undefined) return { imei: 'VIN_IMEI_EMPTY' };
  const errors: Partial<Record<'vin' | 'imei', DeviceError>> = {};
  if (vin !== undefined && !isNumber(vin)) errors.vin = 'deviceNumber';
  else if (vin !== undefined && devices.some((one) => one.vin === vin)) errors.vin = 'deviceExists';
  if (imei !== undefined && !isNumber(imei)) errors.imei = 'deviceNumber';
  else if (imei !== undefined && devices.some((one) => one.imei === imei)) errors.imei = 'deviceExists';
  return errors;
};
