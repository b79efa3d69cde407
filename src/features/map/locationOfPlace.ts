import type { GeoPoint } from '~/domain/map/geoPoint';
import type { MapFeature } from '~/domain/map/mapFeature';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Id of the map object whose card is open at this history entry. Back closes it. */
    picked?: string;
    /** True if the card was opened from the list over the map. Closing it returns to the list. */
    isOverList?: boolean;
    /** A place to show that is no object of the map. With a label it is an address. */
    look?: GeoPoint & { label?: string };
  }
}

/**
 * Returns the location on the main page where an object's card is open, or where no card is if there is no object. The
 * object's code stands in the address in every city, so that a reload, a bookmark or a copied address opens the same
 * object.
 */
export const locationOfPlace = (feature: MapFeature | undefined) => ({
  search: { zone: feature?.zoneNumber, parkingCode: feature?.code },
  state: feature ? { picked: feature.id } : {},
});
