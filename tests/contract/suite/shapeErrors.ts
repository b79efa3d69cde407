import * as v from 'valibot';

/** A problem with one field of a reply. */
export interface ShapeError {
  /** For example `result.sessions[0].endDate`. Empty for the reply itself. */
  field: string;
  reason: string;
}

type Schema = v.GenericSchema & {
  wrapped?: Schema;
  entries?: Record<string, Schema>;
  item?: Schema;
  options?: readonly unknown[];
  /** The schema of an entry of a `listOf`. */
  entry?: Schema;
  /** Present if the app replaces a wrong value by another one. */
  fallback?: unknown;
};

const kindOf = (value: unknown): string => {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'a list' : typeof value;
};

/** A readable form of a value: its kind, and the beginning of a primitive. */
const named = (value: unknown): string =>
  ['string', 'number', 'boolean'].includes(typeof value)
    ? `${typeof value} ${JSON.stringify(value).slice(0, 40)}`
    : kindOf(value);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const shapeError = (field: string, reason: string): ShapeError[] => [{ field, reason }];
const inside = (field: string, name: string): string => (field === '' ? name : `${field}.${name}`);

const optionErrors = (options: readonly Schema[], value: unknown, field: string): ShapeError[] => {
  const tried = options.map((option) => shapeErrors(option, value, field));
  if (tried.some((errors) => errors.length === 0)) return [];
  // The option that matched deepest describes the problem best.
  const deepest = tried.sort((one, other) => (other[0]?.field.length ?? 0) - (one[0]?.field.length ?? 0))[0] ?? [];
  return deepest.some((one) => one.field !== field)
    ? deepest
    : shapeError(field, `${named(value)} where ${options.map((one) => one.expects).join(' or ')} stands`);
};

/**
 * Lists the deviations of a reply from its schema. The app is tolerant: it ignores a wrong field and drops a wrong
 * entry of a list. Here each of these is reported. Fields that the schema does not know are ignored. A missing list or
 * switch counts as empty or off.
 */
export const shapeErrors = (schema: Schema, value: unknown, field = ''): ShapeError[] => {
  if (value === undefined && 'fallback' in schema) return [];
  if (schema.entry) {
    const { entry } = schema;
    if (value === null) return [];
    if (!Array.isArray(value)) return shapeError(field, `${kindOf(value)} where a list stands`);
    return value.flatMap((one, index) => shapeErrors(entry, one, `${field}[${index}]`));
  }
  switch (schema.type) {
    case 'optional':
    case 'nullable':
    case 'nullish':
      return value === undefined || (value === null && schema.type !== 'optional') || !schema.wrapped
        ? []
        : shapeErrors(schema.wrapped, value, field);
    case 'union':
      return optionErrors(schema.options as readonly Schema[], value, field);
    case 'object': {
      if (!isRecord(value)) return shapeError(field, `${kindOf(value)} where an object stands`);
      return Object.entries(schema.entries ?? {}).flatMap(([name, inner]) => {
        const isThere = Object.hasOwn(value, name);
        if (!isThere && inner.type !== 'optional' && !('fallback' in inner))
          return shapeError(inside(field, name), 'missing');
        return shapeErrors(inner, isThere ? value[name] : undefined, inside(field, name));
      });
    }
    case 'array':
      if (!Array.isArray(value)) return shapeError(field, `${kindOf(value)} where a list stands`);
      return value.flatMap((one, index) => (schema.item ? shapeErrors(schema.item, one, `${field}[${index}]`) : []));
    default: {
      const result = v.safeParse(schema, value);
      return result.success
        ? []
        : shapeError(
            field,
            `${kindOf(value)} ${JSON.stringify(value)?.slice(0, 40) ?? ''}: ${result.issues[0].message}`,
          );
    }
  }
};
