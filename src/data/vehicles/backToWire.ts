import type { ReplyOf, RequestOf } from '~/api/contract/endpoint';
import type { getFleet } from '~/api/contract/profile';
import type { changeCars } from '~/api/contract/vehicles';
import { categories } from '~/domain/fleet';

type WireVehicle = ReplyOf<typeof getFleet>['result']['ts'][number];

const filled = (text: string | undefined): string | undefined => (text?.trim() ? text : undefined);

/** A vehicle of the list as the server gave it, to be given back. */
export const backToWire = ({ numberTs, category, ...rest }: WireVehicle, isMain: boolean): RequestOf<typeof changeCars>['car'][number] => ({
  numberTs,
  category: categories.find((one) => one === category),
  formatGrz: filled(rest.formatGrz),
  country: filled(rest.country),
  region: filled(rest.region),
  STSNumber: filled(rest.STSNumber),
  docType: filled(rest.docType),
  name: filled(rest.name),
  vin: filled(rest.vin),
  imei: filled(rest.imei),
  mainTs: isMain,
});
