import * as v from 'valibot';

/**
 * `reliability.md`, section 7; `commit+tokenExpired` is executed and then answered TokenExpired, `list` and `text` are an empty
 * one where an object should be, and `mutated` is a good answer in which a few things are wrong, by `seed`.
 */
export const faultKinds = [
  'delay',
  'reorder',
  'hang',
  'rst',
  'commit+hang',
  'commit+rst',
  'commit+500',
  'commit+tokenExpired',
  'truncate',
  'drip',
  'gzip-broken',
  '500',
  '429',
  'html200',
  'portal302',
  'empty',
  'null',
  'list',
  'text',
  'wrongtype',
  'mutated',
  'huge',
  'dup',
  'tokenExpired',
  'clock',
  'cors-missing',
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
  /** Of `mutated`: by another one other things are wrong. */
  seed: v.optional(v.string(), '1'),
});
export type Fault = v.InferOutput<typeof faultSchema>;

/** A browser's question before a request of another origin (OPTIONS) is met only where the fault names that method. */
const isMet = ({ match, method: wanted }: Fault, method: string, path: string): boolean =>
  path.includes(match) && (wanted === undefined ? method !== 'OPTIONS' : wanted === method);

/** The faults in force. Each counts the requests it matches and spoils the nth and those after it, `count` in all. */
export class FaultList {
  #faults: { fault: Fault; seen: number }[] = [];

  add(fault: Fault): void {
    this.#faults.push({ fault, seen: 0 });
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
      entry.seen += 1;
      if (entry.seen >= fault.nth && entry.seen < fault.nth + fault.count) chosen ??= fault;
    }
    return chosen;
  }
}
