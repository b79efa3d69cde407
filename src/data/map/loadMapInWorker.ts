import type { Outcome } from '~/api/outcome';
import { trustedScript } from '~/platform/trustedScript';
import type { MapFeature } from '~/domain/map/mapFeature';
import type { MapWorkerReply, MapInfoRequest, MapWorkerRequest } from './mapWorker';
// oxlint-disable-next-line import/default -- the build makes it
import workerUrl from './mapWorker?worker&url';
import type { ParsedMap } from './readMapInfo';
import { yieldToMain } from '~/platform/yieldToMain';

const loadOnPage = async (request: MapInfoRequest, signal: AbortSignal | undefined): Promise<Outcome<ParsedMap>> =>
  (await import('./readMapInfo')).readMapInfo({ ...request, signal });

/**
 * Loads and reads the map's objects in a worker that ends afterwards, or on the page if no worker starts. The GeoJSON
 * arrives first. Receiving 100,000 objects takes the page a while and must not delay it.
 */
export const loadMapInWorker = (
  request: MapInfoRequest,
  signal: AbortSignal | undefined,
  onGeojson: (geojson: ParsedMap['geojson']) => void,
): Promise<Outcome<ParsedMap>> => {
  if (typeof Worker === 'undefined') return loadOnPage(request, signal);
  return new Promise((resolve, reject) => {
    const worker = new Worker(trustedScript(workerUrl), { type: 'module' });
    const features: MapFeature[] = [];
    let result: Extract<Outcome<ParsedMap>, { kind: 'ok' }> | undefined;
    const end = (outcome: Outcome<ParsedMap>): void => {
      worker.terminate();
      resolve(outcome);
    };
    const post = (message: MapWorkerRequest): void => worker.postMessage(message);
    worker.addEventListener('message', ({ data }: MessageEvent<MapWorkerReply>) => {
      if ('outcome' in data) {
        if (data.outcome.kind !== 'ok') return end(data.outcome);
        result = data.outcome;
        onGeojson(result.value.geojson);
      } else if (data.features.length > 0) features.push(...data.features);
      else if (result) return end({ ...result, value: { ...result.value, features } });
      return yieldToMain(() => post('more'));
    });
    worker.addEventListener('error', () => {
      worker.terminate();
      loadOnPage(request, signal).then(resolve, reject);
    });
    signal?.addEventListener('abort', () => end({ kind: 'offline' }));
    post(request);
  });
};
