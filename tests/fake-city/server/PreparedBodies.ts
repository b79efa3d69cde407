import { PreparedBody } from './PreparedBody';

/** The source of a large body. */
interface Source {
  /** The current version of the data. */
  version: () => number;
  /** Writes the body from the current data, in chunks. */
  write: () => AsyncIterable<string>;
}

const encoder = new TextEncoder();

/** Caches large replies in memory, one version of each. */
export class PreparedBodies {
  readonly #bodies = new Map<string, { version: number; body: Promise<PreparedBody> }>();

  /**
   * Returns the named body for the current data. It is written once per version, and simultaneous requests share the
   * result.
   */
  get(name: string, source: Source): Promise<PreparedBody> {
    const version = source.version();
    const known = this.#bodies.get(name);
    if (known?.version === version) return known.body;
    const entry = { version, body: this.#write(name, version, source) };
    this.#bodies.set(name, entry);
    entry.body.catch(() => {
      if (this.#bodies.get(name) === entry) this.#bodies.delete(name);
    });
    return entry.body;
  }

  async #write(name: string, version: number, source: Source): Promise<PreparedBody> {
    const parts: Uint8Array<ArrayBuffer>[] = [];
    for await (const chunk of source.write()) parts.push(encoder.encode(chunk));
    // If the data changed in between, the body may be inconsistent, so the new version is awaited instead.
    return source.version() === version ? new PreparedBody(parts, 5) : this.get(name, source);
  }
}
