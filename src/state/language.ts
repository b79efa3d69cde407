import { storageKeys } from './storageKeys';
import { read, write } from '~/platform/storage';

/** Stores the last chosen language, for addresses without a language prefix and for the start of the installed app. */
export const rememberLanguage = (language: 'ru' | 'en'): void => {
  if (read(storageKeys.language) !== language) write(storageKeys.language, language);
};

export const lastLanguage = (): 'ru' | 'en' => read(storageKeys.language) ?? 'ru';
