import { createHash } from 'node:crypto';

/** A file's name ends with so many letters of its version, the fewest that the bundler takes: names of files are bytes of every first visit. `sw/renamed` reads them. */
export const versionLength = 7;

/** The version of a file that is made of this text. */
export const versionOf = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, versionLength);
