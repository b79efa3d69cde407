import { i18n } from '@lingui/core';
import { wordsIn, type Language } from './words';

/** The locale whose rules numbers follow. */
export const localeOf = (language: Language): string => (language === 'en' ? 'en-US' : 'ru-RU');

/** Loads one language's words and makes it the language of the page. */
export const activate = async (language: Language): Promise<void> => {
  if (i18n.locale !== language) i18n.loadAndActivate({ locale: language, messages: await wordsIn(language) });
  document.documentElement.lang = language;
};
