import { i18n, type Messages } from '@lingui/core';
import openCatalogue from 'virtual:words';
import { withTimeout } from '~/platform/time';

export type Language = 'ru' | 'en';

/** Words that are on the page or on their way: area → language → done. */
const requested = new Map<string, Partial<Record<Language, Promise<Messages>>>>();

const fetchMessages = (catalogue: string, language: Language): Promise<Messages> => {
  const byLanguage = requested.get(catalogue) ?? {};
  requested.set(catalogue, byLanguage);
  byLanguage[language] ??= openCatalogue(catalogue, language).then(({ messages }) => messages);
  byLanguage[language].catch(() => delete byLanguage[language]);
  return byLanguage[language];
};

/** The language of the page. */
export const currentLanguage = (): Language => (i18n.locale === 'en' ? 'en' : 'ru');

/**
 * The words of one feature, in the language of the page. No module of a feature that holds words is given out without them (the
 * build adds the line); a route may ask ahead, so that they come along with its screen.
 */
export const loadMessages = async (catalogue: string): Promise<void> => {
  let language: Language;
  do {
    language = currentLanguage();
    i18n.load(language, await fetchMessages(catalogue, language));
    // Meanwhile the page may have got another one.
  } while (language !== currentLanguage());
};

/** Areas whose words are not on the page: on their way, or lost while nobody has heard of it. */
const missing = new Set<string>();
/** Modules whose words did not come, and which words those are: whoever asks for one of them again asks for these. */
const missingByModule = new WeakMap<object, readonly string[]>();
/** For how long a module waits for words that others have asked for. */
const othersWaitMs = 2_000;

/** Said by every module of a feature that holds words, when it is read in a build. */
export const requireMessages = (catalogue: string): void => {
  missing.add(catalogue);
  // Asked for at once; whoever waits for the module hears of a failure.
  void loadMessages(catalogue).then(
    () => missing.delete(catalogue),
    () => undefined,
  );
};

/** What is on its way before a module is asked for: it hangs on nothing of that. */
export const pendingMessages = (): ReadonlySet<string> => new Set(missing);

/**
 * Waited for by every import of a build in place of the modules themselves: WebKit gives out a module that still waits at its top
 * level to whoever asks for it second, before it is whole. Rejects where words of this very import did not come; those that were
 * on their way before, for somebody else, are waited for a moment.
 */
export const awaitMessages = async (module: object | undefined, before: ReadonlySet<string>): Promise<void> => {
  const now = [...missing];
  const required = [
    ...new Set([
      ...now.filter((catalogue) => !before.has(catalogue)),
      ...((module && missingByModule.get(module)) ?? []),
    ]),
  ];
  const others = now.filter((catalogue) => !required.includes(catalogue));
  const [results] = await Promise.all([
    Promise.allSettled(required.map(loadMessages)),
    others.length > 0 && withTimeout(Promise.allSettled(others.map(loadMessages)), othersWaitMs),
  ]);
  const failure = results.find((result) => result.status === 'rejected');
  if (!failure) {
    if (module) missingByModule.delete(module);
    return;
  }
  const lost = required.filter((_, index) => results[index]?.status === 'rejected');
  lost.forEach((catalogue) => missing.delete(catalogue));
  if (module) missingByModule.set(module, lost);
  throw failure.reason;
};

/** Everything that has been asked for so far, and the base, in another language. */
export const messagesIn = async (language: Language): Promise<Messages> => {
  for (;;) {
    const catalogues = new Set(['base', ...requested.keys()]);
    const all = await Promise.all([...catalogues].map((catalogue) => fetchMessages(catalogue, language)));
    // A module that came meanwhile has brought words in the old one alone.
    if ([...requested.keys()].every((catalogue) => catalogues.has(catalogue)))
      return Object.assign({}, ...all) as Messages;
  }
};
