import { classifyPrefix } from './languagePrefix';

/** Pages that exist only without a language prefix. */
const withoutPrefix = /^\/profile\/receipts(?=[/?#]|$)/;

/**
 * Translates a server's path of this app into a language: `/pages/rules` becomes `/en/pages/rules` on an English page.
 * A path that already names a language is unchanged.
 */
export const pathInLanguage = (path: string, language: 'ru' | 'en'): string => {
  const first = /^\/([^/?#]+)/.exec(path)?.[1];
  const verdict = classifyPrefix(first);
  if (language === 'ru' || verdict === 'en' || verdict === 'strip' || withoutPrefix.test(path)) return path;
  return `/en${path.replace(/^\/(?=[?#]|$)/, '')}`;
};
