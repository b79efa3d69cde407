import { withTimeout } from '~/platform/time';

const patienceMs = 1000;

interface Part {
  load: () => Promise<unknown>;
  loadWithRetry: () => Promise<unknown>;
}

/**
 * Asks for a part that comes by itself (`later`) before the page is drawn, so that there is no gap where it will be. Resolves once it
 * is there; and where it does not come, or not soon: no page waits long for a part of it.
 */
export const preloadPart = ({ load, loadWithRetry }: Part): Promise<unknown> =>
  withTimeout(
    load().then(loadWithRetry, () => undefined),
    patienceMs,
  );
