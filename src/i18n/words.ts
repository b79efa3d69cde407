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
  let language: Language;
  do {
    language = currentLanguage();
    i18n.load(language, await fetchWords(area, language));
    // Meanwhile the page may have got another one.
  } while (language !== currentLanguage());
};

/** Areas whose words are not on the page: on their way, or lost while nobody has heard of it. */
const missing = new Set<string>();
/** Modules whose words did not come, and which words those are: whoever asks for one of them again asks for these. */
const owed = new WeakMap<object, readonly string[]>();
/** For how long a module waits for words that others have asked for. */
const othersMs = 2_000;

/** Said by every module of a feature that holds words, when it is read in a build. */
export const needWords = (area: string): void => {
  missing.add(area);
  // Asked for at once; whoever waits for the module hears of a failure.
  void words(area).then(
    () => missing.delete(area),
    () => undefined,
  );
};

/** What is on its way before a module is asked for: it hangs on nothing of that. */
export const wordsOnTheirWay = (): ReadonlySet<string> => new Set(missing);

/**
 * Waited for by every import of a build in place of the modules themselves: WebKit gives out a module that still waits at its top
 * level to whoever asks for it second, before it is whole. Rejects where words of this very import did not come; those that were
 * on their way before, for somebody else, are waited for a moment.
 */
export const wordsAreThere = async (module: object | undefined, before: ReadonlySet<string>): Promise<void> => {
  const now = [...missing];
  const own = [...new Set([...now.filter((area) => !before.has(area)), ...((module && owed.get(module)) ?? [])])];
  const others = now.filter((area) => !own.includes(area));
  const [results] = await Promise.all([
    Promise.allSettled(own.map(words)),
    others.length > 0 && Promise.race([Promise.allSettled(others.map(words)), new Promise((resolve) => setTimeout(resolve, othersMs))]),
  ]);
  const fault = results.find((result) => result.status === 'rejected');
  if (!fault) {
    if (module) owed.delete(module);
    return;
  }
  const lost = own.filter((_, index) => results[index]?.status === 'rejected');
  lost.forEach((area) => missing.delete(area));
  if (module) owed.set(module, lost);
  throw fault.reason;
};

/** Everything that has been asked for so far, and the base, in another language. */
export const wordsIn = async (language: Language): Promise<Messages> => {
  for (;;) {
    const areas = new Set(['base', ...asked.keys()]);
    const all = await Promise.all([...areas].map((area) => fetchWords(area, language)));
    // A module that came meanwhile has brought words in the old one alone.
    if ([...asked.keys()].every((area) => areas.has(area))) return Object.assign({}, ...all) as Messages;
  }
};
