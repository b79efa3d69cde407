/** How long an old stored tile waits for a new one. */
const networkTimeoutMs = 2_000;

/**
 * Returns a newer tile than the stored one if it arrives soon. A stored answer without a tile waits as long as
 * necessary, because it draws nothing.
 */
export const newerTile = async (stored: Response, pending: Promise<Response>, isOnline: boolean): Promise<Response> => {
  const newer = pending.then(
    (answer) => (answer.ok ? answer : stored),
    () => stored,
  );
  if (!isOnline) return stored;
  return stored.ok
    ? Promise.race([newer, new Promise<Response>((resolve) => setTimeout(() => resolve(stored), networkTimeoutMs))])
    : newer;
};
