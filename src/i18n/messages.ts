import { i18n, type Messages } from '@lingui/core';
import openCatalogue from 'virtual:catalogues';
import { withTimeout } from '~/platform/time';

export type Language = 'ru' | 'en';

/** The catalogues that are loaded or loading: catalogue → language → messages. */
const requested = new Map<string, Partial<Record<Language, Promise<Messages>>>>();

const fetchMessages = (catalogue: string, language: Language): Promise<Messages> => {
  const byLanguage = requested.get(catalogue) ?? {};
  requested.set(catalogue, byLanguage);
  byLanguage[language] ??= openCatalogue(catalogue, language).then(({ messages }) => messages);
  byLanguage[language].catch(() => delete byLanguage[language]);
  return byLanguage[language];
};

export const currentLanguage = (): Language => (i18n.locale === 'en' ? 'en' : 'ru');

/**
 * Loads the messages of one feature in the language of the page. The build adds the line that makes a module of a
 * feature wait for its messages. A route may call this ahead, so that they load together with its screen.
 */
export const loadMessages = async (catalogue: string): Promise<void> => {
  let language: Language;
  do {
    language = currentLanguage();
    i18n.load(language, await fetchMessages(catalogue, language));
    // The language of the page may have changed in the meantime.
  } while (language !== currentLanguage());
};

/**
 * Catalogues whose messages are not on the page: still loading, or lost without any importer having been informed yet.
 */
const missing = new Set<string>();
/**
 * Modules, and parts of modules, whose messages failed to load, with the lost catalogues. The next import of one of them
 * requests its catalogues again.
 */
const missingByModule = new WeakMap<object, readonly string[]>();
/** The lost catalogues. A module that another import has evaluated may need one, so each import requests them again. */
const lost = new Set<string>();
/** How long a module waits for messages that others have requested. */
const othersWaitMs = 2_000;

const ignore = (): void => undefined;

/** Called by every module of a feature with messages, when it is evaluated in a build. */
export const requireMessages = (catalogue: string): void => {
  missing.add(catalogue);
  // Requested at once. Whatever awaits the module receives the error.
  void loadMessages(catalogue).then(() => missing.delete(catalogue), ignore);
};

/** Returns the catalogues that were missing before a module was requested: the module depends on none of them. */
export const pendingMessages = (): ReadonlySet<string> => new Set(missing);

/**
 * Awaited by every import of a build, instead of by the modules themselves. If a module still awaits at its top level,
 * WebKit gives it to a second importer before it is complete. Rejects if messages of this import failed to load.
 * Messages that were requested before, by others, are awaited only for a moment.
 */
export const awaitMessages = async (module: object | undefined, before: ReadonlySet<string>): Promise<void> => {
  const now = [...missing];
  // Where an import is destructured, only the parts of the module stay the same objects.
  const parts = module ? [module, ...Object.values(module)].filter((one): one is object => Object(one) === one) : [];
  const required = [
    ...new Set([
      ...now.filter((catalogue) => !before.has(catalogue)),
      ...parts.flatMap((part) => missingByModule.get(part) ?? []),
    ]),
  ];
  const others = now.filter((catalogue) => !required.includes(catalogue));
  // Not awaited: they would delay modules that need none of them.
  lost.forEach((catalogue) => void loadMessages(catalogue).then(() => lost.delete(catalogue), ignore));
  const [results] = await Promise.all([
    Promise.allSettled(required.map(loadMessages)),
    others.length > 0 && withTimeout(Promise.allSettled(others.map(loadMessages)), othersWaitMs),
  ]);
  const failure = results.find((result) => result.status === 'rejected');
  if (!failure) {
    parts.forEach((part) => missingByModule.delete(part));
    return;
  }
  const failed = required.filter((_, index) => results[index]?.status === 'rejected');
  failed.forEach((catalogue) => {
    missing.delete(catalogue);
    lost.add(catalogue);
  });
  parts.forEach((part) => missingByModule.set(part, failed));
  throw failure.reason;
};

/** Loads the base and everything requested so far in another language. */
export const messagesIn = async (language: Language): Promise<Messages> => {
  for (;;) {
    const catalogues = new Set(['base', ...requested.keys()]);
    const all = await Promise.all([...catalogues].map((catalogue) => fetchMessages(catalogue, language)));
    // A module that arrived in the meantime has loaded its messages in the old language only.
    if ([...requested.keys()].every((catalogue) => catalogues.has(catalogue)))
      return Object.assign({}, ...all) as Messages;
  }
};
