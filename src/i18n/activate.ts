import { i18n } from '@lingui/core';
import { messagesIn, type Language } from './messages';

/** Returns the locale that formats numbers and dates. */
export const localeOf = (language: Language): string => (language === 'en' ? 'en-US' : 'ru-RU');

let requestedLanguage: Language;

/**
 * Loads the messages of a language and makes it the language of the page, unless another one is requested in the
 * meantime.
 */
export const activate = async (language: Language): Promise<void> => {
  requestedLanguage = language;
  // Activating it again would restyle the whole page.
  if (i18n.locale === language) return;
  const messages = await messagesIn(language);
  if (requestedLanguage !== language) return;
  i18n.loadAndActivate({ locale: language, messages });
  document.documentElement.lang = language;
};
