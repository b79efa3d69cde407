import { createHash } from 'node:crypto';

/**
 * The number of version characters at the end of a file's name. It is the fewest that the bundler accepts, because file
 * names are bytes of every first visit. `sw/renamed` reads them.
 */
export const versionLength = 7;

/** Returns the version of a file with this text. */
export const versionOf = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, versionLength);
