import type { VehicleCategory } from '~/domain/vehicle/plate';

/** What is said of a vehicle beside its plate: a payment and the price before it must say the same (document 1, section 3). */
export interface VehicleKind {
  isForeign: boolean;
  category: VehicleCategory;
}

/** The same as it is sent; nothing where nothing is said. */
export const vehicleKind = ({ isForeign, category }: Partial<VehicleKind>) => ({
  Category: category,
  NumberFormat: category && (isForeign ? 'other' : 'rus'),
});
