import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { PreparedBody } from '../server/PreparedBody';
import { headersFor, parseHeaderRules, type HeaderRule } from './headerRules';

export interface DistFile {
  body: PreparedBody;
  etag: string;
}

const headerFile = '_headers';

/**
 * The files of a production build, cached in memory with compressed copies. A file that changed on disk is read again.
 */
export class DistFiles {
  readonly #files = new Map<string, { stamp: string; file: DistFile }>();
  #rules: { stamp: string; rules: HeaderRule[] } | undefined;

  constructor(private readonly folder: string) {}

  #stamp(path: string): string | undefined {
    try {
      const found = statSync(join(this.folder, path));
      return found.isFile() ? `${found.mtimeMs}/${found.size}` : undefined;
    } catch {
      // There is no such file, or its name is too long for any file.
      return undefined;
    }
  }

  /** The file at a path of the build (`assets/main.js`), or undefined. Paths outside the folder are rejected. */
  get(path: string): DistFile | undefined {
    const clean = normalize(path);
    if (clean.startsWith('..') || clean.startsWith('/') || clean.includes('\0') || clean === headerFile)
      return undefined;
    const stamp = this.#stamp(clean);
    if (stamp === undefined) return undefined;
    const known = this.#files.get(clean);
    if (known?.stamp === stamp) return known.file;
    const plain = new Uint8Array(readFileSync(join(this.folder, clean)));
    // The highest quality takes seconds for large chunks; this one is within a few per cent of it.
    const file = {
      body: new PreparedBody([plain], 9),
      etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    };
    this.#files.set(clean, { stamp, file });
    return file;
  }

  /** The headers that the build defines for an address. */
  headers(path: string): Headers {
    const stamp = this.#stamp(headerFile);
    if (stamp === undefined) return new Headers();
    if (this.#rules?.stamp !== stamp)
      this.#rules = { stamp, rules: parseHeaderRules(readFileSync(join(this.folder, headerFile), 'utf8')) };
    return headersFor(this.#rules.rules, path);
  }
}
