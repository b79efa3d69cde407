/**
 * Classifies the first segment of an address: a supported language, the Russian prefix (stripped), another language tag
 * (leads to the main page), or no language.
 */
export const classifyPrefix = (segment: string | undefined): 'ru' | 'en' | 'strip' | 'home' | 'unknown' => {
  if (segment === undefined) return 'ru';
  if (segment === 'en') return 'en';
  if (segment === 'ru') return 'strip';
  return /^[a-z]{2,3}(-[a-z]{2})?$/i.test(segment) ? 'home' : 'unknown';
};

/**
 * Returns the path of a page without its language, in the spelling of the app. The router finds a page in capitals and
 * behind doubled slashes too.
 */
export const pagePath = (path: string): string =>
  path
    .toLowerCase()
    .replaceAll(/\/{2,}/g, '/')
    .replace(/^\/en(?=\/|$)/, '')
    .replace(/\/$/, '') || '/';

/** True if the path has no version with a language prefix (ROUTE-19). */
export const isWithoutPrefix = (path: string): boolean => /^\/+profile\/+receipts\/*$/i.test(path);

/**
 * Returns the language of an address: its prefix, or Russian. An address that never has a prefix uses the language
 * chosen last.
 */
export const languageOfPath = (path: string, last: 'ru' | 'en'): 'ru' | 'en' => {
  if (isWithoutPrefix(path)) return last;
  return /^\/en(\/|$)/.test(path) ? 'en' : 'ru';
};
