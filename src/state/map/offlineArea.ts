import { atom } from 'jotai';
import * as v from 'valibot';
import { cityById } from '~/city/cities';
import { planOfflineArea, radiiKm, type OfflineArea, type OfflineAreaPlan } from '~/domain/map/offlineArea';
import { instant, storageKey } from '../storageKeys';
import { offlineAreaEvicted } from '~/platform/storageEviction';
import { dataOwnerAtom, withoutAccountEntries } from '../session/dataOwner';
import { read } from '~/platform/storage';
import { storedAtom } from '../storedAtom';
import { store } from '../store';
import { withTimeout } from '~/platform/time';

const degrees = v.pipe(v.number(), v.finite());

/** The one area whose map this device keeps, and who asked for it. */
const offlineAreaKey = storageKey({
  name: 'kept-area',
  schema: v.nullable(
    v.object({
      latitude: degrees,
      longitude: degrees,
      radiusKm: v.picklist(radiiKm),
      city: v.string(),
      owner: v.picklist(['guest', 'account']),
      /** By this the plan was made: the same one comes out again. */
      tileBytes: v.pipe(v.number(), v.minValue(1)),
      at: instant,
    }),
  ),
  fallback: null,
});

export const offlineAreaAtom = storedAtom(offlineAreaKey);

/** What the worker tells of its keeping (`sw/offlineAreaDownload`). */
const progressSchema = v.object({
  type: v.literal('AREA'),
  state: v.picklist(['running', 'done', 'stopped', 'paused', 'missing', 'full', 'tooLarge']),
  total: v.number(),
  kept: v.number(),
  bytes: v.number(),
});
type WorkerProgress = v.InferOutput<typeof progressSchema>;
/** What the page knows beside: the driver wants it stopped, and the worker has not said so yet; or all of it has gone from the device. */
export type OfflineAreaProgress = Omit<WorkerProgress, 'state'> & {
  state: WorkerProgress['state'] | 'stopping' | 'gone';
};

/** The last that was told; undefined before anything has been. */
export const offlineAreaProgressAtom = atom<OfflineAreaProgress | undefined>(undefined);

const cacheName = 'kept-tiles';
/** A worker that says nothing for so long is asked again: browsers end workers as they like. */
const silenceLimitMs = 10_000;
const maxRestarts = 3;
/** One that does not say that it has stopped is not there any more. */
const stopTimeoutMs = 3_000;

const activeWorker = async (): Promise<ServiceWorker | null> =>
  (await navigator.serviceWorker?.getRegistration())?.active ?? null;

/** On a first visit the worker is still fetching the app. */
const workerTimeoutMs = 20_000;

/** Can this browser keep an area? Only with a worker, which is waited for a while. */
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

/** What belongs to an area of a city. */
export const offlineAreaPlanOf = (city: string, area: OfflineArea, tileBytes: number): OfflineAreaPlan | undefined => {
  const config = cityById(city);
  return config && planOfflineArea(area, config.mapSource, config.mapBounds, tileBytes, location.origin);
};

export const storedAreaPlan = (): OfflineAreaPlan | undefined => {
  const area = store.get(offlineAreaAtom);
  return area ? offlineAreaPlanOf(area.city, area, area.tileBytes) : undefined;
};

/** What is there of the area, counted on the device itself. */
const countStoredTiles = async (addresses: readonly string[]): Promise<OfflineAreaProgress> => {
  const requested = new Set(addresses);
  const cache = await caches.open(cacheName);
  let [storedCount, bytes, absent] = [0, 0, 0];
  for (const request of await cache.keys()) {
    if (!requested.has(request.url)) continue;
    const tile = await cache.match(request);
    storedCount += 1;
    bytes += Number(tile?.headers.get('sw-size') ?? 0);
    if (tile?.status === 404) absent += 1;
  }
  const total = requested.size;
  // The worker says the same of a server that has hardly any of it.
  const state = storedCount === 0 ? 'gone' : storedCount < total ? 'stopped' : absent * 2 > total ? 'missing' : 'done';
  return { type: 'AREA', state, total, kept: storedCount, bytes };
};

/** Its tiles had to make room for what cannot be had again: the area is still wanted, and not there. */
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

/** Follows what the worker tells, for as long as somebody looks. Gives the way to stop. */
export const followOfflineArea = (): (() => void) => {
  const onMessage = ({ data }: MessageEvent<unknown>): void => {
    const progress = v.safeParse(progressSchema, data);
    if (!progress.success) return;
    // What was on its way when the driver said stop takes nothing back.
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
    // A worker that answers and brings nothing is asked no oftener than one that is silent.
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

/** Has the worker fetch what is missing of the area. */
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

/** Keeps the map of an area, in place of the one before. */
export const downloadOfflineArea = async (area: OfflineArea, tileBytes: number): Promise<void> => {
  store.set(offlineAreaProgressAtom, undefined);
  store.set(offlineAreaAtom, { ...area, ...store.get(dataOwnerAtom), tileBytes, at: Date.now() });
  await resumeDownload();
};

const postStop = (): Promise<void> => postToWorker({ type: 'STOP_AREA' });

/** The driver wants no more of it now: nothing but another wish takes that back. */
export const stopDownload = async (): Promise<void> => {
  const progress = store.get(offlineAreaProgressAtom);
  if (progress?.state === 'running') store.set(offlineAreaProgressAtom, { ...progress, state: 'stopping' });
  setTimeout(() => {
    const current = store.get(offlineAreaProgressAtom);
    if (current?.state === 'stopping') store.set(offlineAreaProgressAtom, { ...current, state: 'stopped' });
  }, stopTimeoutMs);
  await postStop();
};

/** The area goes, with all its tiles. */
export const deleteOfflineArea = async (): Promise<void> => {
  store.set(offlineAreaAtom, null);
  store.set(offlineAreaProgressAtom, undefined);
  await postStop().catch(() => undefined);
  if ('caches' in window) await caches.delete(cacheName);
};

/** Somebody has logged out of a city: where they wanted a map is no business of the next person. */
export const clearOfflineArea = (city: string): void => {
  const area = read(offlineAreaKey);
  if (area && withoutAccountEntries([area], city).length === 0) void deleteOfflineArea();
};
