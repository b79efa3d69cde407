import { call, type CallContext } from '~/api/call';
import { getMapInfo } from '~/api/contract/map';
import type { Outcome } from '~/api/outcome';
import type { MapFeature } from '~/domain/parking';
import { featureFromWire } from './featureFromWire';
import { shapesOf } from './mapShapes';

export interface ReadMap {
  features: MapFeature[];
  /** How many objects could not be read. */
  dropped: number;
  /** The whole set as the engine reads it: GeoJSON. */
  drawing: { spots: Blob; shapes: Blob };
}

const blobOf = (collection: object): Blob => new Blob([JSON.stringify(collection)], { type: 'application/geo+json' });

/** Asks for the map's objects and reads them. Seconds of work where there are 100,000: the page has it done in a worker. */
export const readMapInfo = async (context: CallContext): Promise<Outcome<ReadMap>> => {
  const outcome = await call(getMapInfo, {}, context);
  if (outcome.kind !== 'ok') return outcome as Exclude<typeof outcome, { kind: 'ok' | 'unknown' }>;
  const wire = outcome.value.features;
  const features = wire.flatMap((feature, index) => featureFromWire(feature, index) ?? []);
  const { spots, shapes } = shapesOf(features);
  return { ...outcome, value: { features, dropped: wire.length - features.length, drawing: { spots: blobOf(spots), shapes: blobOf(shapes) } } };
};
