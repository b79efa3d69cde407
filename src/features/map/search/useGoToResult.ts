import { useNavigate } from '@tanstack/react-router';
import type { FoundAddress } from '~/data/geocoder/addressesFromWire';
import { anchorOf } from '~/domain/map/mapFeature';
import type { FoundPlace } from '~/domain/search/placeSearch';
import { inLanguage } from '~/i18n/inLanguage';
import { locationOfPlace } from '../locationOfPlace';

/** A row of the search: what the device knows, or an address of the geocoder. */
export type SearchResult = { place: FoundPlace } | { address: FoundAddress };

const locationOfResult = (result: SearchResult, paysByParking: boolean) => {
  if ('address' in result)
    return { search: {}, state: { look: { ...result.address.place, label: result.address.title } } };
  const { place } = result;
  if (place.kind === 'object') return locationOfPlace(place.feature, paysByParking);
  if (place.kind === 'listed')
    return { search: { zone: place.zone.number, parkingCode: place.zone.parkingCode }, state: {} };
  return { search: { zone: place.number }, state: { look: place.feature && anchorOf(place.feature.geometry) } };
};

/** Leads to the main page, with the card of what was found open, or with the map above the address. */
export const useGoToResult = (paysByParking: boolean, onNavigate: () => void): ((result: SearchResult) => void) => {
  const navigate = useNavigate();
  return (result) => {
    onNavigate();
    // The page takes the entry that the window has in the history.
    void navigate({ to: '/{-$lng}', params: inLanguage, ...locationOfResult(result, paysByParking), replace: true });
  };
};
