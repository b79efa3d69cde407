import { caddyCities, caddyCityErrors, caddyCitySnippet, caddyGlobal } from './caddyCities';
import { block, header } from './caddyText';
import { typeOfManifest, type Header, type ServerRules } from './ServerRules';
import type { Route } from './upstreams';

/** Older versions of Caddy do not compress the manifest's type by default. */
const compressed = ['text/*', 'application/json*', `${typeOfManifest}*`, 'image/svg+xml*'];

/**
 * Returns rules for Caddy 2. They are imported at the beginning of the Caddyfile; the block of a site whose root is the
 * build then uses `import parking`.
 */
export const caddyRules = ({ everywhere, hsts, folders }: ServerRules, routes: readonly Route[]): string => {
  const always = (headers: readonly Header[]): string[] => [
    ...headers.map((one) => header('*', one)),
    ...block('@parking_https', ['protocol https']),
    header('@parking_https', ['Strict-Transport-Security', hsts]),
    '# Behind a proxy that ends TLS; over plain http browsers take no notice of it.',
    ...block('@parking_https_before', ['header X-Forwarded-Proto https*']),
    header('@parking_https_before', ['Strict-Transport-Security', hsts]),
  ];
  const serve = [
    ...always(everywhere),
    ...folders.flatMap(({ prefix, headers }) => headers.map((one) => header(`${prefix}*`, one))),
    // Caddy may not know this type, so the header is set last.
    '@parking_manifest path *.webmanifest',
    ...block('header @parking_manifest', [`Content-Type "${typeOfManifest}; charset=utf-8"`, 'defer']),
    'rewrite / /index.html',
    "# Addresses of the app are no files: whoever asks for a page gets the app's, in Russian or in English.",
    ...block('@parking_english', ['path /en /en/*', 'not file', 'header Accept *text/html*']),
    'rewrite @parking_english /en/index.html',
    ...block('@parking_page', ['not path /assets/*', 'not file', 'header Accept *text/html*']),
    'rewrite @parking_page /index.html',
    ...block('file_server', ['disable_canonical_uris', 'hide _headers']),
  ];
  const site = [
    'log',
    ...block(
      'encode zstd gzip',
      block(
        'match',
        compressed.map((type) => `header Content-Type ${type}`),
      ),
    ),
    ...caddyCities(routes),
    ...block('handle', block('route', serve)),
    ...block('handle_errors', [
      ...block('route', [
        ...always(everywhere.map(([name, value]) => [name, name === 'Cache-Control' ? 'no-store' : value])),
        ...caddyCityErrors(routes),
        'respond "{err.status_text}"',
      ]),
    ]),
  ];
  return `${[
    '# The parking app: made by npm run headers -- caddy, of exactly this build. The first line of the Caddyfile imports this file.',
    ...caddyGlobal(),
    ...caddyCitySnippet(),
    ...block('(parking)', site),
  ].join('\n')}\n`;
};
