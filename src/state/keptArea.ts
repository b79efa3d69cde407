import { atom } from 'jotai';
import * as v from 'valibot';
import { cityById } from '~/city/cities';
import { planArea, radiiKm, type Area, type AreaPlan } from '~/domain/keptArea';
import { instant, key } from './keys';
import { areaGone } from './makeRoom';
import { placesOwnerAtom, withoutAccounts } from './placesOwner';
import { read } from './storage';
import { storedAtom } from './storedAtom';
import { store } from './store';

const degrees = v.pipe(v.number(), v.finite());

/** The one area whose map this device keeps, and who asked for it. */
const areaKey = key({
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

export const keptAreaAtom = storedAtom(areaKey);

/** What the worker tells of its keeping (`sw/keptArea`). */
const newsSchema = v.object({
  type: v.literal('AREA'),
  state: v.picklist(['running', 'done', 'stopped', 'paused', 'missing', 'full', 'tooLarge']),
  total: v.number(),
  kept: v.number(),
  bytes: v.number(),
});
type WorkersNews = v.InferOutput<typeof newsSchema>;
/** What the page knows beside: the driver wants it stopped, and the worker has not said so yet; or all of it has gone from the device. */
export type AreaNews = Omit<WorkersNews, 'state'> & { state: WorkersNews['state'] | 'stopping' | 'gone' };

/** The last that was told; undefined before anything has been. */
export const areaNewsAtom = atom<AreaNews | undefined>(undefined);

const cacheName = 'kept-tiles';
/** A worker that says nothing for so long is asked again: browsers end workers as they like. */
const silenceMs = 10_000;
const mostAskings = 3;
/** One that does not say that it has stopped is not there any more. */
const stoppingMs = 3_000;

const active = async (): Promise<ServiceWorker | null> => (await navigator.serviceWorker?.getRegistration())?.active ?? null;

/** On a first visit the worker is still fetching the app. */
const workerPatienceMs = 20_000;

/** Can this browser keep an area? Only with a worker, which is waited for a while. */
export const canKeepArea = async (): Promise<boolean> => {
  if (!('serviceWorker' in navigator) || !('caches' in window)) return false;
  const late = new Promise<false>((resolve) => setTimeout(() => resolve(false), workerPatienceMs));
  return Promise.race([navigator.serviceWorker.ready.then(() => true), late]);
};

const tell = async (message: { type: string; addresses?: readonly string[] }): Promise<void> => (await active())?.postMessage(message);

/** What belongs to an area of a city. */
export const planIn = (city: string, area: Area, tileBytes: number): AreaPlan | undefined => {
  const config = cityById(city);
  return config && planArea(area, config.mapSource, config.mapBounds, tileBytes, location.origin);
};

export const keptPlan = (): AreaPlan | undefined => {
  const area = store.get(keptAreaAtom);
  return area ? planIn(area.city, area, area.tileBytes) : undefined;
};

/** What is there of the area, counted on the device itself. */
const countKept = async (addresses: readonly string[]): Promise<AreaNews> => {
  const wanted = new Set(addresses);
  const cache = await caches.open(cacheName);
  let [kept, bytes, nowhere] = [0, 0, 0];
  for (const request of await cache.keys()) {
    if (!wanted.has(request.url)) continue;
    const answer = await cache.match(request);
    kept += 1;
    bytes += Number(answer?.headers.get('sw-size') ?? 0);
    if (answer?.status === 404) nowhere += 1;
  }
  const total = wanted.size;
  // The worker says the same of a server that has hardly any of it.
  const state = kept === 0 ? 'gone' : kept < total ? 'stopped' : nowhere * 2 > total ? 'missing' : 'done';
  return { type: 'AREA', state, total, kept, bytes };
};

/** Its tiles had to make room for what cannot be had again: the area is still wanted, and not there. */
const noteGone = (): void => {
  const plan = keptPlan();
  if (plan) store.set(areaNewsAtom, { type: 'AREA', state: 'gone', total: plan.addresses.length, kept: 0, bytes: 0 });
};

/** Follows what the worker tells, for as long as somebody looks. Gives the way to stop. */
export const followArea = (): (() => void) => {
  const hear = ({ data }: MessageEvent<unknown>): void => {
    const news = v.safeParse(newsSchema, data);
    if (!news.success) return;
    // What was on its way when the driver said stop takes nothing back.
    const before = store.get(areaNewsAtom);
    if (before?.state === 'gone' && news.output.state === 'stopped') return;
    const isStopping = before?.state === 'stopping' && news.output.state === 'running';
    store.set(areaNewsAtom, isStopping ? { ...news.output, state: 'stopping' } : news.output);
  };
  navigator.serviceWorker?.addEventListener('message', hear);
  addEventListener(areaGone, noteGone);
  const plan = keptPlan();
  if (plan)
    void countKept(plan.addresses)
      .then((news) => {
        const state = store.get(areaNewsAtom)?.state;
        if (state !== 'running' && state !== 'stopping') store.set(areaNewsAtom, news);
        return tell({ type: 'TELL_AREA' });
      })
      .catch(() => undefined);
  let [heardAt, askings, keptBefore] = [Date.now(), 0, -1];
  const stopWatching = store.sub(areaNewsAtom, () => {
    heardAt = Date.now();
    const news = store.get(areaNewsAtom);
    // A worker that answers and brings nothing is asked no oftener than one that is silent.
    if (news?.state !== 'running' || news.kept > keptBefore) askings = 0;
    keptBefore = news?.state === 'running' ? news.kept : -1;
  });
  const timer = setInterval(() => {
    const news = store.get(areaNewsAtom);
    if (news?.state !== 'running' || Date.now() - heardAt < silenceMs) return;
    heardAt = Date.now();
    askings += 1;
    if (askings > mostAskings) store.set(areaNewsAtom, { ...news, state: 'paused' });
    else void goOnKeeping();
  }, silenceMs / 5);
  return () => {
    clearInterval(timer);
    stopWatching();
    navigator.serviceWorker?.removeEventListener('message', hear);
    removeEventListener(areaGone, noteGone);
  };
};

/** Has the worker fetch what is missing of the area. */
export const goOnKeeping = async (): Promise<void> => {
  const plan = keptPlan();
  if (!plan) return;
  const before: AreaNews = store.get(areaNewsAtom) ?? { type: 'AREA', state: 'stopped', total: plan.addresses.length, kept: 0, bytes: 0 };
  if (before.state !== 'running') store.set(areaNewsAtom, { ...before, state: 'running' });
  await tell({ type: 'KEEP_AREA', addresses: plan.addresses });
};

/** Keeps the map of an area, in place of the one before. */
export const keepArea = async (area: Area, tileBytes: number): Promise<void> => {
  store.set(areaNewsAtom, undefined);
  store.set(keptAreaAtom, { ...area, ...store.get(placesOwnerAtom), tileBytes, at: Date.now() });
  await goOnKeeping();
};

const tellStop = (): Promise<void> => tell({ type: 'STOP_AREA' });

/** The driver wants no more of it now: nothing but another wish takes that back. */
export const stopKeeping = async (): Promise<void> => {
  const news = store.get(areaNewsAtom);
  if (news?.state === 'running') store.set(areaNewsAtom, { ...news, state: 'stopping' });
  setTimeout(() => {
    const late = store.get(areaNewsAtom);
    if (late?.state === 'stopping') store.set(areaNewsAtom, { ...late, state: 'stopped' });
  }, stoppingMs);
  await tellStop();
};

/** The area goes, with all its tiles. */
export const dropArea = async (): Promise<void> => {
  store.set(keptAreaAtom, null);
  store.set(areaNewsAtom, undefined);
  await tellStop().catch(() => undefined);
  if ('caches' in window) await caches.delete(cacheName);
};

/** Somebody has logged out of a city: where they wanted a map is no business of the next person. */
export const forgetArea = (city: string): void => {
  const area = read(areaKey);
  if (area && withoutAccounts([area], city).length === 0) void dropArea();
};
