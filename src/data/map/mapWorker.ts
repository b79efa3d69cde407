import type { CallContext } from '~/api/call';
import type { Outcome } from '~/api/outcome';
import type { MapFeature } from '~/domain/parking';
import { readMapInfo, type ReadMap } from './readMapInfo';

/** What the page asks a worker. */
export type MapQuestion = Pick<CallContext, 'apiUrl' | 'version' | 'isFresh'>;
/** What it hears: the objects piece by piece, then what came of it, without them. */
export type MapPiece = { features: MapFeature[] } | { outcome: Outcome<ReadMap> };

/** So many objects the page takes in at a time without anybody noticing. */
const pieceSize = 2_000;

const tell = (piece: MapPiece): void => postMessage(piece);

addEventListener('message', ({ data }: MessageEvent<MapQuestion>) => {
  void readMapInfo(data).then((outcome) => {
    if (outcome.kind !== 'ok') return tell({ outcome });
    const { features } = outcome.value;
    for (let from = 0; from < features.length; from += pieceSize) tell({ features: features.slice(from, from + pieceSize) });
    return tell({ outcome: { ...outcome, value: { ...outcome.value, features: [] } } });
  });
});
