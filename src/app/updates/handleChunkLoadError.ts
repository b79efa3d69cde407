import { restartKeys } from '~/state/restartKeys';
import { isOnlineAtom, connectivityAtom, hasNetwork } from '~/platform/network';
import { read, write } from '~/platform/storage';
import { store } from '~/state/store';
import { updateBlockerHere } from './updateBlockers';
import { updateAtom } from './update';

const guardMs = 60_000;

/** Returns the file that a browser names in its error message. */
const fileUrlIn = (error: unknown): string | undefined =>
  error instanceof Error ? /https?:\S+\.js/.exec(error.message)?.[0] : undefined;

/** True if the server answered that it no longer has this file. */
const isGoneFromServer = (error: unknown): boolean => {
  const address = fileUrlIn(error);
  const requests = performance
    .getEntriesByType('resource')
    .filter(({ name }) => name === address) as PerformanceResourceTiming[];
  return [404, 410].includes(requests.at(-1)?.responseStatus ?? 0);
};

let hasFailedBefore = false;
let isReloadPending = false;
/**
 * The user may choose to stay (`features/company/import/importJob`), and no event reports that the page was not left.
 * On a slow connection the next page takes long to load.
 */
const reloadGraceMs = 30_000;

/** True while the page is being reloaded because of a missing chunk. */
export const isReloading = (): boolean => isReloadPending;

/**
 * Handles a chunk that failed to load. If the server has another release and no worker has cached the files of this
 * one, the page reloads once. Typed input is discarded only with consent (F-62). Otherwise the network is the cause.
 * Even when it works again, the browser does not retry the file for the lifetime of the page, so a reload is offered.
 */
export const handleChunkLoadError = (error: unknown): void => {
  const isGone = isGoneFromServer(error);
  const isStuck = hasFailedBefore && store.get(isOnlineAtom);
  hasFailedBefore = true;
  if (!hasNetwork() || (!isGone && !isStuck)) {
    store.set(connectivityAtom, 'silent');
    return;
  }
  const now = Date.now();
  const reload = (): void => {
    write(restartKeys.reloadedAt, now);
    isReloadPending = true;
    setTimeout(() => (isReloadPending = false), reloadGraceMs);
    location.reload();
  };
  const isLoop = now - read(restartKeys.reloadedAt) < guardMs;
  if (!isGone || isLoop || updateBlockerHere())
    store.set(updateAtom, { isActivated: true, isChunkMissing: true, apply: reload });
  else reload();
};
