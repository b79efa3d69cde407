import * as v from 'valibot';

type Schema = v.GenericSchema & {
  wrapped?: Schema;
  entries?: Record<string, Schema>;
  item?: Schema;
  literal?: unknown;
  options?: readonly unknown[];
};

const fitValue = (schema: Schema, value: unknown): unknown => {
  switch (schema.type) {
    case 'optional':
    case 'nullable':
    case 'nullish':
      return schema.wrapped ? fitValue(schema.wrapped, value) : value;
    case 'number':
      return typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value;
    case 'boolean':
      return value === 'true' || value === 'false' ? value === 'true' : value;
    case 'literal':
      return typeof schema.literal === 'number' && value === String(schema.literal) ? schema.literal : value;
    case 'picklist':
      return schema.options?.find((option) => String(option) === value) ?? value;
    case 'array':
      return typeof value === 'object' && value !== null && schema.item
        ? Object.values(value).map((one) => fitValue(schema.item as Schema, one))
        : value;
    case 'object':
    case 'loose_object':
      return fitToSchema(schema, value);
    default:
      return value;
  }
};

/**
 * Picks the option of a union whose literals match the value, so that an invalid field gets its specific error. If none
 * matches, returns a schema with the literals only.
 */
export const optionOf = (schema: Schema, value: object): Schema => {
  if (schema.type !== 'union') return schema;
  const kinds = (schema.options ?? []) as readonly Schema[];
  const fields = value as Record<string, unknown>;
  const literals = ({ entries = {} }: Schema): [string, Schema][] =>
    Object.entries(entries).filter(([, { type }]) => type === 'literal');
  const matchesLiterals = (kind: Schema): boolean =>
    literals(kind).every(([name, entry]) => v.is(entry, fitValue(entry, fields[name])));
  return kinds.find(matchesLiterals) ?? v.object(Object.fromEntries(kinds.slice(0, 1).flatMap(literals)));
};

/**
 * Forms and addresses contain texts only. Converts those that the schema declares as numbers, booleans or lists; the
 * schema validates the rest.
 */
export const fitToSchema = (schema: Schema, value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  const { entries } = schema;
  if (!entries) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, entries[name] ? fitValue(entries[name], one) : one]),
  );
};
