import { useNavigate } from '@tanstack/react-router';
import type { FoundAddress } from '~/data/geocoder/addressesFromWire';
import { anchorOf } from '~/domain/map/mapFeature';
import type { FoundPlace } from '~/domain/search/placeSearch';
import { inLanguage } from '~/i18n/inLanguage';
import { locationOfPlace } from '../locationOfPlace';

/** A place known to the device, with its distance in metres if it is shown because it is near. */
export interface PlaceResult {
  place: FoundPlace;
  metres?: number;
}
/** A search result: a place, or an address from the geocoder. */
export type SearchResult = PlaceResult | { address: FoundAddress };

const locationOfResult = (result: SearchResult) => {
  if ('address' in result)
    return { search: {}, state: { look: { ...result.address.place, label: result.address.title } } };
  const { place } = result;
  if (place.kind === 'object') return locationOfPlace(place.feature);
  if (place.kind === 'listed')
    return { search: { zone: place.zone.number, parkingCode: place.zone.parkingCode }, state: {} };
  return { search: { zone: place.number }, state: { look: place.feature && anchorOf(place.feature.geometry) } };
};

/** Returns a function that leads to the main page, with the card of the result open, or with the map at the address. */
export const useGoToResult = (onNavigate: () => void): ((result: SearchResult) => void) => {
  const navigate = useNavigate();
  return (result) => {
    onNavigate();
    // The page replaces the dialog's history entry.
    void navigate({ to: '/{-$lng}', params: inLanguage, ...locationOfResult(result), replace: true });
  };
};
