import { classifyPrefix } from './languagePrefix';

/** Pages that exist only without a prefix (`decisions.md`). */
const withoutPrefix = /^\/profile\/receipts(?=[/?#]|$)/;

/**
 * A path of this app as a server writes it, for a page in the given language: `/pages/rules` on an English page is
 * `/en/pages/rules`. A path that names a language itself keeps it.
 */
export const pathInLanguage = (path: string, language: 'ru' | 'en'): string => {
  const first = /^\/([^/?#]+)/.exec(path)?.[1];
  const verdict = classifyPrefix(first);
  if (language === 'ru' || verdict === 'en' || verdict === 'strip' || withoutPrefix.test(path)) return path;
  return `/en${path.replace(/^\/(?=[?#]|$)/, '')}`;
};
