import { RESET } from 'jotai/utils';
import type { Instant } from '~/domain/cityTime';
import { bytesOf, kindOfCache, kindOfKey, kindOfLarge, type KeptKind, type KeptThing } from '~/domain/kept';
import { guestMemoryAtom } from './guestMemory';
import { dropArea } from './keptArea';
import { forgetLarge } from './largeStorage';
import { isLasting } from './lasting';
import { dropEveryProof, isProofsOf, proofOwnersAtom } from './proofs';
import { forgetRegistration } from './registration';
import { noteRestore } from './restore';
import { store } from './store';

/** What this device keeps of the app, measured by reading it: for a person who wants to know, and to delete. */

const areas = (): Storage[] => [localStorage, sessionStorage];

/** The time that the kept answers of a city say of themselves. */
const timeIn = (text: string): Instant | undefined => {
  if (!text.startsWith('{"')) return undefined;
  try {
    const { timestamp } = JSON.parse(text) as { timestamp?: unknown };
    return typeof timestamp === 'number' ? timestamp : undefined;
  } catch {
    return undefined;
  }
};

/** What a list leaves behind when the last of it has gone: nothing that anybody would call kept. */
const isEmpty = (text: string): boolean => ['', '[]', '{}', 'null'].includes(text);

const inSmallStorage = (): KeptThing[] =>
  areas().flatMap((area) =>
    Object.keys(area).flatMap((name): KeptThing[] => {
      const text = area.getItem(name) ?? '';
      if (isEmpty(text)) return [];
      const kind = kindOfKey(name);
      return [{ kind, bytes: bytesOf(name) + bytesOf(text), at: kind === 'cityData' ? timeIn(text) : undefined }];
    }),
  );

const inLargeStorage = async (): Promise<KeptThing[]> => {
  const { entries } = await import('idb-keyval');
  const isOwn = isProofsOf(store.get(proofOwnersAtom));
  return (await entries<string, unknown>()).flatMap(([name, value]) => {
    const kind = kindOfLarge(name);
    // Another account's are neither shown nor deleted here.
    if (kind === 'proofs' && !isOwn(name)) return [];
    if (Array.isArray(value) && value.length === 0) return [];
    // Of proofs each is one.
    if (kind !== 'proofs' || !Array.isArray(value)) return [{ kind, bytes: bytesOf(value) }];
    return value.map((one: unknown) => ({ kind, bytes: bytesOf(one), at: (one as { sentAt?: number } | null)?.sentAt }));
  });
};

/** When a kept answer came: the worker writes it down for map objects, servers for the rest. */
const cameAt = ({ headers }: Response): Instant | undefined => {
  const at = Number(headers.get('sw-fetched-at') ?? Number.NaN);
  const served = Date.parse(headers.get('Date') ?? '');
  return Number.isNaN(at) ? (Number.isNaN(served) ? undefined : served) : at;
};

/** The size and age of one answer that the worker keeps; undefined where there is none, or it cannot be read. */
export const keptAnswer = async (cacheName: string, address: string): Promise<{ bytes: number; at?: Instant } | undefined> => {
  try {
    const answer = await caches.match(address, { cacheName, ignoreVary: true });
    return answer && { bytes: (await answer.blob()).size, at: cameAt(answer) };
  } catch {
    return undefined;
  }
};

const inCaches = async (): Promise<KeptThing[]> => {
  const things: KeptThing[] = [];
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const response = await cache.match(request);
      if (response) things.push({ kind: kindOfCache(name), bytes: (await response.blob()).size, at: cameAt(response) });
    }
  }
  return things;
};

export interface DeviceMeasure {
  things: KeptThing[];
  /** The browser's own count of the whole, where it gives one. */
  usage?: number;
  /** Does the browser promise not to clear it by itself, where it says so? */
  isLasting?: boolean;
  /** The browser lets some of it not be read. */
  isPartial: boolean;
}

const orFail = async <Value>(read: () => Value | Promise<Value>): Promise<Value | 'failed'> => {
  try {
    return await read();
  } catch {
    return 'failed';
  }
};

/** Reads everything that is kept. */
export const measureDevice = async (): Promise<DeviceMeasure> => {
  const parts = await Promise.all([orFail(inSmallStorage), orFail(inLargeStorage), 'caches' in window ? orFail(inCaches) : []]);
  const estimate = await orFail(() => navigator.storage.estimate());
  return {
    things: parts.flatMap((part) => (part === 'failed' ? [] : part)),
    usage: estimate === 'failed' ? undefined : estimate.usage,
    isLasting: await isLasting(),
    isPartial: parts.includes('failed'),
  };
};

const removeKeys = (isRemoved: (name: string) => boolean): void => {
  for (const area of areas()) for (const name of Object.keys(area)) if (isRemoved(name)) area.removeItem(name);
};

/** Deletes what is kept of a kind that may be deleted. What the memory holds of a city's answers is the caller's. */
export const deleteKept = async (kind: KeptKind): Promise<void> => {
  switch (kind) {
    case 'tiles':
      await caches.delete('tiles');
      return;
    case 'keptTiles':
      await dropArea();
      return;
    case 'mapData':
      await caches.delete('map-info');
      removeKeys((name) => kindOfKey(name) === 'mapData');
      return;
    case 'cityData':
      removeKeys((name) => kindOfKey(name) === 'cityData');
      await forgetLarge('parkings.');
      return;
    case 'guest':
      store.set(guestMemoryAtom, RESET);
      return;
    case 'drafts':
      forgetRegistration();
      noteRestore({ type: 'startAgain' });
      return;
    case 'proofs':
      await dropEveryProof(store.get(proofOwnersAtom));
      return;
    default:
  }
};
