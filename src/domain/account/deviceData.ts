import type { Instant } from '../time/cityTime';

/** What the device keeps, by what it is for: everything that storage holds belongs to one of these. */
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

/** What may be deleted without harm: it is fetched again, or written again, when it is wanted. */
export const mayBeDeleted = (kind: DataKind): boolean =>
  ['proofs', 'guest', 'drafts', 'cityData', 'mapData', 'tiles', 'keptTiles'].includes(kind);

/** Names in the browser's small storage, without the app's prefix. */
const byKey: Readonly<Record<string, DataKind>> = {
  'sign-ins': 'login',
  'expired-names': 'login',
  'third-party-request': 'login',
  attempts: 'payments',
  'attempt-endings': 'payments',
  'made-lately': 'payments',
  'given-links': 'payments',
  'left-to-pay': 'payments',
  'reported-invoices': 'payments',
  'card-reports': 'payments',
  'asked-receipts': 'receipts',
  stays: 'stays',
  'sms-stays': 'sms',
  'parked-notes': 'notes',
  favourites: 'places',
  cars: 'places',
  spots: 'places',
  'last-stays': 'places',
  guest: 'guest',
  registration: 'drafts',
  restore: 'drafts',
  'map-loaded-at': 'mapData',
  'kept-area': 'keptTiles',
};

/** What the small storage keeps under a name is for: a key of the app's as `parking.attempts`. */
export const kindOfKey = (name: string): DataKind => {
  const bareName = name.replace(/^parking\./, '');
  if (bareName === name) return 'settings';
  return bareName.startsWith('queries.')
    ? 'cityData'
    : ((Object.hasOwn(byKey, bareName) ? byKey[bareName] : undefined) ?? 'settings');
};

/** The same of the large storage. */
export const kindOfLargeKey = (name: string): DataKind => {
  if (name.startsWith('proofs.')) return 'proofs';
  if (name.startsWith('note-photo.')) return 'notes';
  if (name === 'attempts') return 'payments';
  if (name === 'device-salt') return 'settings';
  return name.startsWith('person.') ? 'receipts' : 'cityData';
};

/** The same of the worker's caches. */
export const kindOfCache = (name: string): DataKind => {
  if (name === 'tiles') return 'tiles';
  if (name === 'kept-tiles') return 'keptTiles';
  return name === 'map-info' ? 'mapData' : 'files';
};

/** One thing that is kept. */
export interface StoredItem {
  kind: DataKind;
  bytes: number;
  /** When it came, where it says so. */
  at?: Instant;
}

export interface StoredSize {
  kind: DataKind;
  bytes: number;
  /** When the oldest of it came, as far as it says so. */
  since?: Instant;
}

/** What is kept of each kind that there is something of, in the order of the page. */
export const storedSizes = (items: readonly StoredItem[]): StoredSize[] =>
  dataKinds.flatMap((kind) => {
    const ofKind = items.filter((item) => item.kind === kind);
    const times = ofKind.flatMap(({ at }) => (at !== undefined && Number.isFinite(at) ? [at] : []));
    const bytes = ofKind.reduce((sum, item) => sum + item.bytes, 0);
    return ofKind.length === 0 ? [] : [{ kind, bytes, since: times.length === 0 ? undefined : Math.min(...times) }];
  });

/** How many bytes a kept value takes, about: two for each letter, as browsers store them. */
export const bytesOf = (value: unknown): number => {
  if (typeof value === 'string') return value.length * 2;
  if (typeof Blob !== 'undefined' && value instanceof Blob) return value.size;
  if (value === null || typeof value !== 'object') return 8;
  return Object.entries(value).reduce(
    (sum, [name, part]) => sum + (Array.isArray(value) ? 0 : name.length * 2) + bytesOf(part),
    0,
  );
};
