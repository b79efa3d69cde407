import { currentLanguage } from './messages';

/** What stands before the paths of the page's language: nothing in Russian. */
export const currentPrefix = (): '' | '/en' => (currentLanguage() === 'en' ? '/en' : '');
