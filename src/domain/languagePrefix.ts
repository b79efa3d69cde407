/**
 * What the first segment of an address means (document 1, section 2; `decisions.md`): a language of the product, the
 * Russian prefix that is stripped, another language's tag that leads home, or no language at all.
 */
export const judgePrefix = (segment: string | undefined): 'ru' | 'en' | 'strip' | 'home' | 'unknown' => {
  if (segment === undefined) return 'ru';
  if (segment === 'en') return 'en';
  if (segment === 'ru') return 'strip';
  return /^[a-z]{2,3}(-[a-z]{2})?$/i.test(segment) ? 'home' : 'unknown';
};

/** The language of an address, for choosing the words before the router has read it. */
export const languageOfPath = (path: string): 'ru' | 'en' => (/^\/en(\/|$)/.test(path) ? 'en' : 'ru');
