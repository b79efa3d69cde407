import { atom } from 'jotai';
import * as v from 'valibot';
import { cityById } from '~/city/cities';
import { workerCaches } from '~/domain/content/workerCaches';
import { planOfflineArea, radiiKm, type OfflineArea, type OfflineAreaPlan } from '~/domain/map/offlineArea';
import { withTimeout } from '~/platform/time';
import { instant, storageKey } from '../storageKeys';
import { offlineAreaEvicted } from '~/platform/storageEviction';
import { dataOwnerAtom, withoutAccountEntries } from '../session/dataOwner';
import { read } from '~/platform/storage';
import { storedAtom } from '../storedAtom';
import { store } from '../store';

const degrees = v.pipe(v.number(), v.finite());

/** The single area whose map is stored on this device, and its owner. */
export const offlineAreaKey = storageKey({
  name: 'kept-area',
  owner: 'both',
  purpose: 'keptTiles',
  schema: v.nullable(
    v.object({
      latitude: degrees,
      longitude: degrees,
      radiusKm: v.picklist(radiiKm),
      city: v.string(),
      owner: v.picklist(['guest', 'account']),
      /** Stored because the plan depends on it: the same value yields the same plan again. */
      tileBytes: v.pipe(
        v.number(),
        v.check((bytes) => bytes >= 1),
      ),
      at: instant,
    }),
  ),
  fallback: null,
});

export const offlineAreaAtom = storedAtom(offlineAreaKey);

/** The worker's messages about the progress of the download (`sw/offlineAreaDownload`). */
const progressSchema = v.object({
  type: v.literal('AREA'),
  state: v.picklist(['running', 'done', 'stopped', 'paused', 'missing', 'full', 'tooLarge']),
  total: v.number(),
  kept: v.number(),
  bytes: v.number(),
});
type WorkerProgress = v.InferOutput<typeof progressSchema>;
/**
 * Adds two states that only the page knows. `stopping`: the driver has stopped the download, but the worker has not
 * confirmed it yet. `gone`: the whole area has been removed from the device.
 */
export type OfflineAreaProgress = Omit<WorkerProgress, 'state'> & {
  state: WorkerProgress['state'] | 'stopping' | 'gone';
};

/** The last known progress; undefined before the first message. */
export const offlineAreaProgressAtom = atom<OfflineAreaProgress | undefined>(undefined);

/** A worker that is silent for this long gets a new request, because browsers end workers at any time. */
const silenceLimitMs = 10_000;
const maxRestarts = 3;
/** A worker that does not confirm the stop within this time is no longer running. */
const stopTimeoutMs = 3_000;

const activeWorker = async (): Promise<ServiceWorker | null> =>
  (await navigator.serviceWorker?.getRegistration())?.active ?? null;

/** Long enough for a first visit, when the worker is still fetching the app. */
const workerTimeoutMs = 20_000;

/** True if this browser can store an area. That requires a worker, which is awaited for a limited time. */
export const canStoreOfflineArea = async (): Promise<boolean> => {
  if (!('serviceWorker' in navigator) || !('caches' in window)) return false;
  return withTimeout(
    navigator.serviceWorker.ready.then(() => true),
    workerTimeoutMs,
    false,
  );
};

const postToWorker = async (message: { type: string; addresses?: readonly string[] }): Promise<void> =>
  (await activeWorker())?.postMessage(message);

/** Returns the download plan of an area in a city, or undefined if the city is unknown. */
export const offlineAreaPlanOf = (city: string, area: OfflineArea, tileBytes: number): OfflineAreaPlan | undefined => {
  const config = cityById(city);
  return config && planOfflineArea(area, config.mapSource, config.mapBounds, tileBytes, location.origin);
};

export const storedAreaPlan = (): OfflineAreaPlan | undefined => {
  const area = store.get(offlineAreaAtom);
  return area ? offlineAreaPlanOf(area.city, area, area.tileBytes) : undefined;
};

/** Counts the area's tiles in the device's cache. */
const countStoredTiles = async (addresses: readonly string[]): Promise<OfflineAreaProgress> => {
  const requested = new Set(addresses);
  const cache = await caches.open(workerCaches.offlineTiles);
  let [storedCount, bytes, absent] = [0, 0, 0];
  for (const request of await cache.keys()) {
    if (!requested.has(request.url)) continue;
    const tile = await cache.match(request);
    storedCount += 1;
    bytes += Number(tile?.headers.get('sw-size') ?? 0);
    if (tile?.status === 404) absent += 1;
  }
  const total = requested.size;
  // The worker also reports `missing` if the server has hardly any of the tiles.
  const state = storedCount === 0 ? 'gone' : storedCount < total ? 'stopped' : absent * 2 > total ? 'missing' : 'done';
  return { type: 'AREA', state, total, kept: storedCount, bytes };
};

