import type { VehicleCategory } from '~/domain/vehicle/plate';

/** The properties of a vehicle besides its plate. A payment and the price before it must send the same ones. */
export interface VehicleKind {
  isForeign: boolean;
  category: VehicleCategory;
}

/** The same properties as they are sent. Undefined for unknown ones. */
export const vehicleKind = ({ isForeign, category }: Partial<VehicleKind>) => ({
  Category: category,
  NumberFormat: category && (isForeign ? 'other' : 'rus'),
});
