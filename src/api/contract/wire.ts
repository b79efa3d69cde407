import * as v from 'valibot';

/**
 * Lenient readers for known variations of servers: numbers as strings, null for an empty value, one bad entry in a
 * list.
 */

const decimal = /^\s*-?\d+(?:[.,]\d+)?\s*$/;
/**
 * An upper bound for every sum, count and coordinate. A larger number would appear as Infinity or NaN on the screen.
 */
const inRange = v.check<number>((value) => Math.abs(value) <= Number.MAX_SAFE_INTEGER);

/** A number, or a string that holds one with a point or a comma. */
export const numeric = v.union([
  v.pipe(v.number(), inRange),
  v.pipe(
    v.string(),
    v.regex(decimal),
    v.transform((text) => Number(text.replace(',', '.'))),
    inRange,
  ),
]);

/** A string, or a number that is used as one (zone numbers, ids). */
export const text = v.union([v.string(), v.pipe(v.number(), v.finite(), v.transform(String))]);

/** A switch: a boolean, 0/1, or these as strings. Any other value counts as off. */
export const flag = v.fallback(
  v.union([
    v.boolean(),
    v.pipe(
      v.nullable(v.picklist([0, 1, '0', '1', 'true', 'false'])),
      v.transform((value) => value === 1 || value === '1' || value === 'true'),
    ),
  ]),
  false,
);

export const nothing = v.pipe(
  v.null(),
  v.transform(() => undefined),
);

/** A field that is undefined if it is absent, null, or of a wrong type. */
/* @__NO_SIDE_EFFECTS__ */
export const maybe = <S extends v.GenericSchema>(schema: S) =>
  v.optional(v.fallback(v.union([nothing, schema]), undefined));

/**
 * A list that drops unreadable entries; null or absence is an empty list. `entry` is the schema of one entry: the
 * contract suite checks lists more strictly than the app reads them.
 */
/* @__NO_SIDE_EFFECTS__ */
export const listOf = <S extends v.GenericSchema>(entry: S) =>
  Object.assign(
    v.pipe(
      v.fallback(v.array(v.unknown()), []),
      v.transform((list): v.InferOutput<S>[] =>
        list.flatMap((one) => {
          const result = v.safeParse(entry, one);
          return result.success ? [result.output] : [];
        }),
      ),
    ),
    { entry },
  );
