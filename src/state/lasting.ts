import * as v from 'valibot';
import { key } from './keys';
import { read, write } from './storage';

/** Has the browser been asked to keep what this app stores? Some ask the driver: once is enough. */
const askedKey = key<boolean>({ name: 'asked-to-last', schema: v.boolean(), fallback: false });

/** Does the browser promise not to clear the app's storage by itself? Undefined where it does not say. */
export const isLasting = async (): Promise<boolean | undefined> => {
  try {
    return await navigator.storage.persisted();
  } catch {
    return undefined;
  }
};

/** Asks the browser for that promise, once, when there is something worth it. Whatever comes of it, nothing depends on it. */
export const askToLast = async (): Promise<void> => {
  if (read(askedKey)) return;
  write(askedKey, true);
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist();
  } catch {
    // Old browsers have no such promise.
  }
};
