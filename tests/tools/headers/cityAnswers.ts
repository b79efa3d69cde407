import type { Header } from './ServerRules';

/**
 * With every answer under a path of a city, a map or a geocoder. It comes from a server of somebody else's and has the app's origin: a page
 * that is opened there could read the logins of all cities. Not `sandbox`: Chrome would show no PDF.
 */
export const cityHeaders: readonly Header[] = [
  ['Content-Security-Policy', "script-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'"],
  ['X-Content-Type-Options', 'nosniff'],
];

/** What would hold for the app and for all cities: no answer has it. */
export const onlyOfOrigin = ['Set-Cookie', 'Clear-Site-Data', 'Service-Worker-Allowed'] as const;

/** What such a server says for the whole origin, or in the place of the headers above: dropped. */
export const hiddenHeaders = [
  ...onlyOfOrigin,
  'Strict-Transport-Security',
  'Content-Security-Policy',
  'Content-Security-Policy-Report-Only',
  'X-Content-Type-Options',
  // These would have browsers report the addresses of all cities' calls to one of them.
  'NEL',
  'Report-To',
  'Reporting-Endpoints',
  'Alt-Svc',
  'Accept-CH',
] as const;

/**
 * What the app asks for there (Sec-Fetch-Dest): calls and tiles, pictures, and files that are opened in a tab. No script, worker, style or
 * frame. Pages cannot be refused as well: a city chooses the addresses of its receipts, files and links itself.
 */
export const cityDestinations = ['empty', 'image', 'document'] as const;

/** The longest body that is passed on, in MiB: a company's list of 10,000 cars has 2.7. */
export const bodyMib = 8;

/** Seconds that a city's server may take. The app gives up after 15 s: who waits longer here never has an answer in the city's place. */
export const waits = { connect: 5, answer: 60 };

export const noUpstream = 'This address has no server yet.';
