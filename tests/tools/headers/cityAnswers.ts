import type { Header } from './ServerRules';

/**
 * Headers of every response under a path of a city, a map or a geocoder. It comes from a foreign server but has the
 * app's origin. A page opened there could otherwise read the logins of all cities. `sandbox` is not used, because
 * Chrome would then show no PDF.
 */
export const cityHeaders: readonly Header[] = [
  ['Content-Security-Policy', "script-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'"],
  ['X-Content-Type-Options', 'nosniff'],
];

/** Headers that would affect the app and all cities. No response may have them. */
export const onlyOfOrigin = ['Set-Cookie', 'Clear-Site-Data', 'Service-Worker-Allowed'] as const;

/** Removed headers of such a server: those that affect the whole origin, and those that this server sets itself. */
export const hiddenHeaders = [
  ...onlyOfOrigin,
  'Strict-Transport-Security',
  'Content-Security-Policy',
  'Content-Security-Policy-Report-Only',
  'X-Content-Type-Options',
  // With these, browsers would report the addresses of all cities' calls to one city.
  'NEL',
  'Report-To',
  'Reporting-Endpoints',
  'Alt-Svc',
  'Accept-CH',
] as const;

/**
 * The allowed values of Sec-Fetch-Dest: calls and tiles, pictures, and files opened in a tab. Scripts, workers, styles
 * and frames are refused. Pages cannot be refused, because a city chooses the addresses of its receipts, files and
 * links itself.
 */
export const cityDestinations = ['empty', 'image', 'document'] as const;

/** The longest body that is forwarded, in MiB. A company's list of 10,000 vehicles has 2.7. */
export const bodyMib = 8;

/**
 * Time limits for a city's server, in seconds. The app gives up after 15 s, so it never receives an `answer` timeout in
 * the city's place.
 */
export const waits = { connect: 5, answer: 60 };

export const noUpstream = 'This address has no server yet.';
