import * as v from 'valibot';
import { endpoint } from './endpoint';
import { listOf, maybe, numeric, text } from './wire';

/**
 * The search of a Nominatim-compatible geocoder. It is no call of a city's server: its whole address is in the city
 * list. Parameters of that address, such as a key, are sent as well.
 */
export const geocode = endpoint({
  method: 'GET',
  path: '',
  encoding: 'query',
  token: { in: 'none' },
  callClass: 'R',
  request: v.custom<Record<string, string>>((input) => typeof input === 'object'),
  reply: v.object({
    features: listOf(
      v.object({
        geometry: v.object({ type: v.picklist(['Point']), coordinates: v.array(numeric) }),
        properties: v.object({
          name: maybe(text),
          display_name: maybe(text),
          address: maybe(v.object({ road: maybe(text), house_number: maybe(text) })),
        }),
      }),
    ),
  }),
});
