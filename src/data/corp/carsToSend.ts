import type { getCompanyCars } from '~/api/contract/corp';
import type { ReplyOf, RequestOf } from '~/api/contract/endpoint';
import type { changeCars } from '~/api/contract/vehicles';
import type { CompanyCar } from '~/domain/company';
import type { CompanyDeed } from '~/domain/companyDeed';
import { deviceKey, isSameDevice, type DeviceKey } from '~/domain/companyDevice';
import { isSamePlate } from '~/domain/plate';
import { backToWire } from '../vehicles/backToWire';

type WireCar = ReplyOf<typeof getCompanyCars>['result']['ts'][number];
type SentCar = RequestOf<typeof changeCars>['car'][number];

/** What is done by giving the whole list back. */
export type ListDeed = Extract<CompanyDeed, { kind: 'addCar' | 'editCar' | 'moveDevice' }>;

const noDevice = { vin: '', imei: '' };

/** An empty text takes a number away. */
const wireDevice = (device: DeviceKey): Pick<SentCar, 'vin' | 'imei'> => ({
  ...noDevice,
  ...(device.vin && { vin: device.vin }),
  ...(device.imei && { imei: device.imei }),
});

/** The vehicles of a list by their plates, with what they carry. */
export const carriersIn = (ts: readonly WireCar[]): (Pick<CompanyCar, 'plate'> & DeviceKey)[] =>
  ts.map(({ numberTs, vin, imei }) => ({ plate: numberTs, ...deviceKey({ vin, imei }) }));

/** What a deed makes of one vehicle; nothing that it does not name. */
const changeOf = (deed: ListDeed, { numberTs, vin, imei }: WireCar): Partial<SentCar> => {
  switch (deed.kind) {
    case 'addCar':
      return {};
    case 'editCar':
      if (!isSamePlate(numberTs, deed.plate)) return {};
      return { ...(deed.name !== undefined && { name: deed.name }), ...(deed.device && wireDevice(deed.device)) };
    case 'moveDevice':
      if (deed.plate !== undefined && isSamePlate(numberTs, deed.plate)) return wireDevice(deed.device);
      return isSameDevice(deviceKey({ vin, imei }), deed.device) ? noDevice : {};
  }
};

/**
 * The whole list of a company after a deed, to be given back. What is not there is removed, so there is none where one vehicle
 * has no plate to be named by.
 */
export const carsToSend = (ts: readonly WireCar[], deed: ListDeed): SentCar[] | undefined => {
  if (ts.some(({ numberTs }) => numberTs.trim() === '')) return undefined;
  const main = ts.find(({ mainTs }) => mainTs) ?? ts[0];
  const cars = ts.map((one) => ({ ...backToWire(one, one === main), ...changeOf(deed, one) }));
  if (deed.kind !== 'addCar' || ts.some(({ numberTs }) => isSamePlate(numberTs, deed.plate))) return cars;
  const format = deed.isForeign ? 'other' : 'rus';
  return [...cars, { numberTs: deed.plate, formatGrz: format, country: format, mainTs: cars.length === 0 }];
};
