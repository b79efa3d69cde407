import data, {
  type BrowserName,
  type CompatStatement,
  type Identifier,
  type SimpleSupportStatement,
} from '@mdn/browser-compat-data/forLegacyNode';
import { browserFloor } from '../../../src/build/browserFloor';

/** A file to check. */
export interface Source {
  /** The path relative to the root of the repository. */
  file: string;
  code: string;
}

/** A use of a feature that not every served browser has. */
export interface Finding {
  file: string;
  line: number;
  column: number;
  /** For example `URL.canParse`, `.toSorted`, `the event scrollend` or `text-wrap: balance`. */
  feature: string;
  /** The served browsers that lack it, such as `safari_ios 16.4`. */
  lacking: readonly string[];
}

/** Every declared browser, on desktops and on phones. */
const targets = browserFloor.flatMap((target): { browser: BrowserName; version: string }[] => {
  const [, name = '', version = ''] = /^([a-z]+)([\d.]+)$/.exec(target) ?? [];
  return [name, name === 'safari' ? 'safari_ios' : `${name}_android`].map((browser) => {
    if (!Object.hasOwn(data.browsers, browser))
      throw new Error(`The compatibility data has no browser ${browser} for ${target}.`);
    return { browser: browser as BrowserName, version };
  });
});

/** Versions look like `16.4`, `111` or `≤37`. */
const isUpTo = (added: string, version: string): boolean =>
  added !== 'preview' && added.replace('≤', '').localeCompare(version, 'en', { numeric: true }) <= 0;

/** True if a version has the feature. A feature behind a flag or under another name does not count. */
const isServed = (
  { version_added: added, version_removed: removed, flags, prefix, alternative_name: alias }: SimpleSupportStatement,
  version: string,
) => added !== false && isUpTo(added, version) && !(removed && isUpTo(removed, version)) && !flags && !prefix && !alias;

const lackingOf = ({ support }: CompatStatement): string[] =>
  targets
    .filter(
      ({ browser, version }) => ![support[browser] ?? []].flat().some((statement) => isServed(statement, version)),
    )
    .map(({ browser, version }) => `${browser} ${version}`);

/**
 * Returns the served browsers that lack a feature. If several places of the data may be meant, the one with the widest
 * support counts. Undefined if the data has none of them.
 */
export const lackingIn = (places: readonly (Identifier | undefined)[]): readonly string[] | undefined =>
  places
    .flatMap((place) => (place?.__compat ? [lackingOf(place.__compat)] : []))
    .toSorted((one, other) => one.length - other.length)
    .at(0);

/** Returns a place in the data by its path, or undefined if there is none. */
export const placeAt = (...path: string[]): Identifier | undefined => {
  let place: Identifier | undefined = data as unknown as Identifier;
  for (const name of path) place = place && name !== '__compat' && Object.hasOwn(place, name) ? place[name] : undefined;
  return place;
};

/** Returns all places by name, down to the given depth below the roots. A static member has its bare name. */
export const namesBelow = (
  ...roots: readonly [place: Identifier | undefined, depth: number][]
): ReadonlyMap<string, readonly Identifier[]> => {
  const names = new Map<string, Identifier[]>();
  const collect = (place: Identifier | undefined, depth: number): void => {
    for (const [key, inner] of Object.entries(place ?? {})) {
      if (key === '__compat') continue;
      const name = key.replace(/_static$/, '');
      names.set(name, [...(names.get(name) ?? []), inner as Identifier]);
      if (depth > 1) collect(inner as Identifier, depth - 1);
    }
  };
  for (const [place, depth] of roots) collect(place, depth);
  return names;
};
