import { readFileSync } from 'node:fs';
import type { Handler } from 'hono';
import type { FakeCityEnv } from '../server/FakeCityEnv';
import { contentTypeOf } from '../static/contentTypes';

/** Serves a file of this folder with its content type. Browsers revalidate it on each request. */
export const asset = (path: string): Handler<FakeCityEnv> => {
  const bytes = new Uint8Array(readFileSync(new URL(path, import.meta.url)));
  return (c) => c.body(bytes, 200, { 'Content-Type': contentTypeOf(path), 'Cache-Control': 'no-cache' });
};
