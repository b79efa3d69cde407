import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const squeeze = promisify(gzip);

export type ContentCoding = 'br' | 'gzip' | 'identity';

/** A body in every coding, each made when it is first asked for, off the main thread. */
export class PreparedBody {
  readonly #made = new Map<ContentCoding, Promise<Buffer>>();

  constructor(
    readonly plain: Buffer,
    private readonly brotliQuality: number,
  ) {}

  in(coding: ContentCoding): Promise<Buffer> {
    const known = this.#made.get(coding);
    if (known) return known;
    const made = this.#make(coding);
    this.#made.set(coding, made);
    return made;
  }

  #make(coding: ContentCoding): Promise<Buffer> {
    if (coding === 'br') {
      const params = { [constants.BROTLI_PARAM_QUALITY]: this.brotliQuality, [constants.BROTLI_PARAM_SIZE_HINT]: this.plain.length };
      return brotli(this.plain, { params });
    }
    return coding === 'gzip' ? squeeze(this.plain, { level: 7 }) : Promise.resolve(this.plain);
  }
}

/** Which coding a client gets: brotli, else gzip, else none, as its Accept-Encoding allows. */
export const codingFor = (accepted: string | undefined): ContentCoding => {
  const offers = (accepted ?? '').split(',').map((one) => {
    const [name = '', ...rest] = one
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    return { name, isRefused: rest.some((parameter) => /^q=0(\.0*)?$/.test(parameter)) };
  });
  const takes = (name: string): boolean => offers.some((offer) => offer.name === name && !offer.isRefused);
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
};

/** Large replies kept in memory, one version of each. */
export class PreparedBodies {
  readonly #bodies = new Map<string, { version: number; body: PreparedBody }>();

  /** The body of a name at a version; `build` runs only when that version is new. */
  get(name: string, version: number, build: () => unknown): PreparedBody {
    const known = this.#bodies.get(name);
    if (known?.version === version) return known.body;
    const body = new PreparedBody(Buffer.from(JSON.stringify(build())), 5);
    this.#bodies.set(name, { version, body });
    return body;
  }
}
