import { noteTold, toldKeys } from '~/state/reminders';

/** How long another tab may take to learn what this one has stored. */
const spreadMs = 200;

const take = (keys: readonly string[]): string[] => {
  const told = toldKeys();
  const own = keys.filter((key) => !told.includes(key));
  if (own.length > 0) noteTold(own);
  return own;
};

/** Of some reminders those that this tab is to tell: each is told once, in one tab. */
export const claim = async (keys: readonly string[]): Promise<string[]> => {
  if (keys.length === 0) return [];
  try {
    return await navigator.locks.request('reminders', async () => {
      const own = take(keys);
      if (own.length > 0) await new Promise((resolve) => setTimeout(resolve, spreadMs));
      return own;
    });
  } catch {
    // An old browser has no locks: two tabs may say the same at once.
    return take(keys);
  }
};
