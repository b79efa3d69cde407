import type { Json } from './mutate';

/** Markup that would ask a stranger for something and run something, were it drawn as it stands. */
export const hostileText = '<img src=//canary.example/x onerror=canary()>';

/** A reply with another text for each string in it; only whether it is a good one stays, or nothing of it would be read. */
export const hostile = (reply: Json, rewrite: (text: string) => string): Json => {
  if (typeof reply === 'string') return rewrite(reply);
  if (Array.isArray(reply)) return reply.map((one) => hostile(one, rewrite));
  if (typeof reply !== 'object' || reply === null) return reply;
  return Object.fromEntries(
    Object.entries(reply).map(([name, value]) => [name, name === 'status' ? value : hostile(value, rewrite)]),
  );
};
