import { bodyMib, cityDestinations, cityHeaders, hiddenHeaders, noUpstream, waits } from './cityAnswers';
import type { Route, Upstreams } from './upstreams';

const block = (head: string, lines: readonly string[]): string =>
  [`${head} {`, ...lines.map((line) => `    ${line}`), '}'].join('\n');

const headersOfCity = cityHeaders.map(([name, value]) => `add_header ${name} "${value}" always;`);

/** Excludes IPv6 addresses, which the machine cannot reach. Without retries, every second request would fail. */
const resolverOf = ({ resolver }: Upstreams['nginx']): string[] =>
  resolver === undefined ? [] : [`resolver ${resolver} ipv6=off;`];

const tlsOf = ({ certificates }: Upstreams['nginx']): string[] => [
  'proxy_ssl_server_name on;',
  'proxy_ssl_verify on;',
  'proxy_ssl_verify_depth 4;',
  `proxy_ssl_trusted_certificate ${certificates};`,
];

const locationOf = ({ path, isFile, upstream }: Route, nginx: Upstreams['nginx']): string => {
  const head = `location ${isFile ? `= ${path}` : `^~ ${path}/`}`;
  if (!upstream) return block(head, [...headersOfCity, 'default_type text/plain;', `return 503 "${noUpstream}\\n";`]);
  const { origin, base, isTls, hasName } = upstream;
  return block(head, [
    'if ($parking_refused) { return 403; }',
    '# A variable: the host is looked up again, and one that cannot be found holds up nothing else.',
    `set $parking_upstream ${origin};`,
    isFile ? `rewrite ^ ${base || '/'} break;` : `rewrite (?s)^${path.replaceAll('.', '\\.')}(/.*)$ ${base}$1 break;`,
    'proxy_pass $parking_upstream;',
    ...(hasName ? resolverOf(nginx) : []),
    ...(isTls ? tlsOf(nginx) : []),
    'proxy_http_version 1.1;',
    'proxy_set_header Connection "";',
    'proxy_set_header X-Forwarded-For $remote_addr;',
    'proxy_set_header X-Forwarded-Proto $parking_proto;',
    'proxy_set_header X-Real-IP $remote_addr;',
    'proxy_set_header Forwarded "";',
    'proxy_set_header Cookie "";',
    '# Never twice: a request may pay.',
    'proxy_next_upstream off;',
    'proxy_redirect off;',
    `proxy_connect_timeout ${waits.connect}s;`,
    `proxy_read_timeout ${waits.answer}s;`,
    `proxy_send_timeout ${waits.answer}s;`,
    `client_max_body_size ${bodyMib}m;`,
    '# Its clock, not the one of this machine.',
    'proxy_pass_header Date;',
    ...hiddenHeaders.map((name) => `proxy_hide_header ${name};`),
    '# It has no say in what this server does.',
    'proxy_ignore_headers X-Accel-Redirect X-Accel-Expires X-Accel-Limit-Rate X-Accel-Buffering X-Accel-Charset;',
    ...headersOfCity,
    '# Its lines hold whole addresses, and so tokens; how a server fares stands in the access log.',
    'error_log /dev/null emerg;',
  ]);
};

/**
 * Returns the locations of cities, maps and geocoders for the app's `server` block. Throws if a host cannot be looked
 * up.
 */
export const nginxCities = (routes: readonly Route[], { nginx }: Pick<Upstreams, 'nginx'>): string => {
  const named = routes.find(({ upstream }) => upstream?.hasName);
  if (named && nginx.resolver === undefined)
    throw new Error(
      `nginx looks ${named.upstream?.origin} up again only with a name server: key "nginx.resolver", such as the one in /etc/resolv.conf.`,
    );
  return routes.map((route) => locationOf(route, nginx)).join('\n\n');
};

/** Returns the configuration next to the `server` blocks: the log format, and variables from request headers. */
export const nginxShared = (): string =>
  `${[
    '# The parking app: made by npm run headers -- nginx. Inside http { … }, as files of sites-enabled are.',
    '# Addresses without what follows their ?: there stand tokens and number plates.\n' +
      block('map $request_uri $parking_path', ['~^(?<parking_before>[^?]*) $parking_before;']),
    [
      `log_format parking '$remote_addr [$time_iso8601] "$request_method $parking_path $server_protocol" $status $body_bytes_sent $request_time '`,
      `                   '"$http_user_agent" $upstream_addr $upstream_status $upstream_connect_time $upstream_response_time';`,
    ].join('\n'),
    '# Of a proxy that ends TLS before this server.\n' +
      block('map $http_x_forwarded_proto $parking_proto', ['default $scheme;', '~*^https https;']),
    '# Nothing of a city is a script, a style or a frame of the app. Browsers that do not say what they ask for are let through.\n' +
      block('map $http_sec_fetch_dest $parking_refused', [
        'default 1;',
        '"" 0;',
        ...cityDestinations.map((name) => `${name} 0;`),
      ]),
  ].join('\n\n')}\n`;
