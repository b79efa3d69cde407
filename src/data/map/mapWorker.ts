import type { CallContext } from '~/api/call';
import type { Outcome } from '~/api/outcome';
import type { MapFeature } from '~/domain/map/mapFeature';
import { readMapInfo, type MapContext, type ParsedMap } from './readMapInfo';

/** The messages from the page to the worker: first the request, then `more` for each chunk of objects. */
export type MapInfoRequest = Pick<CallContext, 'apiUrl' | 'version' | 'isFresh'> & MapContext;
export type MapWorkerRequest = MapInfoRequest | 'more';
/**
 * The worker's messages: first the outcome with the GeoJSON but without objects, then chunks of objects, then an empty
 * chunk.
 */
export type MapWorkerReply = { features: MapFeature[] } | { outcome: Outcome<ParsedMap> };

/** The number of objects that even a slow phone receives unnoticed. */
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
  // An unexpected error is reported as an unreadable answer instead of being swallowed.
  read.catch(() => reply({ outcome: { kind: 'broken', cause: 'shape' } }));
});
