import type { Context, Handler } from 'hono';
import { codingFor } from '../server/contentCoding';
import { asBody, lengthOf } from '../server/PreparedBody';
import type { FakeCityEnv } from '../server/FakeCityEnv';
import { contentTypeOf, isCompressible } from './contentTypes';
import { DistFiles, type DistFile } from './DistFiles';

const decoded = (path: string): string | undefined => {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
};

const shellOf = (path: string): string => (path === '/en' || path.startsWith('/en/') ? 'en/index.html' : 'index.html');

/** True for a page of the app: the client accepts HTML, and the path is not a built file. */
const isNavigation = (c: Context): boolean =>
  (c.req.header('Accept') ?? '').includes('text/html') && !c.req.path.startsWith('/assets/');

const send = async (c: Context, name: string, { body, etag }: DistFile, headers: Headers): Promise<Response> => {
  headers.set('ETag', etag);
  headers.set('Vary', 'Accept-Encoding');
  if (
    c.req
      .header('If-None-Match')
      ?.split(/\s*,\s*/)
      .includes(etag)
  )
    return new Response(null, { status: 304, headers });
  const type = contentTypeOf(name);
  const coding = isCompressible(type) ? codingFor(c.req.header('Accept-Encoding')) : 'identity';
  const parts = await body.in(coding);
  headers.set('Content-Type', type);
  headers.set('Content-Length', String(lengthOf(parts)));
  if (coding !== 'identity') headers.set('Content-Encoding', coding);
  return new Response(asBody(parts), { status: 200, headers });
};

/** Serves a production build like its host: its files, its headers, and the app shell for every other page address. */
export const serveDist = (folder: string): Handler<FakeCityEnv> => {
  const files = new DistFiles(folder);
  return async (c) => {
    const { method, path } = c.req;
    const headers = files.headers(path);
    // HSTS may be sent over https only (RFC 6797, section 7.2).
    if (new URL(c.req.url).protocol !== 'https:') headers.delete('Strict-Transport-Security');
    const plain = (status: 404 | 405 | 503, text: string): Response => {
      headers.set('Content-Type', 'text/plain; charset=utf-8');
      headers.set('Cache-Control', 'no-store');
      return new Response(text, { status, headers });
    };
    if (method !== 'GET' && method !== 'HEAD') return plain(405, 'Only GET is answered here.\n');
    const fileName = decoded(path)?.slice(1);
    const name = fileName === '' ? 'index.html' : fileName;
    const file = name === undefined ? undefined : files.get(name);
    if (file && name !== undefined) return send(c, name, file, headers);
    if (!isNavigation(c)) return plain(404, 'There is no such file.\n');
    const shell = files.get(shellOf(path));
    return shell
      ? send(c, 'index.html', shell, headers)
      : plain(503, 'The app has not been built yet: run npm run build.\n');
  };
};
