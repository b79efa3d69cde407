import { recordAnnounced, announcedReminderKeys } from '~/state/reminders';
import { sleep } from '~/platform/time';

/** How long another tab may take to learn what this one has stored. */
const spreadMs = 200;

const claimUntold = (keys: readonly string[]): string[] => {
  const announcedKeys = announcedReminderKeys();
  const claimedKeys = keys.filter((key) => !announcedKeys.includes(key));
  if (claimedKeys.length > 0) recordAnnounced(claimedKeys);
  return claimedKeys;
};

/** Of some reminders those that this tab is to tell: each is told once, in one tab. */
export const claimReminders = async (keys: readonly string[]): Promise<string[]> => {
  if (keys.length === 0) return [];
  try {
    return await navigator.locks.request('reminders', async () => {
      const claimedKeys = claimUntold(keys);
      if (claimedKeys.length > 0) await sleep(spreadMs);
      return claimedKeys;
    });
  } catch {
    // An old browser has no locks: two tabs may say the same at once.
    return claimUntold(keys);
  }
};
