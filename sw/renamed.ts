/**
 * Files of two releases that differ in names alone. Each name ends with a version of seven letters, and a file that names another one
 * changes with it: one changed line gives nearly every file another name and other bytes, and little else. Such a file is made from
 * the copy of the release before, and what it should be like says a digest of the build. A page bears the same name in every release.
 */

export const isPage = (path: string): boolean => path.endsWith('.html');

const version = '-([\\w-]{7})';
const fileName = new RegExp(`^(.*)${version}(\\.(?:js|css))$`);
const named = new RegExp(`${version}(?=\\.(?:js|css)\\b)`, 'g');

interface Name {
  /** What stays the same from release to release. */
  stem: string;
  version: string;
}
const nameOf = (path: string): Name | undefined => {
  const [, start, own, kind] = fileName.exec(path) ?? [];
  return start === undefined || own === undefined || kind === undefined ? undefined : { stem: start + kind, version: own };
};

export interface Renaming {
  /** Paths of earlier files that may say the same as this one. */
  earlierOf: (path: string) => string[];
  /** An earlier file's text with the names of this release. */
  rename: (text: string) => string;
}

/** From the paths that are kept of earlier releases to those of this one. */
export const renaming = (kept: readonly string[], own: readonly string[]): Renaming => {
  const ownVersions = new Map<string, string[]>();
  for (const path of own) {
    const name = nameOf(path);
    if (name) ownVersions.set(name.stem, [...(ownVersions.get(name.stem) ?? []), name.version]);
  }
  const isKept = new Set(kept);
  const versions = new Map<string, string>();
  const earlier = new Map<string, string[]>();
  for (const path of kept) {
    const name = nameOf(path);
    if (!name) continue;
    earlier.set(name.stem, [...(earlier.get(name.stem) ?? []), path]);
    const next = ownVersions.get(name.stem) ?? [];
    // Of two files of one name nobody can say which one is which.
    if (next.length === 1 && next[0] !== undefined) versions.set(name.version, next[0]);
  }
  return {
    earlierOf: (path) => {
      if (isKept.has(path)) return isPage(path) ? [path] : [];
      return earlier.get(nameOf(path)?.stem ?? '') ?? [];
    },
    rename: (text) => text.replaceAll(named, (whole, old: string) => (versions.has(old) ? `-${versions.get(old)}` : whole)),
  };
};

/** Of a file's text: the first six letters of its SHA-256. */
export const digestOf = async (text: string): Promise<string> => {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return btoa(String.fromCharCode(...bytes.subarray(0, 6)))
    .slice(0, 6)
    .replaceAll('+', '-')
    .replaceAll('/', '_');
};
