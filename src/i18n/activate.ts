import { i18n, type Messages } from '@lingui/core';

export type Language = 'ru' | 'en';
export const languages: readonly Language[] = ['ru', 'en'];

/** The locale whose rules numbers follow. */
export const localeOf = (language: Language): string => (language === 'en' ? 'en-US' : 'ru-RU');

/** Loads one language's words and makes it the language of the page. */
export const activate = async (language: Language): Promise<void> => {
  if (i18n.locale !== language) {
    const { messages } = (await import(`../../locales/${language}/messages.po`)) as { messages: Messages };
    i18n.loadAndActivate({ locale: language, messages });
  }
  document.documentElement.lang = language;
};

export const currentLanguage = (): Language => (i18n.locale === 'en' ? 'en' : 'ru');
