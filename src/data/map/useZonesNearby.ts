import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { CityConfig } from '~/city/schema';
import { nearestZones, zonesNearby, type Fix, type NearbyZone } from '~/domain/map/zonesNearby';
import { useCapabilities } from '../settings/useCapabilities';
import { mapInfoQuery } from './mapInfoQuery';

/** The zones that a position may be in. Undefined without a position or while the map's objects are loading. */
export const useZonesNearby = (city: Pick<CityConfig, 'city'>, fix: Fix | undefined): NearbyZone[] | undefined => {
  const paysByParking = useCapabilities()?.paysByParking ?? false;
  const features = useQuery({ ...mapInfoQuery(city.city), enabled: fix !== undefined }).data?.features;
  return useMemo(() => fix && features && zonesNearby(fix, features, paysByParking), [fix, features, paysByParking]);
};

/** The nearest zone where anyone can pay, however far. Undefined without a position, parkings or any such zone. */
export const useNearestZone = (city: Pick<CityConfig, 'city'>, fix: Fix | undefined): NearbyZone | undefined => {
  const paysByParking = useCapabilities()?.paysByParking ?? false;
  const features = useQuery({ ...mapInfoQuery(city.city), enabled: fix !== undefined }).data?.features;
  return useMemo(
    () => fix && features && nearestZones(fix, features, paysByParking, 1)[0],
    [fix, features, paysByParking],
  );
};
