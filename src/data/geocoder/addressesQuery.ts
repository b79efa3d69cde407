import { queryOptions } from '@tanstack/react-query';
import { call } from '~/api/call';
import { geocode } from '~/api/contract/geocoder';
import type { CityConfig } from '~/city/schema';
import { cityKey } from '../queryKeys';
import { okOrThrow } from '../outcomeError';
import { addressesFromWire } from './addressesFromWire';

/** A slower answer is of no use to a driver at the kerb. */
const deadlineMs = 6_000;
const maxAddresses = '5';

/**
 * The city's addresses that match the typed text, from its geocoder. They are requested once and never persisted. The
 * geocoder is not the city's server: its answers say nothing about the clock or about whether the city is reachable.
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
