import { recordAnnounced, announcedReminderKeys } from '~/state/reminders';
import { sleep } from '~/platform/time';

/** How long another tab may take to see what this one has stored. */
const spreadMs = 200;

const claimUntold = (keys: readonly string[]): string[] => {
  const announcedKeys = announcedReminderKeys();
  const claimedKeys = keys.filter((key) => !announcedKeys.includes(key));
  if (claimedKeys.length > 0) recordAnnounced(claimedKeys);
  return claimedKeys;
};

/** Returns the reminders that this tab may show. Each is shown once, in one tab. */
export const claimReminders = async (keys: readonly string[]): Promise<string[]> => {
  if (keys.length === 0) return [];
  try {
    return await navigator.locks.request('reminders', async () => {
      const claimedKeys = claimUntold(keys);
      if (claimedKeys.length > 0) await sleep(spreadMs);
      return claimedKeys;
    });
  } catch {
    // Old browsers have no locks, so two tabs may show the same reminder at once.
    return claimUntold(keys);
  }
};
