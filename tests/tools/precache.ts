import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { list } from '../../src/build/splitWorker';

export interface PrecachedFile {
  /** A path in the build, without a slash before it. */
  url: string;
  /** Of files whose name stays the same whatever is in them. */
  revision: string | null;
  /** Of files that the worker may have from an earlier release. */
  digest?: string;
}

/** Every file that the worker of a build keeps. Throws where the worker has no list of them. */
export const precacheOf = (distDir: string): PrecachedFile[] => {
  const worker = readFileSync(join(distDir, 'sw.js'), 'utf8');
  const [files] = list.exec(worker) ?? [];
  if (files === undefined) throw new Error('sw.js: no list of files');
  return JSON.parse(files) as PrecachedFile[];
};

/** Bytes on the wire, as each packs them at its best. */
export interface Weight {
  brotli: number;
  gzip: number;
}

export const weigh = (file: string): Weight => {
  const bytes = readFileSync(file);
  return { brotli: brotliCompressSync(bytes).length, gzip: gzipSync(bytes, { level: 9 }).length };
};
