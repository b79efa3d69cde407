import * as v from 'valibot';
import { endpoint } from './endpoint';
import { maybe } from './wire';

/**
 * Features stay unparsed here: there may be 100,000 of them, and one bad entry must not discard the others. `data/map`
 * reads each by hand.
 */
export const getMapInfo = endpoint({
  method: 'GET',
  path: '/api/info/get-map-info/v3',
  family: 'mapInfo',
  olderPaths: { v2: '/api/info/get-map-info-v2' },
  encoding: 'query',
  token: { in: 'none' },
  callClass: 'R',
  request: v.object({}),
  reply: v.object({
    features: v.pipe(
      v.nullable(v.custom<unknown[]>(Array.isArray)),
      v.transform((list) => list ?? []),
    ),
    OverAll: maybe(v.unknown()),
    times: maybe(v.unknown()),
  }),
});

/** One feature as on the wire, for servers and the contract suite. */
export interface WireFeature {
  type: 'Feature';
  geometry: { type: 'Point' | 'LineString' | 'Polygon'; coordinates: unknown };
  properties: {
    objecttype: string;
    category?: string;
    code?: string;
    name?: string;
    address?: string;
    zone?: { zonenumber: string; prices: { daycode: number; timestart: string; timeend: string; priceNum: number }[] };
    spaces?: { total?: number; free?: number; fordisabled?: number };
    freeparking?: boolean;
  };
}
