import { currentLanguage } from './messages';

/** Returns the prefix of paths in the language of the page; empty for Russian. */
export const currentPrefix = (): '' | '/en' => (currentLanguage() === 'en' ? '/en' : '');
