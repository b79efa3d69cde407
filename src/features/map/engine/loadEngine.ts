import type * as engineTypes from 'mapbox-gl';
import workerUrl from 'mapbox-gl/dist/mapbox-gl-csp-worker?url';
import { trustedScript } from '~/platform/trustedScript';

type Engine = typeof engineTypes;

let engine: Promise<Engine> | undefined;

/**
 * Loads the map engine once. It is the build with a separate worker file: it runs under `worker-src 'self'` and Trusted
 * Types, where the one-file build needs `blob:`. A failed load may be tried again.
 */
export const loadEngine = (): Promise<Engine> => {
  engine ??= import('mapbox-gl/dist/mapbox-gl-csp').then(({ default: library }) => {
    library.workerUrl = trustedScript(workerUrl);
    return library;
  });
  engine.catch(() => {
    engine = undefined;
  });
  return engine;
};
