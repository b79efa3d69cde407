import { workerCaches } from '../content/workerCaches';
import type { Instant } from '../time/cityTime';

/** The kinds of stored data, by purpose. Everything in storage belongs to one of them. */
const dataKinds = [
  'login',
  'payments',
  'proofs',
  'stays',
  'sms',
  'notes',
  'receipts',
  'places',
  'guest',
  'drafts',
  'cityData',
  'mapData',
  'tiles',
  'keptTiles',
  'files',
  'settings',
] as const;
export type DataKind = (typeof dataKinds)[number];

/** True if the data can be deleted without harm, because it is fetched or written again when needed. */
export const mayBeDeleted = (kind: DataKind): boolean =>
  ['proofs', 'guest', 'drafts', 'cityData', 'mapData', 'tiles', 'keptTiles'].includes(kind);

/** What a cache of the worker is for. */
export const kindOfCache = (name: string): DataKind => {
  if (name === workerCaches.tiles) return 'tiles';
  if (name === workerCaches.offlineTiles) return 'keptTiles';
  return name === workerCaches.mapInfo ? 'mapData' : 'files';
};

/** One stored item. */
export interface StoredItem {
  kind: DataKind;
  bytes: number;
  /** When the item was stored, if it carries a time. */
  at?: Instant;
}

export interface StoredSize {
  kind: DataKind;
  bytes: number;
  /** When the oldest item was stored, as far as the items carry a time. */
  since?: Instant;
}

/** Returns size and age of each kind that has items, in display order. */
export const storedSizes = (items: readonly StoredItem[]): StoredSize[] =>
  dataKinds.flatMap((kind) => {
    const ofKind = items.filter((item) => item.kind === kind);
    const times = ofKind.flatMap(({ at }) => (at !== undefined && Number.isFinite(at) ? [at] : []));
    const bytes = ofKind.reduce((sum, item) => sum + item.bytes, 0);
    return ofKind.length === 0 ? [] : [{ kind, bytes, since: times.length === 0 ? undefined : Math.min(...times) }];
  });

/** Returns the approximate size of a stored value in bytes. Browsers store two bytes per character. */
export const bytesOf = (value: unknown): number => {
  if (typeof value === 'string') return value.length * 2;
  if (typeof Blob !== 'undefined' && value instanceof Blob) return value.size;
  if (value === null || typeof value !== 'object') return 8;
  return Object.entries(value).reduce(
    (sum, [name, part]) => sum + (Array.isArray(value) ? 0 : name.length * 2) + bytesOf(part),
    0,
  );
};
