/**
 * Files of two releases that differ only in names. Each name ends with a version of seven characters, and a file that
 * names another one changes with it. One changed line gives nearly every file another name and other bytes, and little
 * else. Such a file is derived from the copy of the previous release and compared with a digest of the build. A page
 * has the same name in every release.
 */

export const isPage = (path: string): boolean => path.endsWith('.html');

const version = '-([\\w-]{7})';
const fileName = new RegExp(`^(.*)${version}(\\.(?:js|css))$`);
const versionPattern = new RegExp(`${version}(?=\\.(?:js|css)\\b)`, 'g');

interface Name {
  /** The part that stays the same from release to release. */
  stem: string;
  version: string;
}
const parseName = (path: string): Name | undefined => {
  const [, start, versionText, kind] = fileName.exec(path) ?? [];
  return start === undefined || versionText === undefined || kind === undefined
    ? undefined
    : { stem: start + kind, version: versionText };
};

/** Returns a path without its version: it names the same file in every release. */
export const stemOf = (path: string): string => parseName(path)?.stem ?? path;

export interface Renaming {
  /** Returns the paths of earlier files that may have the same content. */
  earlierOf: (path: string) => string[];
  /** Replaces the names in an earlier file's text with those of this release. */
  rename: (text: string) => string;
}

/** Maps the cached paths of earlier releases to those of this one. */
export const createRenaming = (cachedPaths: readonly string[], current: readonly string[]): Renaming => {
  const currentVersions = new Map<string, string[]>();
  for (const path of current) {
    const name = parseName(path);
    if (name) currentVersions.set(name.stem, [...(currentVersions.get(name.stem) ?? []), name.version]);
  }
  const isCached = new Set(cachedPaths);
  const versions = new Map<string, string>();
  const earlier = new Map<string, string[]>();
  for (const path of cachedPaths) {
    const name = parseName(path);
    if (!name) continue;
    earlier.set(name.stem, [...(earlier.get(name.stem) ?? []), path]);
    const next = currentVersions.get(name.stem) ?? [];
    // If two files share a name, it is ambiguous which one is meant.
    if (next.length === 1 && next[0] !== undefined) versions.set(name.version, next[0]);
  }
  return {
    earlierOf: (path) => {
      if (isCached.has(path)) return isPage(path) ? [path] : [];
      return earlier.get(stemOf(path)) ?? [];
    },
    rename: (text) =>
      text.replaceAll(versionPattern, (whole, old: string) => (versions.has(old) ? `-${versions.get(old)}` : whole)),
  };
};

/** Returns the first six characters of the text's SHA-256. */
export const digestOf = async (text: string): Promise<string> => {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return btoa(String.fromCharCode(...bytes.subarray(0, 6)))
    .slice(0, 6)
    .replaceAll('+', '-')
    .replaceAll('/', '_');
};
