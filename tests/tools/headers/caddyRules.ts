import { typeOfManifest, type Header, type ServerRules } from './ServerRules';

const indented = (lines: readonly string[]): string[] => lines.map((line) => `\t${line}`);
const block = (head: string, lines: readonly string[]): string[] => [`${head} {`, ...indented(lines), '}'];
const header = (matcher: string, [name, value]: Header): string => `header ${matcher} ${name} "${value}"`;

/** Rules for Caddy 2, to be imported in the block of the site whose root is the build. */
export const caddyRules = ({ everywhere, hsts, folders }: ServerRules): string => {
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
    // A type that Caddy may not know: it has its own say at the end.
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
  return `${[
    '# The parking app: made by npm run headers -- caddy, of exactly this build. Inside the block of the site:',
    '#\troot * /srv/parking/live/dist    the build that is live',
    '#\timport /srv/parking/live/parking.caddy    this file',
    '#\thandle_path /city/perm/* { reverse_proxy … }    for each city of cities.json, and /tiles/',
    'encode zstd gzip',
    ...block('handle', block('route', serve)),
    ...block('handle_errors', [
      ...block('route', [
        ...always(everywhere.map(([name, value]) => [name, name === 'Cache-Control' ? 'no-store' : value])),
        'respond "{err.status_text}"',
      ]),
    ]),
  ].join('\n')}\n`;
};
