import { queryOptions } from '@tanstack/react-query';
import { call } from '~/api/call';
import { geocode } from '~/api/contract/geocoder';
import type { CityConfig } from '~/city/schema';
import { cityKey } from '../queryKeys';
import { okOrThrow } from '../outcomeError';
import { addressesFromWire } from './addressesFromWire';

/** A geocoder that is slower than this is of no help at the kerb. */
const deadlineMs = 6_000;
const maxAddresses = '5';

/**
 * Addresses of the city that fit what was typed, from its geocoder; asked once, never kept on the device. It is no server
 * of the city's: what it answers says nothing about the clock, or about whether the city can be reached.
 */
export const addressesQuery = (
  city: Pick<CityConfig, 'city' | 'mapBounds' | 'geocoder'>,
  query: string,
  language: string,
) =>
  queryOptions({
    queryKey: cityKey(city.city, 'addresses', query, language),
    queryFn: async ({ signal }) => {
      const [apiUrl = '', extraParameters = ''] = (city.geocoder ?? '').split('?');
      const { southWest, northEast } = city.mapBounds;
      const parameters = {
        ...Object.fromEntries(new URLSearchParams(extraParameters)),
        q: query,
        format: 'geojson',
        addressdetails: '1',
        limit: maxAddresses,
        'accept-language': language,
        viewbox: [southWest.longitude, southWest.latitude, northEast.longitude, northEast.latitude].join(','),
        bounded: '1',
      };
      return addressesFromWire(okOrThrow(await call(geocode, parameters, { apiUrl, signal, deadlineMs })).value, city);
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
