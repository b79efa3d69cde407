import { bodyMib, cityDestinations, cityHeaders, hiddenHeaders, noUpstream, waits } from './cityAnswers';
import { block, header } from './caddyText';
import type { Route } from './upstreams';

/** Applied last, over the headers of the upstream server. */
const cityHeaderBlock = block('header', [
  ...hiddenHeaders.filter((hidden) => cityHeaders.every(([name]) => name !== hidden)).map((name) => `-${name}`),
  ...cityHeaders.map(([name, value]) => `${name} "${value}"`),
  'defer',
]);

const handlerOf = ({ path, isFile, upstream }: Route): string[] => {
  const head = `handle ${isFile ? path : `${path}/*`}`;
  if (!upstream) return block(head, block('route', ['import parking_city', `respond "${noUpstream}" 503`]));
  const { origin, base } = upstream;
  return block(
    head,
    block('route', [
      'import parking_city',
      'respond @parking_refused 403',
      'respond @parking_long 413',
      ...block('request_body', [`max_size ${bodyMib}MiB`]),
      ...(isFile
        ? [`rewrite * ${base || '/'}?{query}`]
        : [`uri strip_prefix ${path}`, ...(base === '' ? [] : [`rewrite * ${base}{uri}`])]),
      ...block(`reverse_proxy ${origin}`, [
        'header_up Host {upstream_hostport}',
        'header_up -X-Real-IP',
        'header_up -Forwarded',
        'header_up -Cookie',
        ...block('transport http', [
          `dial_timeout ${waits.connect}s`,
          `response_header_timeout ${waits.answer}s`,
          '# Never twice: on a connection that is kept, and found dead, a GET would be sent again.',
          'keepalive off',
          'versions 1.1',
        ]),
      ]),
    ]),
  );
};

/**
 * A city must not provide scripts, styles or frames of the app. Requests from browsers that do not send Sec-Fetch-Dest
 * pass.
 */
const refused = block('@parking_refused', [
  'header Sec-Fetch-Dest *',
  ...block(
    'not',
    cityDestinations.map((name) => `header Sec-Fetch-Dest ${name}`),
  ),
]);

/**
 * Long requests are refused by their Content-Length. With `request_body` alone a city would receive a part of the body,
 * and the response would look as if the city were silent.
 */
const length = '{http.request.header.Content-Length}';
const tooLong = block('@parking_long', [`expression \`${length} != "" && int(${length}) > ${bodyMib * 1024 * 1024}\``]);

/** Returns the handlers of cities, maps and geocoders for the app's block. */
export const caddyCities = (routes: readonly Route[]): string[] => [
  ...refused,
  ...tooLong,
  ...routes.flatMap(handlerOf),
];

/** Returns the snippet that `caddyCities` imports. It must be outside every other block. */
export const caddyCitySnippet = (): string[] => block('(parking_city)', cityHeaderBlock);

/** Returns the same headers for errors that this server returns in place of a city. */
export const caddyCityErrors = (routes: readonly Route[]): string[] => [
  ...block('@parking_city', [`path ${routes.map(({ path, isFile }) => (isFile ? path : `${path}/*`)).join(' ')}`]),
  ...cityHeaders.map((one) => header('@parking_city', one)),
];

/**
 * Returns Caddy's global options. Addresses are logged without headers and without their query, which may contain
 * tokens and number plates.
 */
export const caddyGlobal = (): string[] =>
  block('', [
    '# Options of your own for the whole of Caddy, where there are any.',
    'import ../global.caddy*',
    ...block(
      'log',
      block('format filter', [
        'wrap json',
        ...block('fields', ['request>uri regexp \\?.* ""', 'request>headers delete', 'resp_headers delete']),
      ]),
    ),
  ]);
