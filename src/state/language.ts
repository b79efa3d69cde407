import { storageKeys } from './storageKeys';
import { read, write } from '~/platform/storage';

/** The last chosen language: for addresses that have no prefixed form, and for the installed app's start. */
export const rememberLanguage = (language: 'ru' | 'en'): void => {
  if (read(storageKeys.language) !== language) write(storageKeys.language, language);
};

export const lastLanguage = (): 'ru' | 'en' => read(storageKeys.language) ?? 'ru';
