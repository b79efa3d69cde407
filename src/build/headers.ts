import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import type { BuildSettings } from '~/city/buildSettings';
import type { CityConfig } from '~/city/schema';

interface HeaderInput {
  cities: readonly CityConfig[];
  settings: BuildSettings;
  /** The finished pages, for the hashes of the styles and scripts in them. */
  pages: readonly string[];
}

const origin = (address: string | undefined): string[] =>
  address?.startsWith('https://') ? [new URL(address.replaceAll(/[{}]/g, '')).origin] : [];
const unique = (list: readonly string[]): string[] => [...new Set(list)].sort();

/**
 * Where a script comes from: its own file alone, or its whole host where it loads more that is named beside. A policy knows no query, and
 * reads `;` and `,` as ends.
 */
const scriptSource = (address: string, isAlone: boolean): string[] => {
  if (origin(address).length === 0 || !isAlone) return origin(address);
  const { origin: host, pathname } = new URL(address);
  return [host + pathname.replaceAll(';', '%3B').replaceAll(',', '%2C')];
};

/** Of styles, or of scripts, that stand in the pages themselves. A browser hashes what its parser has made of them: every line end is one. */
const hashesOf = (element: 'style' | 'script', pages: readonly string[]): string[] =>
  unique(
    pages.flatMap((html) =>
      [...html.matchAll(new RegExp(`<${element}(?![^>]* src=)(?:\\s[^>]*)?>([\\s\\S]*?)</${element}>`, 'gi'))].map(
        ([, text = '']) => `'sha256-${createHash('sha256').update(text.replace(/\r\n?/g, '\n')).digest('base64')}'`,
      ),
    ),
  );

/** Widgets open frames, each at the host that its script comes from, or at one that is named beside. */
const widgetFrames = (scripts: readonly string[], more: readonly string[]): string[] => {
  const scriptHosts = scripts
    .filter((script) => script !== '')
    .flatMap((script) => (origin(script).length > 0 ? origin(script) : ["'self'"]));
  const hosts = [...scriptHosts, ...more];
  return hosts.length > 0 ? unique(hosts) : ["'none'"];
};

/** What a string may become, left out only where somebody else's script breaks under it (decisions, "Map engine and CSP"). */
const trustedTypes: [string, string[]][] = [
  ['require-trusted-types-for', ["'script'"]],
  ['trusted-types', ['app', 'dompurify', 'workbook']],
];

/** The content security policy of a build: exactly the hosts that its city list and settings name (`reliability.md`, section 6). */
export const contentSecurityPolicy = ({ cities, settings, pages }: HeaderInput): string => {
  const servers = cities.flatMap((city) => origin(city.apiUrl));
  const geocoders = cities.flatMap((city) => origin(city.geocoder));
  const tiles = cities.flatMap(({ mapSource }) => origin(mapSource.type === 'style' ? mapSource.url : mapSource.tiles));
  const widgets = [settings.card.script, settings.thirdPartyId.script, settings.captchaScript];
  const scripts = widgets.flatMap((script) => scriptSource(script, settings.widgetHosts.length === 0));
  const directives: [string, string[]][] = [
    ['default-src', ["'none'"]],
    ['script-src', ["'self'", ...hashesOf('script', pages), ...unique([...scripts, ...settings.widgetHosts])]],
    ['style-src', ["'self'", ...hashesOf('style', pages)]],
    // Pictures in a city's texts lie beside its server.
    ['img-src', ["'self'", 'data:', 'blob:', ...unique([...servers, ...tiles])]],
    // The map's engine reads what a worker of ours has drawn up.
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

/** The first line of the header file of a build with `VITE_DEMO`: such a build is not for a server of one's own. */
export const demonstrationMark = '# A build for the demonstration: card and sign-in scripts are those of /demo/.';

/**
 * The header file of a build in the `_headers` convention of static hosts; the fake city serves by it too, and what
 * `npm run headers` writes for other servers is made of it. HSTS is in it, although an edge may send it already: a browser
 * heeds it over https alone, and a server that speaks http leaves it out (RFC 6797, section 7.2), as the fake city does.
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
    // A third party's window that comes back here keeps hold of the page that opened it: neither may isolate itself.
    block('/callback/*', callback),
    block('/en/callback/*', callback),
  ].join('\n\n')}\n`;
};

/** Writes `_headers` beside the finished pages. */
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
