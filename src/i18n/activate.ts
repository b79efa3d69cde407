import { i18n } from '@lingui/core';
import { messagesIn, type Language } from './messages';

/** The locale whose rules numbers follow. */
export const localeOf = (language: Language): string => (language === 'en' ? 'en-US' : 'ru-RU');

let requestedLanguage: Language;

/** Loads one language's words and makes it the language of the page, unless another one is wanted meanwhile. */
export const activate = async (language: Language): Promise<void> => {
  requestedLanguage = language;
  // To say it again would style the whole page anew.
  if (i18n.locale === language) return;
  const messages = await messagesIn(language);
  if (requestedLanguage !== language) return;
  i18n.loadAndActivate({ locale: language, messages });
  document.documentElement.lang = language;
};
