import { nginxCities } from './nginxCities';
import { typeOfManifest, type Header, type ServerRules } from './ServerRules';
import type { Route, Upstreams } from './upstreams';

/**
 * Types by file extension. nginx's own list may lack the manifest's type, and `nosniff` forbids guessing a script's
 * type.
 */
const typesOfFiles = [
  ['text/html', 'html'],
  ['text/javascript', 'js'],
  ['text/css', 'css'],
  ['text/plain', 'txt'],
  ['application/json', 'json'],
  [typeOfManifest, 'webmanifest'],
  ['image/svg+xml', 'svg'],
  ['image/png', 'png'],
] as const;

/** Without HTML, which nginx includes by default. */
const texts = `text/css text/plain text/javascript application/json ${typeOfManifest}`;

/** nginx ignores outer headers as soon as a location adds one, so each location lists all of them. */
const merged = (everywhere: readonly Header[], rootPackage: readonly Header[]): Header[] => [
  ...everywhere.filter(([name]) => rootPackage.every(([other]) => other !== name)),
  ...rootPackage,
];

const location = (pattern: string, headers: readonly Header[], last: readonly string[]): string =>
  [
    `location ${pattern} {`,
    ...headers.map(([name, value]) => `    add_header ${name} "${value}" always;`),
    '    # Empty where the connection is not https: then nginx leaves it out.',
    '    add_header Strict-Transport-Security $parking_hsts always;',
    ...last.map((line) => `    ${line}`),
    '}',
  ].join('\n');

/**
 * Returns rules for nginx, to be included in the `server` block whose root is the build. Throws if a city's host cannot
 * be looked up.
 */
export const nginxRules = (
  { everywhere, hsts, folders }: ServerRules,
  routes: readonly Route[],
  upstreams: Pick<Upstreams, 'nginx'>,
): string => {
  // The page must not be the last parameter: nginx would then redirect internally, and the folder's headers would be
  // lost.
  const serve = ['try_files $uri $parking_page =404;'];
  return `${[
    '# The parking app: made by npm run headers -- nginx, of exactly this build. Inside server { … }, whose root is the build.',
    `access_log ${upstreams.nginx.accessLog} parking;`,
    `charset utf-8;
charset_types ${texts};
types {
${typesOfFiles.map(([type, ending]) => `    ${type} ${ending};`).join('\n')}
}
gzip on;
gzip_comp_level 6;
gzip_vary on;
gzip_types ${texts} image/svg+xml;
etag on;`,
    `set $parking_hsts "";
if ($https) { set $parking_hsts "${hsts}"; }
# Behind a proxy that ends TLS; over plain http browsers take no notice of it.
if ($http_x_forwarded_proto ~* ^https) { set $parking_hsts "${hsts}"; }`,
    `# Addresses of the app are no files: whoever asks for a page gets the app's, in Russian or in English.
set $parking_page /.none;
if ($http_accept ~ text/html) { set $parking_page /index.html; }
if ($uri ~ ^/en(/|$)) { set $parking_page /en$parking_page; }
if ($uri ~ ^/assets/) { set $parking_page /.none; }
if ($uri = /) { set $parking_page /index.html; }`,
    location('/', everywhere, serve),
    ...folders.map(({ prefix, headers }) => location(`^~ ${prefix}`, merged(everywhere, headers), serve)),
    `location = /_headers { return 404; }`,
    'error_page 404 @parking_none;',
    location('@parking_none', merged(everywhere, [['Cache-Control', 'no-store']]), [
      'types {}',
      'default_type text/plain;',
      'return 404 "There is no such file.\\n";',
    ]),
    nginxCities(routes, upstreams),
  ].join('\n\n')}\n`;
};
