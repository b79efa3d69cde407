import * as v from 'valibot';
import type { CityConfig } from '~/city/schema';
import { glyphTemplate } from '~/domain/map/mapFiles';

/** A server that paths of this origin lead to. */
interface Upstream {
  /** `https://api.perm.example:8443` */
  origin: string;
  /** Put in front of the rest of a path: `/v1`, or nothing. */
  base: string;
  isTls: boolean;
  /** Is its host a name that has to be looked up? */
  hasName: boolean;
}

export interface Route {
  /** `/city/perm`, with all that is below it; or of one file alone. */
  path: string;
  isFile: boolean;
  /** Undefined where nobody has named one. */
  upstream: Upstream | undefined;
}

/** A path without a slash at its end; two parts may not be `..` or empty. */
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
  /** By path; null where the operator's own settings say who answers. */
  upstreams: v.record(path, v.nullable(server)),
  nginx: v.optional(
    v.strictObject({
      /** The name server: nginx does not read the system's. */
      resolver: v.optional(
        v.pipe(v.string(), v.regex(/^[\d.]+(:\d+)?( [\d.]+(:\d+)?)*$/, 'IPv4 addresses of name servers')),
      ),
      /** Whom to believe, as PEM. */
      certificates: v.optional(file, '/etc/ssl/certs/ca-certificates.crt'),
      accessLog: v.optional(file, '/var/log/nginx/parking.log'),
    }),
    {},
  ),
});
export type Upstreams = v.InferOutput<typeof schema>;

/** Reads an operator's list of servers. Throws with a sentence for each fault. */
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
/** The folder of a template: `/tiles/perm` of `/tiles/perm/{z}/{x}/{y}.pbf`. */
const folderOf = (template: string): string => pathOf(template).replace(/\/[^/{]*\{.*$/, '');

/** What the city list leads to on the app's own origin; true where it is one file. */
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
 * The paths of a city list with the servers behind them, longer ones first. One key may stand for many: `/tiles`, `/city`. A path without a
 * key has no upstream. Throws where a key is for none of the paths.
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
