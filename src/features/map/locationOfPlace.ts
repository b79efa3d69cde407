import type { GeoPoint } from '~/domain/content/options';
import type { MapFeature } from '~/domain/map/mapFeature';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The map object whose card is open at this entry of the history: Back closes it. */
    picked?: string;
    /** It was opened from the list that lay over the map: closing it leads back there. */
    isOverList?: boolean;
    /** A place to look at that is no object of the map; with its name, an address. */
    look?: GeoPoint & { label?: string };
  }
}

/** Where on the main page the card of an object is open; nothing closes it. */
export const locationOfPlace = (feature: MapFeature | undefined, paysByParking: boolean) => ({
  search: feature?.zoneNumber
    ? { zone: feature.zoneNumber, parkingCode: paysByParking ? feature.code : undefined }
    : {},
  state: feature ? { picked: feature.id } : {},
});
