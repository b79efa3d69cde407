import type { Random } from '../seed/random';

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/** Wrong values for a reply: of every type, empty, huge and hostile. */
const strangers: readonly Json[] = [
  null,
  true,
  false,
  0,
  -1,
  1e21,
  -0.5,
  0.1,
  1e308,
  '',
  ' ',
  'abc',
  '10,5',
  '1 000',
  '0x10',
  '-',
  '2026-13-45T99:99:99',
  '0001-01-01T00:00:00',
  '9999-12-31T23:59:59Z',
  '<img src=x onerror=alert(1)>',
  ['java', 'script:alert(1)'].join(''),
  '__proto__',
  'constructor',
  '\ud83d',
  'ы'.repeat(5000),
  [],
  {},
  [null],
  [[]],
  { length: 3 },
  { toString: 'x', valueOf: 'y' },
];

/** Shortens lists to three entries, because more add no information. */
export const shortened = (value: unknown): Json => {
  if (Array.isArray(value)) return value.slice(0, 3).map(shortened);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, shortened(one)]));
  return value as Json;
};

interface Place {
  set: (value: Json) => void;
  drop: () => void;
  value: Json;
}

const placesOf = (value: Json): Place[] => {
  if (Array.isArray(value))
    return value.flatMap((one, index) => [
      { value: one, set: (next: Json) => (value[index] = next), drop: () => value.splice(index, 1) },
      ...placesOf(one),
    ]);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => [
    { value: one, set: (next: Json) => (value[name] = next), drop: () => delete value[name] },
    ...placesOf(one),
  ]);
};

/** A reply with a few wrong values. */
export const mutate = (reply: Json, random: Random): Json => {
  const mutant = structuredClone(reply);
  for (let times = random.pick([1, 1, 2, 4]); times > 0; times -= 1) {
    const places = placesOf(mutant);
    if (places.length === 0) return mutant;
    const { value, set, drop } = random.pick(places);
    const how = random.pick(['stranger', 'stranger', 'stranger', 'drop', 'asText', 'asList', 'often']);
    if (how === 'drop') drop();
    else if (how === 'asText') set(typeof value === 'object' ? JSON.stringify(value) : String(value ?? ''));
    else if (how === 'asList') set([value]);
    else if (how === 'often' && Array.isArray(value)) set([...value, ...value]);
    else set(structuredClone(random.pick(strangers)));
  }
  return mutant;
};
