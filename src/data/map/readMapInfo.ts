import { call, type CallContext } from '~/api/call';
import { getMapInfo } from '~/api/contract/map';
import type { Outcome } from '~/api/outcome';
import { isWithin, type Bounds } from '~/domain/map/bounds';
import { anchorOf, type MapFeature } from '~/domain/map/mapFeature';
import { priceReader } from '~/domain/map/mapPrice';
import type { Instant } from '~/domain/time/cityTime';
import { featureFromWire, unreadableReason } from './featureFromWire';
import { shapesOf } from './mapShapes';

export interface ParsedMap {
  features: MapFeature[];
  /** Why objects are not drawn, with their numbers, the most frequent reason first. */
  dropped: readonly (readonly [reason: string, count: number])[];
  /** The whole set as GeoJSON for the map engine. */
  geojson: { spots: Blob; shapes: Blob; pricedAt: Instant };
}

/** The margin around a city, in degrees. Objects beyond it have swapped or missing coordinates. */
const marginDegrees = 1;

/** Appends a number to the id of every object but the first among those with the same id. */
const withUniqueIds = (features: readonly MapFeature[]): MapFeature[] => {
  const seen = new Map<string, number>();
  return features.map((feature) => {
    const before = seen.get(feature.id) ?? 0;
    seen.set(feature.id, before + 1);
    return before === 0 ? feature : { ...feature, id: `${feature.id}-${before + 1}` };
  });
};

const blobOf = (collection: object): Blob => new Blob([JSON.stringify(collection)], { type: 'application/geo+json' });

/** What a reading needs to know besides the call: the city's limits, and the moment whose prices are drawn. */
export interface MapContext {
  bounds: Bounds;
  timeZone: string;
  now: Instant;
}

/**
 * Requests the map's objects and reads them. With 100,000 objects this takes seconds, so the page runs it in a worker.
 */
export const readMapInfo = async ({
  bounds,
  timeZone,
  now,
  ...context
}: CallContext & MapContext): Promise<Outcome<ParsedMap>> => {
  const outcome = await call(getMapInfo, {}, context);
  if (outcome.kind !== 'ok') return outcome as Exclude<typeof outcome, { kind: 'ok' | 'unknown' }>;
  const dropped = new Map<string, number>();
  const drop = (reason: string): [] => {
    dropped.set(reason, (dropped.get(reason) ?? 0) + 1);
    return [];
  };
  const read = outcome.value.features.flatMap((wire) => {
    const feature = featureFromWire(wire);
    if (!feature) return drop(unreadableReason(wire));
    return isWithin(bounds, anchorOf(feature.geometry), marginDegrees) ? [feature] : drop('place outside the city');
  });
  const features = withUniqueIds(read);
  const { spots, shapes } = shapesOf(features, priceReader([], false, now, { timeZone }));
  return {
    ...outcome,
    value: {
      features,
      dropped: [...dropped].sort(([, one], [, other]) => other - one),
      geojson: { spots: blobOf(spots), shapes: blobOf(shapes), pricedAt: now },
    },
  };
};
