import type { MapFeature } from '~/domain/parking';
import type { MapDrawing } from './drawing';
import { shapesOf } from './mapShapes';
import { whenFree } from './whenFree';

/** So many objects a slow phone draws up without anybody noticing. */
const pieceSize = 500;

/** A collection of GeoJSON that is written piece by piece. */
const collection = () => {
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
export const drawInPieces = (features: readonly MapFeature[], onDrawn: (drawing: MapDrawing) => void): (() => void) => {
  const [spots, shapes] = [collection(), collection()];
  let isGivenUp = false;
  let drawn = 0;
  const draw = (): void => {
    if (isGivenUp) return;
    const piece = shapesOf(features.slice(drawn, drawn + pieceSize));
    spots.add(piece.spots.features);
    shapes.add(piece.shapes.features);
    drawn += pieceSize;
    if (drawn < features.length) whenFree(draw);
    else onDrawn({ spots: spots.address(), shapes: shapes.address() });
  };
  whenFree(draw);
  return () => {
    isGivenUp = true;
  };
};
