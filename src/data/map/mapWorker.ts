import type { CallContext } from '~/api/call';
import type { Outcome } from '~/api/outcome';
import type { Bounds } from '~/domain/map/bounds';
import type { MapFeature } from '~/domain/map/mapFeature';
import { readMapInfo, type ParsedMap } from './readMapInfo';

/** What the page asks a worker: the whole, and then piece by piece the objects. */
export type MapInfoRequest = Pick<CallContext, 'apiUrl' | 'version' | 'isFresh'> & { bounds: Bounds };
export type MapWorkerRequest = MapInfoRequest | 'more';
/** What it hears: what came of it, with the drawing and without the objects; then these, and an empty piece after the last. */
export type MapWorkerReply = { features: MapFeature[] } | { outcome: Outcome<ParsedMap> };

/** So many objects a slow phone takes in without anybody noticing. */
const chunkSize = 500;

const reply = (message: MapWorkerReply): void => postMessage(message);

let features: MapFeature[] = [];
let sentCount = 0;

addEventListener('message', ({ data }: MessageEvent<MapWorkerRequest>) => {
  if (data === 'more') {
    reply({ features: features.slice(sentCount, sentCount + chunkSize) });
    sentCount += chunkSize;
    return;
  }
  const read = readMapInfo(data).then((outcome) => {
    if (outcome.kind !== 'ok') return reply({ outcome });
    features = outcome.value.features;
    return reply({ outcome: { ...outcome, value: { ...outcome.value, features: [] } } });
  });
  // What nobody has thought of is told as an answer that cannot be read, not kept to itself.
  read.catch(() => reply({ outcome: { kind: 'broken', cause: 'shape' } }));
});