/** Marks the area as gone: it is still wanted, but its tiles had to make room for irreplaceable data. */
const markGone = (): void => {
  const plan = storedAreaPlan();
  if (plan)
    store.set(offlineAreaProgressAtom, {
      type: 'AREA',
      state: 'gone',
      total: plan.addresses.length,
      kept: 0,
      bytes: 0,
    });
};

/** Follows the worker's progress while a component shows it. Returns a function that stops following. */
export const followOfflineArea = (): (() => void) => {
  const onMessage = ({ data }: MessageEvent<unknown>): void => {
    const progress = v.safeParse(progressSchema, data);
    if (!progress.success) return;
    // A message sent before the driver stopped the download must not undo the stop.
    const before = store.get(offlineAreaProgressAtom);
    if (before?.state === 'gone' && progress.output.state === 'stopped') return;
    const isStopping = before?.state === 'stopping' && progress.output.state === 'running';
    store.set(offlineAreaProgressAtom, isStopping ? { ...progress.output, state: 'stopping' } : progress.output);
  };
  navigator.serviceWorker?.addEventListener('message', onMessage);
  addEventListener(offlineAreaEvicted, markGone);
  const plan = storedAreaPlan();
  if (plan)
    void countStoredTiles(plan.addresses)
      .then((progress) => {
        const state = store.get(offlineAreaProgressAtom)?.state;
        if (state !== 'running' && state !== 'stopping') store.set(offlineAreaProgressAtom, progress);
        return postToWorker({ type: 'TELL_AREA' });
      })
      .catch(() => undefined);
  let [lastMessageAt, restarts, previousCount] = [Date.now(), 0, -1];
  const unsubscribe = store.sub(offlineAreaProgressAtom, () => {
    lastMessageAt = Date.now();
    const progress = store.get(offlineAreaProgressAtom);
    // A worker that answers without progress gets no more requests than a silent one.
    if (progress?.state !== 'running' || progress.kept > previousCount) restarts = 0;
    previousCount = progress?.state === 'running' ? progress.kept : -1;
  });
  const timer = setInterval(() => {
    const progress = store.get(offlineAreaProgressAtom);
    if (progress?.state !== 'running' || Date.now() - lastMessageAt < silenceLimitMs) return;
    lastMessageAt = Date.now();
    restarts += 1;
    if (restarts > maxRestarts) store.set(offlineAreaProgressAtom, { ...progress, state: 'paused' });
    else void resumeDownload();
  }, silenceLimitMs / 5);
  return () => {
    clearInterval(timer);
    unsubscribe();
    navigator.serviceWorker?.removeEventListener('message', onMessage);
    removeEventListener(offlineAreaEvicted, markGone);
  };
};

/** Makes the worker fetch the missing tiles of the area. */
export const resumeDownload = async (): Promise<void> => {
  const plan = storedAreaPlan();
  if (!plan) return;
  const before: OfflineAreaProgress = store.get(offlineAreaProgressAtom) ?? {
    type: 'AREA',
    state: 'stopped',
    total: plan.addresses.length,
    kept: 0,
    bytes: 0,
  };
  if (before.state !== 'running') store.set(offlineAreaProgressAtom, { ...before, state: 'running' });
  await postToWorker({ type: 'KEEP_AREA', addresses: plan.addresses });
};

/** Stores the map of an area in place of the previous one. */
export const downloadOfflineArea = async (area: OfflineArea, tileBytes: number): Promise<void> => {
  store.set(offlineAreaProgressAtom, undefined);
  store.set(offlineAreaAtom, { ...area, ...store.get(dataOwnerAtom), tileBytes, at: Date.now() });
  await resumeDownload();
};

const postStop = (): Promise<void> => postToWorker({ type: 'STOP_AREA' });

/** Stops the download at the driver's request. Only another request of the driver resumes it. */
export const stopDownload = async (): Promise<void> => {
  const progress = store.get(offlineAreaProgressAtom);
  if (progress?.state === 'running') store.set(offlineAreaProgressAtom, { ...progress, state: 'stopping' });
  setTimeout(() => {
    const current = store.get(offlineAreaProgressAtom);
    if (current?.state === 'stopping') store.set(offlineAreaProgressAtom, { ...current, state: 'stopped' });
  }, stopTimeoutMs);
  await postStop();
};

/** Deletes the area with all its tiles. */
export const deleteOfflineArea = async (): Promise<void> => {
  store.set(offlineAreaAtom, null);
  store.set(offlineAreaProgressAtom, undefined);
  await postStop().catch(() => undefined);
  if ('caches' in window) await caches.delete(workerCaches.offlineTiles);
};

/** Called on logout from a city: deletes the account's area, so that the next user of the device does not see it. */
export const clearOfflineArea = (city: string): void => {
  const area = read(offlineAreaKey);
  if (area && withoutAccountEntries([area], city).length === 0) void deleteOfflineArea();
};
