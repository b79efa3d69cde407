import type { Outcome } from '~/api/outcome';
import { trustedScript } from '~/city/trustedScript';
import type { MapFeature } from '~/domain/parking';
import type { MapPiece, MapQuestion } from './mapWorker';
// oxlint-disable-next-line import/default -- the build makes it
import workerUrl from './mapWorker?worker&url';
import type { ReadMap } from './readMapInfo';

const withoutWorker = async (question: MapQuestion, signal: AbortSignal | undefined): Promise<Outcome<ReadMap>> =>
  (await import('./readMapInfo')).readMapInfo({ ...question, signal });

/** Has the map's objects asked for and read in a worker, which lives only so long; on the page itself where no worker starts. */
export const askMap = (question: MapQuestion, signal?: AbortSignal): Promise<Outcome<ReadMap>> => {
  if (typeof Worker === 'undefined') return withoutWorker(question, signal);
  return new Promise((resolve, reject) => {
    const worker = new Worker(trustedScript(workerUrl), { type: 'module' });
    const features: MapFeature[] = [];
    const end = (outcome: Outcome<ReadMap>): void => {
      worker.terminate();
      resolve(outcome);
    };
    worker.addEventListener('message', ({ data }: MessageEvent<MapPiece>) => {
      if ('features' in data) for (const feature of data.features) features.push(feature);
      else if (data.outcome.kind === 'ok') end({ ...data.outcome, value: { ...data.outcome.value, features } });
      else end(data.outcome);
    });
    worker.addEventListener('error', () => {
      worker.terminate();
      withoutWorker(question, signal).then(resolve, reject);
    });
    signal?.addEventListener('abort', () => end({ kind: 'offline' }));
    worker.postMessage(question);
  });
};
