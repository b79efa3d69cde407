/** So long an old kept tile waits for a new one. */
const networkTimeoutMs = 2_000;

/**
 * Answers with a newer tile than the one that is kept, where one comes soon; a kept one that says there is none waits for as long as it
 * takes, for it draws nothing.
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
