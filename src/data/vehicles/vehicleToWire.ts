import type { ReplyOf, RequestOf } from '~/api/contract/endpoint';
import type { getAllVehicles } from '~/api/contract/profile';
import type { changeCars } from '~/api/contract/vehicles';
import { vehicleCategories } from '~/domain/vehicle/vehicleEdit';

type WireVehicle = ReplyOf<typeof getAllVehicles>['result']['ts'][number];

const nonEmpty = (text: string | undefined): string | undefined => (text?.trim() ? text : undefined);

/** A vehicle of the list as the server sent it, to be sent back. */
export const vehicleToWire = (
  { numberTs, category, ...rest }: WireVehicle,
  isMain: boolean,
): RequestOf<typeof changeCars>['car'][number] => ({
  numberTs,
  category: vehicleCategories.find((one) => one === category),
  formatGrz: nonEmpty(rest.formatGrz),
  country: nonEmpty(rest.country),
  region: nonEmpty(rest.region),
  STSNumber: nonEmpty(rest.STSNumber),
  docType: nonEmpty(rest.docType),
  name: nonEmpty(rest.name),
  vin: nonEmpty(rest.vin),
  imei: nonEmpty(rest.imei),
  mainTs: isMain,
});
