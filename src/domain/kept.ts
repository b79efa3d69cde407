import type { Instant } from './cityTime';

/** What the device keeps, by what it is for: everything that storage holds belongs to one of these. */
const keptKinds = [
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
export type KeptKind = (typeof keptKinds)[number];

/** What may be deleted without harm: it is fetched again, or written again, when it is wanted. */
export const mayBeDeleted = (kind: KeptKind): boolean => ['proofs', 'guest', 'drafts', 'cityData', 'mapData', 'tiles', 'keptTiles'].includes(kind);

/** Names in the browser's small storage, without the app's prefix. */
const byKey: Readonly<Record<string, KeptKind>> = {
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
export const kindOfKey = (name: string): KeptKind => {
  const own = name.replace(/^parking\./, '');
  if (own === name) return 'settings';
  return own.startsWith('queries.') ? 'cityData' : ((Object.hasOwn(byKey, own) ? byKey[own] : undefined) ?? 'settings');
};

/** The same of the large storage. */
export const kindOfLarge = (name: string): KeptKind => {
  if (name.startsWith('proofs.')) return 'proofs';
  if (name.startsWith('note-photo.')) return 'notes';
  if (name === 'attempts') return 'payments';
  if (name === 'device-salt') return 'settings';
  return name.startsWith('person.') ? 'receipts' : 'cityData';
};

/** The same of the worker's caches. */
export const kindOfCache = (name: string): KeptKind => {
  if (name === 'tiles') return 'tiles';
  if (name === 'kept-tiles') return 'keptTiles';
  return name === 'map-info' ? 'mapData' : 'files';
};

/** One thing that is kept. */
export interface KeptThing {
  kind: KeptKind;
  bytes: number;
  /** When it came, where it says so. */
  at?: Instant;
}

export interface KeptSize {
  kind: KeptKind;
  bytes: number;
  /** When the oldest of it came, as far as it says so. */
  since?: Instant;
}

/** What is kept of each kind that there is something of, in the order of the page. */
export const keptSizes = (things: readonly KeptThing[]): KeptSize[] =>
  keptKinds.flatMap((kind) => {
    const own = things.filter((thing) => thing.kind === kind);
    const times = own.flatMap(({ at }) => (at !== undefined && Number.isFinite(at) ? [at] : []));
    const bytes = own.reduce((sum, thing) => sum + thing.bytes, 0);
    return own.length === 0 ? [] : [{ kind, bytes, since: times.length === 0 ? undefined : Math.min(...times) }];
  });

/** How many bytes a kept value takes, about: two for each letter, as browsers store them. */
export const bytesOf = (value: unknown): number => {
  if (typeof value === 'string') return value.length * 2;
  if (typeof Blob !== 'undefined' && value instanceof Blob) return value.size;
  if (value === null || typeof value !== 'object') return 8;
  return Object.entries(value).reduce((sum, [name, part]) => sum + (Array.isArray(value) ? 0 : name.length * 2) + bytesOf(part), 0);
};
