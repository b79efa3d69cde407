import { call, type CallContext } from '~/api/call';
import { getMapInfo } from '~/api/contract/map';
import type { Outcome } from '~/api/outcome';
import { isWithin, type Bounds } from '~/domain/map/bounds';
import { anchorOf, type MapFeature } from '~/domain/map/mapFeature';
import { featureFromWire } from './featureFromWire';
import { shapesOf } from './mapShapes';

export interface ParsedMap {
  features: MapFeature[];
  /** The number of objects that were not usable. */
  dropped: number;
  /** The whole set as GeoJSON for the map engine. */
  geojson: { spots: Blob; shapes: Blob };
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

/**
 * Requests the map's objects and reads them. With 100,000 objects this takes seconds, so the page runs it in a worker.
 */
export const readMapInfo = async ({
  bounds,
  ...context
}: CallContext & { bounds: Bounds }): Promise<Outcome<ParsedMap>> => {
  const outcome = await call(getMapInfo, {}, context);
  if (outcome.kind !== 'ok') return outcome as Exclude<typeof outcome, { kind: 'ok' | 'unknown' }>;
  const wire = outcome.value.features;
  const read = wire.flatMap((feature) => featureFromWire(feature) ?? []);
  const features = withUniqueIds(read.filter(({ geometry }) => isWithin(bounds, anchorOf(geometry), marginDegrees)));
  const { spots, shapes } = shapesOf(features);
  return {
    ...outcome,
    value: {
      features,
      dropped: wire.length - features.length,
      geojson: { spots: blobOf(spots), shapes: blobOf(shapes) },
    },
  };
};
