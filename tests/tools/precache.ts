import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { list } from '../../src/build/splitWorker';

export interface PrecachedFile {
  /** A path in the build, without a leading slash. */
  url: string;
  /** Set for files whose name does not depend on their content. */
  revision: string | null;
  /** Set for files that the worker may have from an earlier release. */
  digest?: string;
}

/** Returns every file that the worker of a build precaches. Throws if the worker has no list of them. */
export const precacheOf = (distDir: string): PrecachedFile[] => {
  const worker = readFileSync(join(distDir, 'sw.js'), 'utf8');
  const [files] = list.exec(worker) ?? [];
  if (files === undefined) throw new Error('sw.js: no list of files');
  return JSON.parse(files) as PrecachedFile[];
};

/** Compressed size in bytes, each at its best level. */
export interface Weight {
  brotli: number;
  gzip: number;
}

export const weigh = (file: string): Weight => {
  const bytes = readFileSync(file);
  return { brotli: brotliCompressSync(bytes).length, gzip: gzipSync(bytes, { level: 9 }).length };
};
