import { call, type CallContext } from '~/api/call';
import { getMapInfo } from '~/api/contract/map';
import type { Outcome } from '~/api/outcome';
import { isWithin, type Bounds } from '~/domain/map/bounds';
import { anchorOf, type MapFeature } from '~/domain/map/mapFeature';
import { featureFromWire } from './featureFromWire';
import { shapesOf } from './mapShapes';

export interface ParsedMap {
  features: MapFeature[];
  /** How many objects could not be read. */
  dropped: number;
  /** The whole set as the engine reads it: GeoJSON. */
  geojson: { spots: Blob; shapes: Blob };
}

/** Degrees around a city within which its objects are its own: what lies beyond has its coordinates swapped, or none. */
const marginDegrees = 1;

/** Of objects that nothing tells apart each but the first has its number. */
const withUniqueIds = (features: readonly MapFeature[]): MapFeature[] => {
  const seen = new Map<string, number>();
  return features.map((feature) => {
    const before = seen.get(feature.id) ?? 0;
    seen.set(feature.id, before + 1);
    return before === 0 ? feature : { ...feature, id: `${feature.id}-${before + 1}` };
  });
};

const blobOf = (collection: object): Blob => new Blob([JSON.stringify(collection)], { type: 'application/geo+json' });

/** Asks for the map's objects and reads them. Seconds of work where there are 100,000: the page has it done in a worker. */
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
