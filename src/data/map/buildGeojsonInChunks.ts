import type { MapFeature } from '~/domain/map/mapFeature';
import type { MapGeojson } from './mapGeojson';
import { shapesOf } from './mapShapes';
import { yieldToMain } from '~/platform/yieldToMain';

/** So many objects a slow phone draws up without anybody noticing. */
const chunkSize = 500;

/** A collection of GeoJSON that is written piece by piece. */
const createCollection = () => {
  const parts: BlobPart[] = ['{"type":"FeatureCollection","features":['];
  return {
    add: (features: readonly object[]): void => {
      if (features.length === 0) return;
      const text = features.map((feature) => JSON.stringify(feature)).join(',');
      parts.push(new Blob([parts.length > 1 ? ',' : '', text]));
    },
    address: (): string => URL.createObjectURL(new Blob([...parts, ']}'], { type: 'application/geo+json' })),
  };
};

/**
 * Draws up a part of the set as the engine reads it, piece by piece while the page has nothing better to do: 100,000 objects
 * at once hold a page for seconds, and handing them to the engine as objects does so again. Gives the way to give up; the
 * addresses are the receiver's to revoke.
 */
export const buildGeojsonInChunks = (
  features: readonly MapFeature[],
  onBuilt: (geojson: MapGeojson) => void,
): (() => void) => {
  const [spots, shapes] = [createCollection(), createCollection()];
  let isCancelled = false;
  let processed = 0;
  const processChunk = (): void => {
    if (isCancelled) return;
    const chunk = shapesOf(features.slice(processed, processed + chunkSize));
    spots.add(chunk.spots.features);
    shapes.add(chunk.shapes.features);
    processed += chunkSize;
    if (processed < features.length) yieldToMain(processChunk);
    else onBuilt({ spots: spots.address(), shapes: shapes.address() });
  };
  yieldToMain(processChunk);
  return () => {
    isCancelled = true;
  };
};
