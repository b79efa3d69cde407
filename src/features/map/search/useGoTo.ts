import { useNavigate } from '@tanstack/react-router';
import type { FoundAddress } from '~/data/geocoder/addressesFromWire';
import { anchorOf } from '~/domain/parking';
import type { FoundPlace } from '~/domain/placeSearch';
import { inLanguage } from '~/i18n/inLanguage';
import { placeOf } from '../goTo';

/** A row of the search: what the device knows, or an address of the geocoder. */
export type Found = { place: FoundPlace } | { address: FoundAddress };

const addressOf = (found: Found, paysByParking: boolean) => {
  if ('address' in found) return { search: {}, state: { look: { ...found.address.place, label: found.address.title } } };
  const { place } = found;
  if (place.kind === 'object') return placeOf(place.feature, paysByParking);
  if (place.kind === 'listed') return { search: { zone: place.zone.number, parkingCode: place.zone.parkingCode }, state: {} };
  return { search: { zone: place.number }, state: { look: place.feature && anchorOf(place.feature.geometry) } };
};

/** Leads to the main page, with the card of what was found open, or with the map above the address. */
export const useGoTo = (paysByParking: boolean, onGone: () => void): ((found: Found) => void) => {
  const navigate = useNavigate();
  return (found) => {
    onGone();
    // The page takes the entry that the window has in the history.
    void navigate({ to: '/{-$lng}', params: inLanguage, ...addressOf(found, paysByParking), replace: true });
  };
};
