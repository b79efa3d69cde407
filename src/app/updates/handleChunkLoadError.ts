import * as v from 'valibot';
import { storageKey } from '~/state/storageKeys';
import { isOnlineAtom, connectivityAtom } from '~/platform/network';
import { read, write } from '~/platform/storage';
import { store } from '~/state/store';
import { updateBlockerHere } from './updateBlockers';
import { updateAtom } from './update';

/** When this tab was last opened anew for the sake of a piece. */
const reloadedAtKey = storageKey({ name: 'reopened', schema: v.number(), fallback: 0, isPerTab: true });
const guardMs = 60_000;

/** Where a browser says which file it is. */
const fileUrlIn = (error: unknown): string | undefined =>
  error instanceof Error ? /https?:\S+\.js/.exec(error.message)?.[0] : undefined;

/** Has the server said that it no longer has this file? */
const isGoneFromServer = (error: unknown): boolean => {
  const address = fileUrlIn(error);
  const requests = performance
    .getEntriesByType('resource')
    .filter(({ name }) => name === address) as PerformanceResourceTiming[];
  return [404, 410].includes(requests.at(-1)?.responseStatus ?? 0);
};

let hasFailedBefore = false;
let isReloadPending = false;
/** A page may be asked not to go (`features/company/import/importJob`), and nothing tells that it stayed. On a weak line the next one takes long. */
const reloadGraceMs = 30_000;

/** Is the page on its way out, for the sake of a piece? */
export const isReloading = (): boolean => isReloadPending;

/**
 * A piece of the app did not come. Where the server has another release by now, and no worker has kept the files of this one, the
 * page is opened anew: once, and over what is half typed only by consent (`reliability.md`, F-62). Else it is the network; and
 * where that carries something again, the browser has given the file up for as long as the page lives: that is offered, too.
 */
export const handleChunkLoadError = (error: unknown): void => {
  const isGone = isGoneFromServer(error);
  const isStuck = hasFailedBefore && store.get(isOnlineAtom);
  hasFailedBefore = true;
  if (!navigator.onLine || (!isGone && !isStuck)) {
    store.set(connectivityAtom, 'silent');
    return;
  }
  const now = Date.now();
  const reload = (): void => {
    write(reloadedAtKey, now);
    isReloadPending = true;
    setTimeout(() => (isReloadPending = false), reloadGraceMs);
    location.reload();
  };
  const isLoop = now - read(reloadedAtKey) < guardMs;
  if (!isGone || isLoop || updateBlockerHere())
    store.set(updateAtom, { isActivated: true, isChunkMissing: true, apply: reload });
  else reload();
};
