import type { Json } from './mutate';

/** Markup that would request a foreign address and run a script if it were inserted unescaped. */
export const hostileText = '<img src=//canary.example/x onerror=canary()>';

/** Replaces every string in a reply. `status` stays, because otherwise the reply would not be read at all. */
export const hostile = (reply: Json, rewrite: (text: string) => string): Json => {
  if (typeof reply === 'string') return rewrite(reply);
  if (Array.isArray(reply)) return reply.map((one) => hostile(one, rewrite));
  if (typeof reply !== 'object' || reply === null) return reply;
  return Object.fromEntries(
    Object.entries(reply).map(([name, value]) => [name, name === 'status' ? value : hostile(value, rewrite)]),
  );
};
