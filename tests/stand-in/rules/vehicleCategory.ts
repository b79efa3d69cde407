/** Document 2, section 9. */
export const vehicleCategories = ['A', 'B', 'C', 'D', 'M'] as const;
export type VehicleCategory = (typeof vehicleCategories)[number];

export const isCategory = (text: string): text is VehicleCategory => (vehicleCategories as readonly string[]).includes(text);
