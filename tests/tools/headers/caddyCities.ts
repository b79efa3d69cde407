import { bodyMib, cityDestinations, cityHeaders, hiddenHeaders, noUpstream, waits } from './cityAnswers';
import { block, header } from './caddyText';
import type { Route } from './upstreams';

/** Written last, over what the server behind says. */
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

/** Nothing of a city is a script, a style or a frame of the app. Browsers that do not say what they ask for are let through. */
const refused = block('@parking_refused', [
  'header Sec-Fetch-Dest *',
  ...block(
    'not',
    cityDestinations.map((name) => `header Sec-Fetch-Dest ${name}`),
  ),
]);

/** Refused by what it says: `request_body` would let a city see a part of it, and answer as if that were silent. */
const length = '{http.request.header.Content-Length}';
const tooLong = block('@parking_long', [`expression \`${length} != "" && int(${length}) > ${bodyMib * 1024 * 1024}\``]);

/** The handlers of cities, maps and geocoders, to stand in the app's block. */
export const caddyCities = (routes: readonly Route[]): string[] => [
  ...refused,
  ...tooLong,
  ...routes.flatMap(handlerOf),
];

/** What `caddyCities` imports; outside of every other block. */
export const caddyCitySnippet = (): string[] => block('(parking_city)', cityHeaderBlock);

/** The same headers where this server answers in the place of a city's. */
export const caddyCityErrors = (routes: readonly Route[]): string[] => [
  ...block('@parking_city', [`path ${routes.map(({ path, isFile }) => (isFile ? path : `${path}/*`)).join(' ')}`]),
  ...cityHeaders.map((one) => header('@parking_city', one)),
];

/** For the whole of Caddy: addresses are logged without what follows their ?, where tokens and number plates stand, and without headers. */
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
