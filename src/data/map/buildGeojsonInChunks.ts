import type { MapFeature } from '~/domain/map/mapFeature';
import type { PriceNow } from '~/domain/map/mapPrice';
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

type BuiltGeojson = Pick<MapGeojson, 'spots' | 'shapes'>;

/**
 * Runs through objects in chunks while the page is idle, until `process` returns true or all are done. Then calls
 * `onEnd` with what it returned last. Returns a function that cancels.
 */
const inChunks = (
  features: readonly MapFeature[],
  process: (chunk: readonly MapFeature[]) => boolean,
  onEnd: (isStopped: boolean) => void,
): (() => void) => {
  let isCancelled = false;
  let processed = 0;
  const processChunk = (): void => {
    if (isCancelled) return;
    const isStopped = process(features.slice(processed, processed + chunkSize));
    processed += chunkSize;
    if (!isStopped && processed < features.length) yieldToMain(processChunk);
    else onEnd(isStopped);
  };
  yieldToMain(processChunk);
  return () => {
    isCancelled = true;
  };
};

/**
 * Converts a part of the set to GeoJSON in chunks while the page is idle. Converting 100,000 objects at once would
 * block the page for seconds. Passing them to the map engine as objects would block it again. Returns a function that
 * cancels. The receiver must revoke the object URLs.
 */
export const buildGeojsonInChunks = (
  features: readonly MapFeature[],
  priceNow: PriceNow,
  onBuilt: (geojson: BuiltGeojson) => void,
): (() => void) => {
  const [spots, shapes] = [createCollection(), createCollection()];
  return inChunks(
    features,
    (chunk) => {
      const drawn = shapesOf(chunk, priceNow);
      spots.add(drawn.spots.features);
      shapes.add(drawn.shapes.features);
      return false;
    },
    () => onBuilt({ spots: spots.address(), shapes: shapes.address() }),
  );
};

/**
 * Builds the GeoJSON again if any price differs from the drawn one, which happens a few times a day. Returns a function
 * that cancels.
 */
export const rebuildIfPricesDiffer = (
  features: readonly MapFeature[],
  drawnPrice: PriceNow,
  priceNow: PriceNow,
  onBuilt: (geojson: BuiltGeojson) => void,
): (() => void) => {
  let cancelBuild: (() => void) | undefined;
  const cancel = inChunks(
    features,
    (chunk) => chunk.some((feature) => drawnPrice(feature) !== priceNow(feature)),
    (isDifferent) => {
      if (isDifferent) cancelBuild = buildGeojsonInChunks(features, priceNow, onBuilt);
    },
  );
  return () => {
    cancel();
    cancelBuild?.();
  };
};
