import * as v from 'valibot';
import type { CityConfig } from '~/city/schema';
import { glyphTemplate } from '~/domain/map/mapFiles';

/** A server to which paths of this origin are forwarded. */
interface Upstream {
  /** For example `https://api.perm.example:8443`. */
  origin: string;
  /** The prefix for the rest of a path, such as `/v1`, or an empty text. */
  base: string;
  isTls: boolean;
  /** True if its host is a name that must be looked up. */
  hasName: boolean;
}

export interface Route {
  /** A path such as `/city/perm` with everything below it, or the path of a single file. */
  path: string;
  isFile: boolean;
  /** Undefined if the operator has not named one. */
  upstream: Upstream | undefined;
}

/** A path without a trailing slash. Its parts must not be `..` or empty. */
const path = v.pipe(
  v.string(),
  v.regex(/^(\/(?!\.+(\/|$))[\w.~-]+)+$/, 'a path such as /city/perm, without a slash at its end'),
);
const server = v.pipe(
  v.string(),
  v.regex(
    /^https?:\/\/([a-z\d-]+(\.[a-z\d-]+)*|\[[\da-f:]+\])(:\d+)?(\/[\w.~-]+)*\/?$/,
    'an address such as https://api.perm.example or https://api.perm.example/v1',
  ),
  v.transform((address): Upstream => {
    const { protocol, origin, hostname, pathname } = new URL(address);
    return {
      origin,
      base: pathname.replace(/\/$/, ''),
      isTls: protocol === 'https:',
      hasName: !/^[\d.]+$|^\[/.test(hostname),
    };
  }),
);
const file = v.pipe(v.string(), v.regex(/^\/[\w./-]+$/, 'the path of a file'));

const schema = v.strictObject({
  /** By path. Null if the operator's own configuration handles the path. */
  upstreams: v.record(path, v.nullable(server)),
  nginx: v.optional(
    v.strictObject({
      /** The DNS server, because nginx does not use the system's resolver. */
      resolver: v.optional(
        v.pipe(v.string(), v.regex(/^[\d.]+(:\d+)?( [\d.]+(:\d+)?)*$/, 'IPv4 addresses of name servers')),
      ),
      /** The trusted certificates, as a PEM file. */
      certificates: v.optional(file, '/etc/ssl/certs/ca-certificates.crt'),
      accessLog: v.optional(file, '/var/log/nginx/parking.log'),
    }),
    {},
  ),
});
export type Upstreams = v.InferOutput<typeof schema>;

/** Parses an operator's list of servers. Throws with one sentence for each error. */
export const parseUpstreams = (text: string): Upstreams => {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  if (result.success) return result.output;
  const errors = result.issues.map((issue) => {
    const key = v.getDotPath(issue);
    return `${key === null ? '' : `key "${key}": `}expected ${issue.kind === 'validation' ? issue.message : issue.expected}, received ${issue.received}.`;
  });
  throw new Error(errors.join('\n'));
};

const isPath = (address: string | undefined): address is string => address?.startsWith('/') === true;
const pathOf = (address: string): string => address.replace(/[?#].*$/, '');
/** Returns the folder of a template: `/tiles/perm` for `/tiles/perm/{z}/{x}/{y}.pbf`. */
const folderOf = (template: string): string => pathOf(template).replace(/\/[^/{]*\{.*$/, '');

/** Returns the paths on the app's own origin that the city list uses. The value is true for a single file. */
const requiredPaths = (cities: readonly CityConfig[]): Map<string, boolean> => {
  const folders = cities.flatMap(({ apiUrl, mapSource }) => [
    apiUrl,
    ...(mapSource.type === 'style' ? [] : [folderOf(mapSource.tiles)]),
  ]);
  const files = cities.flatMap(({ geocoder, mapSource }) => [
    geocoder,
    mapSource.type === 'style' ? mapSource.url : undefined,
  ]);
  const required = new Map<string, boolean>();
  for (const path of [...folders, folderOf(glyphTemplate(''))].filter(isPath)) required.set(path, false);
  for (const path of files.filter(isPath)) required.set(pathOf(path), true);
  return required;
};

const covers = (key: string, required: string): boolean => required === key || required.startsWith(`${key}/`);

/**
 * Returns the paths of a city list with their servers, longer ones first. One key may cover many paths, such as
 * `/tiles` or `/city`. A path without a key has no upstream. Throws if a key covers none of the paths.
 */
export const routesOf = (cities: readonly CityConfig[], { upstreams }: Pick<Upstreams, 'upstreams'>): Route[] => {
  const required = requiredPaths(cities);
  const keys = Object.keys(upstreams);
  const strange = keys.filter((key) => [...required.keys()].every((path) => !covers(key, path)));
  if (strange.length > 0) throw new Error(`No city, map or geocoder of cities.json is at ${strange.join(', ')}.`);
  const led = keys.flatMap((key): Route[] => {
    const upstream = upstreams[key];
    return upstream ? [{ path: key, isFile: required.get(key) === true, upstream }] : [];
  });
  const unled = [...required].flatMap(([path, isFile]): Route[] =>
    keys.some((key) => covers(key, path)) ? [] : [{ path, isFile, upstream: undefined }],
  );
  return [...led, ...unled].sort(
    (one, other) => other.path.length - one.path.length || (one.path < other.path ? -1 : 1),
  );
};
