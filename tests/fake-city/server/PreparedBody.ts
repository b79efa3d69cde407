import { Readable, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { ContentCoding } from './contentCoding';

/** The ordered parts of a body. Large bodies are never joined, because the copy alone would block other requests. */
export type BodyParts = readonly Uint8Array<ArrayBuffer>[];

export const lengthOf = (parts: BodyParts): number => parts.reduce((sum, part) => sum + part.length, 0);

/** The parts as the body of a response. */
export const asBody = (parts: BodyParts): Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> => {
  const [only, ...others] = parts;
  if (only && others.length === 0) return only;
  let next = 0;
  return new ReadableStream({
    pull: (controller) => {
      const part = parts[next];
      next += 1;
      if (part) controller.enqueue(part);
      else controller.close();
    },
  });
};

/** Compresses off the main thread, part by part. */
const compressed = async (plain: BodyParts, compressor: Transform): Promise<BodyParts> => {
  const created: Buffer[] = [];
  await pipeline(Readable.from(plain), compressor, async (output: AsyncIterable<Buffer>) => {
    for await (const chunk of output) created.push(chunk);
  });
  return [new Uint8Array(Buffer.concat(created))];
};

/** A body in every coding. Each coding is made on its first request. */
export class PreparedBody {
  readonly #made = new Map<ContentCoding, Promise<BodyParts>>();

  constructor(
    readonly plain: BodyParts,
    private readonly brotliQuality: number,
  ) {}

  in(coding: ContentCoding): Promise<BodyParts> {
    const known = this.#made.get(coding);
    if (known) return known;
    const created = this.#make(coding);
    this.#made.set(coding, created);
    return created;
  }

  #make(coding: ContentCoding): Promise<BodyParts> {
    if (coding === 'identity') return Promise.resolve(this.plain);
    if (coding === 'gzip') return compressed(this.plain, createGzip({ level: 7 }));
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: this.brotliQuality,
      [constants.BROTLI_PARAM_SIZE_HINT]: lengthOf(this.plain),
    };
    return compressed(this.plain, createBrotliCompress({ params }));
  }
}
