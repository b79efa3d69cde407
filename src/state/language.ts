import { keys } from './keys';
import { read, write } from './storage';

/** The last chosen language: for addresses that have no prefixed form, and for the installed app's start. */
export const rememberLanguage = (language: 'ru' | 'en'): void => {
  if (read(keys.language) !== language) write(keys.language, language);
};

export const lastLanguage = (): 'ru' | 'en' => read(keys.language) ?? 'ru';
