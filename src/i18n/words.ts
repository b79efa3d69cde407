import { i18n, type Messages } from '@lingui/core';
import openCatalogue from 'virtual:words';

export type Language = 'ru' | 'en';

/** Words that are on the page or on their way: area → language → done. */
const asked = new Map<string, Partial<Record<Language, Promise<Messages>>>>();

const fetchWords = (area: string, language: Language): Promise<Messages> => {
  const ofArea = asked.get(area) ?? {};
  asked.set(area, ofArea);
  ofArea[language] ??= openCatalogue(area, language).then(({ messages }) => messages);
  ofArea[language].catch(() => delete ofArea[language]);
  return ofArea[language];
};

/** The language of the page. */
export const currentLanguage = (): Language => (i18n.locale === 'en' ? 'en' : 'ru');

/**
 * The words of one feature, in the language of the page. No module of a feature that holds words is given out without them (the
 * build adds the line); a route may ask ahead, so that they come along with its screen.
 */
export const words = async (area: string): Promise<void> => {
  const language = currentLanguage();
  i18n.load(language, await fetchWords(area, language));
};

/** Areas whose words are not on the page yet. */
const missing = new Set<string>();

/** Said by every module of a feature that holds words, when it is read in a build. */
export const needWords = (area: string): void => {
  missing.add(area);
  // Asked for at once; whoever waits for the module hears of a failure, and asks again.
  wordsAreThere().catch(() => undefined);
};

/**
 * Waited for by every import of a build in place of the modules themselves: WebKit gives out a module that still waits at its top
 * level to whoever asks for it second, before it is whole.
 */
export const wordsAreThere = async (): Promise<void> => {
  await Promise.all(
    [...missing].map(async (area) => {
      await words(area);
      missing.delete(area);
    }),
  );
};

/** Everything that has been asked for so far, and the base, in another language. */
export const wordsIn = async (language: Language): Promise<Messages> => {
  const all = await Promise.all([...new Set(['base', ...asked.keys()])].map((area) => fetchWords(area, language)));
  return Object.assign({}, ...all) as Messages;
};
