import { deviceStatus, type getCorpProfile } from '~/api/contract/corp';
import type { ReplyOf } from '~/api/contract/endpoint';
import type { Company } from '~/domain/company';
import { deviceKey } from '~/domain/companyDevice';
import { oneLine } from '~/domain/companyDriver';
import { kopecksFromRoubles } from '~/domain/money';
import { looksForeign, plateForWire } from '~/domain/plate';

const filled = (text: string | undefined): string | undefined => (text?.trim() ? text : undefined);

const isForeign = (plate: string, format: string | undefined): boolean => (format ? format === 'other' : looksForeign(plate));

/** A company with its lists; what has no name of its own (a plate, a phone, a number) is left out. */
export const companyFromWire = ({ result }: ReplyOf<typeof getCorpProfile>): Company => ({
  name: filled(result.name),
  email: filled(result.email),
  inn: filled(result.inn),
  contractNumber: filled(result.contractNumber),
  balance: result.balance === undefined ? undefined : kopecksFromRoubles(result.balance),
  cars: result.ts.flatMap(({ id, numberTs, formatGrz, name, mainTs, vin, imei }) => {
    const plate = plateForWire(numberTs, isForeign(numberTs, formatGrz));
    if (plate === '') return [];
    return [{ id: filled(id), plate, isForeign: isForeign(numberTs, formatGrz), isMain: mainTs, name: filled(name), ...deviceKey({ vin, imei }) }];
  }),
  drivers: result.drivers.flatMap(({ id, name, phone = '', ts, device, active }) =>
    oneLine(name) === '' ? [] : [{ id: filled(id), name: oneLine(name), phone, plate: filled(ts), device: filled(device), isActive: active }],
  ),
  devices: result.devices.flatMap(({ id, vin, imei, status }) => {
    const key = deviceKey({ vin, imei });
    return key.vin === undefined && key.imei === undefined ? [] : [{ id: filled(id), ...key, isActive: status === deviceStatus.inUse }];
  }),
});
