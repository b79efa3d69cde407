import * as v from 'valibot';
import { randomFor, type Random } from '../seed/random';

/**
 * `commit+tokenExpired` executes the request and then answers TokenExpired. `503` is `429` of a server that is down.
 * `answer` replaces the city's reply with a text of the test.
 *
 * Three more kinds execute the request and answer JSON with changed contents. `hostile` puts markup into every text,
 * `hostile-all` into every string. `mutate` changes a few values to ones of a wrong kind, always the same for one path
 * and one seed.
 *
 * Kinds that end in `+commit` are executed `ms` later by the cities' clock, whatever happens to the connection:
 * - `rst+commit` resets the connection at once.
 * - `504+commit` answers with a proxy's 504 at once.
 * - `hang+commit` is silent until the execution, and then answers.
 * - `late+commit` is silent until the execution, and then resets, as if the request itself arrived late.
 *
 * `502` and `504` are a proxy's page, and nothing is executed. `json-as-html` and `json-as-text` are the right answer
 * with a wrong type.
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

/** A requested fault: which requests it affects, and how it changes them. */
export const faultSchema = v.strictObject({
  /** A part of the path. */
  match: v.pipe(v.string(), v.nonEmpty()),
  method: v.optional(v.pipe(v.string(), v.toUpperCase())),
  nth: count(1),
  count: count(1),
  kind: v.picklist(faultKinds),
  ms: v.optional(v.number()),
  /** If set, each request gets its own random delay from `ms` to this value. */
  mostMs: v.optional(v.number()),
  /** For `mutate` and `mostMs`. */
  seed: v.optional(v.number(), 1),
  /** For `429` and `503`: the form in which Retry-After gives `ms`. */
  retryAfter: v.optional(v.picklist(['seconds', 'date']), 'seconds'),
  /** For `answer`: the body that replaces the reply's JSON. */
  body: v.optional(v.string()),
  /** For `answer`: its Content-Type. */
  type: v.optional(v.string()),
});
export type Fault = v.InferOutput<typeof faultSchema>;

/** A CORS preflight (OPTIONS) matches only if the fault names that method. */
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

/** The active faults. Each one counts the requests that it matches, and affects `count` of them from the nth on. */
export class FaultList {
  #faults: Entry[] = [];

  add(fault: Fault): void {
    this.#faults.push({ fault, matched: 0, random: randomFor('fault', fault.seed) });
  }

  clear(): void {
    this.#faults = [];
  }

  /** Returns the fault for a request, if any. If several match, the one added first wins. */
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
