import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import type { BuildSettings } from '~/city/buildSettings';
import type { CityConfig } from '~/city/schema';

interface HeaderInput {
  cities: readonly CityConfig[];
  settings: BuildSettings;
  /** The finished pages, for the hashes of their inline styles and scripts. */
  pages: readonly string[];
}

const origin = (address: string | undefined): string[] =>
  address?.startsWith('https://') ? [new URL(address.replaceAll(/[{}]/g, '')).origin] : [];
const unique = (list: readonly string[]): string[] => [...new Set(list)].sort();

/**
 * Returns the source of a script: only its own file, or its whole host if the settings list hosts from which it loads
 * more. A policy does not support queries, and treats `;` and `,` as separators.
 */
const scriptSource = (address: string, isAlone: boolean): string[] => {
  if (origin(address).length === 0 || !isAlone) return origin(address);
  const { origin: host, pathname } = new URL(address);
  return [host + pathname.replaceAll(';', '%3B').replaceAll(',', '%2C')];
};

/**
 * Returns the hashes of inline styles or scripts. A browser hashes the parsed text, in which every line break is `\n`.
 */
const hashesOf = (element: 'style' | 'script', pages: readonly string[]): string[] =>
  unique(
    pages.flatMap((html) =>
      [...html.matchAll(new RegExp(`<${element}(?![^>]* src=)(?:\\s[^>]*)?>([\\s\\S]*?)</${element}>`, 'gi'))].map(
        ([, text = '']) => `'sha256-${createHash('sha256').update(text.replace(/\r\n?/g, '\n')).digest('base64')}'`,
      ),
    ),
  );

/** Widgets open frames at the host of their script, or at a host that the settings list. */
const widgetFrames = (scripts: readonly string[], more: readonly string[]): string[] => {
  const scriptHosts = scripts
    .filter((script) => script !== '')
    .flatMap((script) => (origin(script).length > 0 ? origin(script) : ["'self'"]));
  const hosts = [...scriptHosts, ...more];
  return hosts.length > 0 ? unique(hosts) : ["'none'"];
};

/** The directives of Trusted Types. Left out only if a third party's script breaks under them. */
const trustedTypes: [string, string[]][] = [
  ['require-trusted-types-for', ["'script'"]],
  ['trusted-types', ['app', 'dompurify', 'workbook']],
];

/** Returns the content security policy of a build. It allows exactly the hosts of its city list and settings. */
export const contentSecurityPolicy = ({ cities, settings, pages }: HeaderInput): string => {
  const servers = cities.flatMap((city) => origin(city.apiUrl));
  const images = cities.flatMap(({ imageHosts }) => imageHosts.map((host) => `https://${host}`));
  const geocoders = cities.flatMap((city) => origin(city.geocoder));
  const tiles = cities.flatMap(({ mapSource }) => origin(mapSource.type === 'style' ? mapSource.url : mapSource.tiles));
  const widgets = [settings.card.script, settings.thirdPartyId.script, settings.captchaScript];
  const scripts = widgets.flatMap((script) => scriptSource(script, settings.widgetHosts.length === 0));
  const directives: [string, string[]][] = [
    ['default-src', ["'none'"]],
    ['script-src', ["'self'", ...hashesOf('script', pages), ...unique([...scripts, ...settings.widgetHosts])]],
    ['style-src', ["'self'", ...hashesOf('style', pages)]],
    // Pictures in a city's texts are on the host of its server, and on those that it lists.
    ['img-src', ["'self'", 'data:', 'blob:', ...unique([...servers, ...images, ...tiles])]],
    // The map's engine reads data that our own worker has prepared.
    ['connect-src', ["'self'", 'blob:', ...unique([...servers, ...geocoders, ...tiles, ...settings.widgetHosts])]],
    ['worker-src', ["'self'"]],
    ['manifest-src', ["'self'"]],
    ['font-src', ["'self'"]],
    ['frame-src', widgetFrames(widgets, settings.widgetHosts)],
    ['form-action', ["'self'"]],
    ['base-uri', ["'none'"]],
    ['frame-ancestors', ["'none'"]],
    ...(settings.trustedTypes ? trustedTypes : []),
  ];
  return directives.map(([name, values]) => `${name} ${values.join(' ')}`).join('; ');
};

/** The first line of the header file of a build with `VITE_DEMO`. Such a build is not meant for your own server. */
export const demonstrationMark = '# A build for the demonstration: card and sign-in scripts are those of /demo/.';

/**
 * The header file of a build in the `_headers` convention of static hosts. The fake city uses it, and `npm run headers`
 * derives the headers of other servers from it. HSTS is included, although an edge may already send it: browsers obey
 * it over https only. A server that speaks http leaves it out (RFC 6797, section 7.2), as the fake city does.
 */
export const headersFile = (input: HeaderInput): string => {
  const everywhere = [
    `Content-Security-Policy: ${contentSecurityPolicy(input)}`,
    'X-Content-Type-Options: nosniff',
    'Referrer-Policy: no-referrer',
    'X-Frame-Options: DENY',
    'Cross-Origin-Opener-Policy: same-origin-allow-popups',
    'Cross-Origin-Resource-Policy: same-origin',
    'Permissions-Policy: geolocation=(self), camera=(self), microphone=()',
    'Strict-Transport-Security: max-age=63072000; includeSubDomains',
    'Cache-Control: no-cache',
  ];
  const block = (path: string, lines: readonly string[]): string =>
    [path, ...lines.map((line) => `  ${line}`)].join('\n');
  const callback = ['Cross-Origin-Opener-Policy: unsafe-none'];
  return `${[
    ...(input.settings.isDemo ? [demonstrationMark] : []),
    block('/*', everywhere),
    block('/assets/*', ['Cache-Control: public, max-age=31536000, immutable']),
    // A third party's window that returns here must stay connected to the page that opened it: neither may isolate
    // itself.
    block('/callback/*', callback),
    block('/en/callback/*', callback),
  ].join('\n\n')}\n`;
};

/** Writes `_headers` next to the finished pages. */
export const headers = (cities: readonly CityConfig[], settings: BuildSettings): Plugin => ({
  name: 'headers',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const pages = Object.values(bundle).flatMap((file) =>
        file.type === 'asset' && file.fileName.endsWith('.html') ? [String(file.source)] : [],
      );
      if (!settings.trustedTypes)
        this.warn('VITE_TRUSTED_TYPES is off: the security policy of this build goes without Trusted Types.');
      this.emitFile({ type: 'asset', fileName: '_headers', source: headersFile({ cities, settings, pages }) });
    },
  },
});
