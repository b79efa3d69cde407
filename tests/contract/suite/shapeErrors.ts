import * as v from 'valibot';

/** What is wrong with one field of a reply. */
export interface ShapeError {
  /** `result.sessions[0].endDate`; empty for the reply itself. */
  field: string;
  reason: string;
}

type Schema = v.GenericSchema & {
  wrapped?: Schema;
  entries?: Record<string, Schema>;
  item?: Schema;
  options?: readonly unknown[];
  /** Of a `listOf`: what an entry should be. */
  entry?: Schema;
  /** There where the app would take another value for a wrong one. */
  fallback?: unknown;
};

const kindOf = (value: unknown): string => {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'a list' : typeof value;
};

/** A value for people: its kind, and what it says where it is short. */
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
  // The option that came furthest says best what is wrong.
  const deepest = tried.sort((one, other) => (other[0]?.field.length ?? 0) - (one[0]?.field.length ?? 0))[0] ?? [];
  return deepest.some((one) => one.field !== field)
    ? deepest
    : shapeError(field, `${named(value)} where ${options.map((one) => one.expects).join(' or ')} stands`);
};

/**
 * What a reply has that its schema does not want. The app reads tolerantly (a wrong field becomes nothing, a wrong entry
 * of a list is left out); here each of these is told. Fields that the schema does not know are nobody's business, and an
 * absent list or switch is an empty or an off one.
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
