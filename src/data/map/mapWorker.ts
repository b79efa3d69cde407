import type { CallContext } from '~/api/call';
import type { Outcome } from '~/api/outcome';
import type { Bounds } from '~/domain/bounds';
import type { MapFeature } from '~/domain/parking';
import { readMapInfo, type ReadMap } from './readMapInfo';

/** What the page asks a worker: the whole, and then piece by piece the objects. */
export type MapQuestion = Pick<CallContext, 'apiUrl' | 'version' | 'isFresh'> & { bounds: Bounds };
export type MapRequest = MapQuestion | 'more';
/** What it hears: what came of it, with the drawing and without the objects; then these, and an empty piece after the last. */
export type MapPiece = { features: MapFeature[] } | { outcome: Outcome<ReadMap> };

/** So many objects a slow phone takes in without anybody noticing. */
const pieceSize = 500;

const tell = (piece: MapPiece): void => postMessage(piece);

let features: MapFeature[] = [];
let told = 0;

addEventListener('message', ({ data }: MessageEvent<MapRequest>) => {
  if (data === 'more') {
    tell({ features: features.slice(told, told + pieceSize) });
    told += pieceSize;
    return;
  }
  const read = readMapInfo(data).then((outcome) => {
    if (outcome.kind !== 'ok') return tell({ outcome });
    features = outcome.value.features;
    return tell({ outcome: { ...outcome, value: { ...outcome.value, features: [] } } });
  });
  // What nobody has thought of is told as an answer that cannot be read, not kept to itself.
  read.catch(() => tell({ outcome: { kind: 'broken', cause: 'shape' } }));
});
