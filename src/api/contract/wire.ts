import * as v from 'valibot';

/** Readers that forgive what servers are known to vary: numbers as strings, null for nothing, one spoiled entry in a list. */

const decimal = /^-?\d+(?:[.,]\d+)?$/;
/** No sum, count or coordinate is larger; beyond it a number would end as Infinity or NaN on the screen. */
const inRange = v.check<number>((value) => Math.abs(value) <= Number.MAX_SAFE_INTEGER);

/** A number, or one in a string with a point or a comma. */
export const numeric = v.union([
  v.pipe(v.number(), inRange),
  v.pipe(
    v.string(),
    v.trim(),
    v.regex(decimal),
    v.transform((text) => Number(text.replace(',', '.'))),
    inRange,
  ),
]);

/** A text, or a number that stands for one (zone numbers, ids). */
export const text = v.union([v.string(), v.pipe(v.number(), v.finite(), v.transform(String))]);

/** A switch: boolean, 0/1, or their names. Anything else counts as off. */
export const flag = v.fallback(
  v.union([
    v.boolean(),
    v.pipe(
      v.picklist([0, 1]),
      v.transform((value) => value === 1),
    ),
    v.pipe(
      v.picklist(['0', '1', 'true', 'false']),
      v.transform((value) => value === '1' || value === 'true'),
    ),
    v.pipe(
      v.null(),
      v.transform(() => false),
    ),
  ]),
  false,
);

export const nothing = v.pipe(
  v.null(),
  v.transform(() => undefined),
);

/** A field that may be absent, null, or of a wrong type: then it is undefined. */
/* @__NO_SIDE_EFFECTS__ */
export const maybe = <S extends v.GenericSchema>(schema: S) =>
  v.optional(v.fallback(v.union([nothing, schema]), undefined));

/**
 * A list whose unreadable entries are dropped; null or absence is an empty list. What an entry should be can be asked of
 * the schema: the contract suite judges lists more strictly than the app reads them.
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
