import type { ReplyOf, RequestOf } from '~/api/contract/endpoint';
import type { getAllVehicles } from '~/api/contract/profile';
import type { changeCars } from '~/api/contract/vehicles';

/** A vehicle with every field that the server sent. */
export type WholeVehicle = ReplyOf<typeof getAllVehicles>['result']['ts'][number];

/**
 * A vehicle to be sent back: everything that the server sent, unknown fields and unusual values too. Only what
 * `changed` names differs.
 */
export const vehicleToWire = (
  vehicle: WholeVehicle,
  changed: Partial<RequestOf<typeof changeCars>['car'][number]>,
): RequestOf<typeof changeCars>['car'][number] => ({ ...vehicle, ...changed });
