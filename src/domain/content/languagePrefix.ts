/**
 * What the first segment of an address means (document 1, section 2; `decisions.md`): a language of the product, the
 * Russian prefix that is stripped, another language's tag that leads home, or no language at all.
 */
export const classifyPrefix = (segment: string | undefined): 'ru' | 'en' | 'strip' | 'home' | 'unknown' => {
  if (segment === undefined) return 'ru';
  if (segment === 'en') return 'en';
  if (segment === 'ru') return 'strip';
  return /^[a-z]{2,3}(-[a-z]{2})?$/i.test(segment) ? 'home' : 'unknown';
};

/** Has no form with a language before it (ROUTE-19). */
export const isWithoutPrefix = (path: string): boolean => /^\/profile\/receipts\/?$/.test(path);

/** The language of an address: its prefix; the last chosen one where an address never has a prefix; else Russian. */
export const languageOfPath = (path: string, last: 'ru' | 'en'): 'ru' | 'en' => {
  if (isWithoutPrefix(path)) return last;
  return /^\/en(\/|$)/.test(path) ? 'en' : 'ru';
};
