/**
 * What a proxy sends with every answer of a city, its tiles and its geocoder. They answer on the app's own origin, so nothing of theirs
 * may run there, whatever they send. No `sandbox`: Chromium shows no PDF in it.
 */
export const cityHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "script-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
};

/** What a proxy takes out of these answers: it would hold for the app and for all cities. */
export const headersOfNoCity: readonly string[] = ['Set-Cookie', 'Service-Worker-Allowed', 'Clear-Site-Data'];
