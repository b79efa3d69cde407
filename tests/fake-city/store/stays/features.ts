import type { WireFeature } from '~/api/contract/map';
import type { Store } from '../Store';

type WirePoint = { latitude: number; longitude: number };

export type Geometry =
  | { type: 'Point'; coordinates: WirePoint }
  | { type: 'LineString'; coordinates: WirePoint[] }
  | { type: 'Polygon'; coordinates: WirePoint[][] };

/** A map object in its stored form. Its prices are those of its zone. */
export interface FeatureDraft {
  objectType: string;
  category?: string;
  code?: string;
  zone?: string;
  name?: string;
  address?: string;
  geometry: Geometry;
  spaces?: NonNullable<WireFeature['properties']['spaces']>;
  isFree?: boolean;
  /** Closed at the moment: its prices have the day code −2. */
  isInactive?: boolean;
}

export interface FeatureRow {
  object_type: string;
  category: string | null;
  code: string | null;
  zone: string | null;
  name: string | null;
  address: string | null;
  geometry: string;
  spaces_total: number | null;
  spaces_free: number | null;
  spaces_disabled: number | null;
  is_free: 0 | 1;
  is_inactive: 0 | 1;
}

const columns =
  'object_type, category, code, zone, name, address, geometry, spaces_total, spaces_free, spaces_disabled, is_free, is_inactive';

export const addFeature = (store: Store, city: string, draft: FeatureDraft): void => {
  const { objectType, category, code, zone, name, address, geometry, spaces, isFree, isInactive } = draft;
  store.run(
    `insert into feature (city, ${columns}) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    city,
    objectType,
    category ?? null,
    code ?? null,
    zone ?? null,
    name ?? null,
    address ?? null,
    JSON.stringify(geometry),
    spaces?.total ?? null,
    spaces?.free ?? null,
    spaces?.fordisabled ?? null,
    isFree ? 1 : 0,
    isInactive ? 1 : 0,
  );
};

/** The page size for reading; a page takes about ten milliseconds. */
const pageSize = 1000;

async function* pagesOf(store: Store, city: string, condition: string): AsyncGenerator<FeatureRow[]> {
  const sql = `select id, ${columns} from feature where city = ? and id > ? ${condition} order by id limit ${pageSize}`;
  let last: number | undefined = 0;
  while (last !== undefined) {
    const rows: (FeatureRow & { id: number })[] = store.many(sql, city, last);
    yield rows;
    last = rows.at(-1)?.id;
  }
}

/** All objects of a city's map in the order in which they were added, page by page. */
export const featurePages = (store: Store, city: string): AsyncGenerator<FeatureRow[]> => pagesOf(store, city, '');

/** The parkings that can be paid by code, page by page. */
export const payableParkingPages = (store: Store, city: string): AsyncGenerator<FeatureRow[]> =>
  pagesOf(store, city, 'and code is not null and zone is not null and is_inactive = 0');

export const countFeatures = (store: Store, city: string): number =>
  store.one<{ count: number }>('select count(*) as count from feature where city = ?', city)?.count ?? 0;

/** The parking with this code, or undefined. */
export const parkingByCode = (store: Store, city: string, code: string): FeatureRow | undefined =>
  store.one<FeatureRow>(`select ${columns} from feature where city = ? and code = ?`, city, code);

export const removeParkings = (store: Store, city: string): void => {
  store.run("delete from feature where city = ? and object_type = 'parkings'", city);
};
