import { deviceStatus, type getCorpProfile } from '~/api/contract/company';
import type { ReplyOf } from '~/api/contract/endpoint';
import type { Company } from '~/domain/company/company';
import { deviceKey } from '~/domain/company/companyDevice';
import { oneLine } from '~/domain/company/companyDriver';
import { kopecksFromRoubles, type Kopecks } from '~/domain/money/money';
import { plateForWire } from '~/domain/vehicle/plate';
import { isForeignVehicle } from '../vehicles/isForeignVehicle';

const nonEmpty = (text: string | undefined): string | undefined => (text?.trim() ? text : undefined);

/** A balance in kopecks. Undefined if the server does not know it (−1). */
export const balanceFromWire = (roubles: number | undefined): Kopecks | undefined =>
  roubles === undefined || roubles === -1 ? undefined : kopecksFromRoubles(roubles);

/** A company with its lists. Entries without their identifier (a plate, a name, a number) are dropped. */
export const companyFromWire = ({ result }: ReplyOf<typeof getCorpProfile>): Company => ({
  name: nonEmpty(result.name),
  email: nonEmpty(result.email),
  inn: nonEmpty(result.inn),
  contractNumber: nonEmpty(result.contractNumber),
  balance: balanceFromWire(result.balance),
  cars: result.ts.flatMap((wire) => {
    const { id, name, mainTs, vin, imei } = wire;
    const isForeign = isForeignVehicle(wire);
    const plate = plateForWire(wire.numberTs, isForeign);
    if (plate === '') return [];
    return [
      {
        id: nonEmpty(id),
        plate,
        isForeign,
        isMain: mainTs,
        name: nonEmpty(name),
        ...deviceKey({ vin, imei }),
      },
    ];
  }),
  drivers: result.drivers.flatMap(({ id, name, phone = '', ts, device, active }) =>
    oneLine(name) === ''
      ? []
      : [
          {
            id: nonEmpty(id),
            name: oneLine(name),
            phone,
            plate: nonEmpty(ts),
            device: nonEmpty(device),
            isActive: active,
          },
        ],
  ),
  devices: result.devices.flatMap(({ id, vin, imei, status }) => {
    const key = deviceKey({ vin, imei });
    return key.vin === undefined && key.imei === undefined
      ? []
      : [{ id: nonEmpty(id), ...key, isActive: status === deviceStatus.inUse }];
  }),
});
