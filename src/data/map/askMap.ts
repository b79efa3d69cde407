import type { Outcome } from '~/api/outcome';
import { trustedScript } from '~/city/trustedScript';
import type { MapFeature } from '~/domain/parking';
import type { MapPiece, MapQuestion, MapRequest } from './mapWorker';
// oxlint-disable-next-line import/default -- the build makes it
import workerUrl from './mapWorker?worker&url';
import type { ReadMap } from './readMapInfo';
import { whenFree } from './whenFree';

const withoutWorker = async (question: MapQuestion, signal: AbortSignal | undefined): Promise<Outcome<ReadMap>> =>
  (await import('./readMapInfo')).readMapInfo({ ...question, signal });

/**
 * Has the map's objects asked for and read in a worker, which lives only so long; on the page itself where no worker
 * starts. The drawing is there first: taking in 100,000 objects takes the page a while, and must not stand before it.
 */
export const askMap = (
  question: MapQuestion,
  signal: AbortSignal | undefined,
  onDrawing: (drawing: ReadMap['drawing']) => void,
): Promise<Outcome<ReadMap>> => {
  if (typeof Worker === 'undefined') return withoutWorker(question, signal);
  return new Promise((resolve, reject) => {
    const worker = new Worker(trustedScript(workerUrl), { type: 'module' });
    const features: MapFeature[] = [];
    let whole: Extract<Outcome<ReadMap>, { kind: 'ok' }> | undefined;
    const end = (outcome: Outcome<ReadMap>): void => {
      worker.terminate();
      resolve(outcome);
    };
    const ask = (request: MapRequest): void => worker.postMessage(request);
    worker.addEventListener('message', ({ data }: MessageEvent<MapPiece>) => {
      if ('outcome' in data) {
        if (data.outcome.kind !== 'ok') return end(data.outcome);
        whole = data.outcome;
        onDrawing(whole.value.drawing);
      } else if (data.features.length > 0) features.push(...data.features);
      else if (whole) return end({ ...whole, value: { ...whole.value, features } });
      return whenFree(() => ask('more'));
    });
    worker.addEventListener('error', () => {
      worker.terminate();
      withoutWorker(question, signal).then(resolve, reject);
    });
    signal?.addEventListener('abort', () => end({ kind: 'offline' }));
    ask(question);
  });
};
