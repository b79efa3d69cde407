import { PreparedBody } from './PreparedBody';

/** What a large body is made from. */
interface Source {
  /** The version of the data now. */
  version: () => number;
  /** Writes the body as the data is now, in pieces. */
  write: () => AsyncIterable<string>;
}

const encoder = new TextEncoder();

/** Large replies kept in memory, one version of each. */
export class PreparedBodies {
  readonly #bodies = new Map<string, { version: number; body: Promise<PreparedBody> }>();

  /** The body of a name as the data is now: written once for each version, whoever else asks meanwhile waits for the same. */
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
    // Half of it may be of the old data: then the new is worth waiting for.
    return source.version() === version ? new PreparedBody(parts, 5) : this.get(name, source);
  }
}
