import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import type { CityConfig } from '~/city/schema';
import { useCapabilities } from '~/data/settings/useCapabilities';
import { featureOfName } from '~/domain/map/mapFeature';
import { nearestZones } from '~/domain/map/zonesNearby';
import type { FoundPlace, PlaceIndex } from '~/domain/search/placeSearch';
import { favouritesAtom } from '~/state/map/favourites';
import { useListOrigin } from '../list/useListOrigin';
import { useMapFeatures } from '../useMapFeatures';
import type { PlaceResult } from './useGoToResult';

const maxNear = 6;

/**
 * Returns the places to show before anything is typed: the favourites, and the nearest zones. They are nearest to the
 * driver, or else to the middle of the map or the city.
 */
export const useSuggestedPlaces = (city: CityConfig, index: PlaceIndex | undefined) => {
  const features = useMapFeatures();
  const paysByParking = useCapabilities()?.paysByParking ?? false;
  const favourites = useAtomValue(favouritesAtom);
  const origin = useListOrigin(city);
  const { latitude, longitude } = origin.from;
  const places = useMemo(() => {
    if (!index) return { favourites: [], near: [] };
    const zoneOf = (number: string | undefined): FoundPlace | undefined =>
      index.places.find((place) => place.kind === 'zone' && place.number === number);
    return {
      favourites: favourites.flatMap((name): PlaceResult[] => {
        const feature = featureOfName(features, name);
        const place: FoundPlace | undefined = feature ? { kind: 'object', feature } : zoneOf(name.zone);
        return place ? [{ place }] : [];
      }),
      near: nearestZones({ latitude, longitude }, features, paysByParking, maxNear).flatMap(
        ({ name, feature, distanceM }): PlaceResult[] => {
          const place: FoundPlace | undefined = paysByParking ? { kind: 'object', feature } : zoneOf(name);
          return place ? [{ place, metres: distanceM }] : [];
        },
      ),
    };
  }, [index, features, favourites, latitude, longitude, paysByParking]);
  return { ...places, isFromPosition: origin.isFromPosition, isMapMoved: origin.isMapMoved };
};
