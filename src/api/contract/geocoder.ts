import * as v from 'valibot';
import { endpoint } from './endpoint';
import { listOf, maybe, numeric, text } from './wire';

/**
 * The search of a Nominatim-compatible geocoder, whose whole address stands in the city list: no call of a city's server.
 * Parameters of that address itself, such as a key, travel along.
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
