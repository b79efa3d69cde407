import * as v from 'valibot';
import { randomFor, type Random } from '../seed/random';

/**
 * `reliability.md`, section 7; `commit+tokenExpired` is executed and then answered TokenExpired, `503` is 429 of a server that is down, and
 * `answer` gives a text of the test's own in the place of the city's. Three more are executed and answered in JSON whose contents are
 * not what they were: markup in every text, in every string at all, or a few things of a wrong kind, always the same for one path and
 * one seed.
 *
 * Kinds that end in `+commit` are executed `ms` later by the cities' clock, whatever has become of the connection. `rst+commit` resets it
 * at once. `504+commit` answers a proxy's 504 at once. `hang+commit` is silent until then, and answers. `late+commit` is silent until then,
 * and resets: the request itself comes so late.
 *
 * `502` and `504` are the page of a proxy, and nothing is executed. `json-as-html` and `json-as-text` are the right answer under a wrong type.
 */
const faultKinds = [
  'delay',
  'reorder',
  'hang',
  'rst',
  'commit+hang',
  'commit+rst',
  'commit+500',
  'commit+tokenExpired',
  'rst+commit',
  '504+commit',
  'hang+commit',
  'late+commit',
  'truncate',
  'drip',
  'gzip-broken',
  '500',
  '429',
  '503',
  '502',
  '504',
  'json-as-html',
  'json-as-text',
  'html200',
  'portal302',
  'empty',
  'null',
  'wrongtype',
  'answer',
  'huge',
  'dup',
  'tokenExpired',
  'clock',
  'cors-missing',
  'hostile',
  'hostile-all',
  'mutate',
] as const;
export type FaultKind = (typeof faultKinds)[number];

const count = (fallback: number) => v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), fallback);

/** A fault as it is asked for: which requests it meets, and how it spoils them. */
export const faultSchema = v.strictObject({
  /** A part of the path. */
  match: v.pipe(v.string(), v.nonEmpty()),
  method: v.optional(v.pipe(v.string(), v.toUpperCase())),
  nth: count(1),
  count: count(1),
  kind: v.picklist(faultKinds),
  ms: v.optional(v.number()),
  /** With it each request gets an `ms` of its own, drawn from `ms` to this. */
  mostMs: v.optional(v.number()),
  /** Of `mutate` and `mostMs`. */
  seed: v.optional(v.number(), 1),
  /** Of `429` and `503`: how Retry-After says `ms`. */
  retryAfter: v.optional(v.picklist(['seconds', 'date']), 'seconds'),
  /** Of `answer`: what stands in the place of the reply's JSON. */
  body: v.optional(v.string()),
  /** Of `answer`: its Content-Type. */
  type: v.optional(v.string()),
});
export type Fault = v.InferOutput<typeof faultSchema>;

/** A browser's question before a request of another origin (OPTIONS) is met only where the fault names that method. */
const isMet = ({ match, method: expectedMethod }: Fault, method: string, path: string): boolean =>
  path.includes(match) && (expectedMethod === undefined ? method !== 'OPTIONS' : expectedMethod === method);

interface Entry {
  fault: Fault;
  matched: number;
  random: Random;
}

const withRandomDelay = ({ fault, random }: Entry): Fault =>
  fault.mostMs === undefined
    ? fault
    : { ...fault, ms: random.whole(fault.ms ?? 0, Math.max(fault.ms ?? 0, fault.mostMs)) };

/** The faults in force. Each counts the requests it matches and spoils the nth and those after it, `count` in all. */
export class FaultList {
  #faults: Entry[] = [];

  add(fault: Fault): void {
    this.#faults.push({ fault, matched: 0, random: randomFor('fault', fault.seed) });
  }

  clear(): void {
    this.#faults = [];
  }

  /** The fault for a request, if any; where several want it, the one asked for first. */
  take(method: string, path: string): Fault | undefined {
    let chosen: Fault | undefined;
    for (const entry of this.#faults) {
      const { fault } = entry;
      if (!isMet(fault, method, path)) continue;
      entry.matched += 1;
      if (entry.matched >= fault.nth && entry.matched < fault.nth + fault.count) chosen ??= withRandomDelay(entry);
    }
    return chosen;
  }
}
