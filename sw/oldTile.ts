/** So long an old kept tile waits for a new one. */
const patienceMs = 2_000;

/**
 * Answers with a newer tile than the one that is kept, where one comes soon; a kept one that says there is none waits for as long as it
 * takes, for it draws nothing.
 */
export const newerTile = async (kept: Response, asked: Promise<Response>, isOnline: boolean): Promise<Response> => {
  const newer = asked.then(
    (answer) => (answer.ok ? answer : kept),
    () => kept,
  );
  if (!isOnline) return kept;
  return kept.ok ? Promise.race([newer, new Promise<Response>((resolve) => setTimeout(() => resolve(kept), patienceMs))]) : newer;
};
