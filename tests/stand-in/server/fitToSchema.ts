import type * as v from 'valibot';

type Schema = v.GenericSchema & { wrapped?: Schema; entries?: Record<string, Schema>; item?: Schema; pipe?: readonly Schema[] };

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
    case 'array':
      return typeof value === 'object' && value !== null && schema.item
        ? Object.values(value).map((one) => fitValue(schema.item as Schema, one))
        : value;
    case 'object':
      return fitToSchema(schema, value);
    default:
      return value;
  }
};

/** A form and an address know texts only: those that the schema wants as numbers, switches or lists become such; the schema judges the rest. */
export const fitToSchema = (schema: Schema, value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || !schema.entries) return value;
  const { entries } = schema;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, entries[name] ? fitValue(entries[name], one) : one]));
};
