import type { MapFeature } from '~/domain/map/mapFeature';
import type { MapGeojson } from './mapGeojson';
import { shapesOf } from './mapShapes';
import { yieldToMain } from '~/platform/yieldToMain';

/** The number of objects that even a slow phone converts unnoticed. */
const chunkSize = 500;

/** A GeoJSON collection that is written in chunks. */
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
 * Converts a part of the set to GeoJSON in chunks while the page is idle. Converting 100,000 objects at once would
 * block the page for seconds. Passing them to the map engine as objects would block it again. Returns a function that
 * cancels. The receiver must revoke the object URLs.
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
