import { withTimeout } from '~/platform/time';

const patienceMs = 1000;

interface Part {
  load: () => Promise<unknown>;
  loadWithRetry: () => Promise<unknown>;
}

/**
 * Loads a `lazyPart` before the page is drawn, so that there is no gap in its place. Resolves once it is loaded, and
 * also if that fails or takes too long: no page waits long for a part.
 */
export const preloadPart = ({ load, loadWithRetry }: Part): Promise<unknown> =>
  withTimeout(
    load().then(loadWithRetry, () => undefined),
    patienceMs,
  );
