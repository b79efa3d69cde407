import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { CityConfig } from '~/city/schema';
import { zonesHere, type Fix, type ZoneNearby } from '~/domain/zoneHere';
import { useCapabilities } from '../settings/useCapabilities';
import { mapInfoQuery } from './mapInfoQuery';

/** The zones that a position may stand in; undefined without one, and while the map's objects are on their way. */
export const useZonesHere = (city: Pick<CityConfig, 'city'>, fix: Fix | undefined): ZoneNearby[] | undefined => {
  const paysByParking = useCapabilities()?.paysByParking ?? false;
  const features = useQuery({ ...mapInfoQuery(city.city), enabled: fix !== undefined }).data?.features;
  return useMemo(() => fix && features && zonesHere(fix, features, paysByParking), [fix, features, paysByParking]);
};
