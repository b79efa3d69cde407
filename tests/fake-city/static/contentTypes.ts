import { extname } from 'node:path';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.pbf': 'application/x-protobuf',
  '.pdf': 'application/pdf',
  '.wasm': 'application/wasm',
};

export const contentTypeOf = (path: string): string => types[extname(path).toLowerCase()] ?? 'application/octet-stream';

/** True if compression makes a file of this type smaller. Images and fonts are already compressed. */
export const isCompressible = (contentType: string): boolean =>
  /^text\/|json|javascript|svg|xml|wasm|manifest/.test(contentType);
