import * as v from 'valibot';

type Schema = v.GenericSchema & {
  wrapped?: Schema;
  entries?: Record<string, Schema>;
  item?: Schema;
  literal?: unknown;
  options?: readonly unknown[];
  /** Of a variant: the field that tells its options apart. */
  key?: string;
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
      return fitToSchema(schema, value);
    default:
      return value;
  }
};

/** The option of a variant that a value says it is; the first where it says nothing sensible. */
const optionOf = ({ options = [], key = '' }: Schema, value: object): Schema => {
  const kinds = options as readonly Schema[];
  const said = (value as Record<string, unknown>)[key];
  const isSaid = ({ entries }: Schema): boolean => entries?.[key] !== undefined && v.is(entries[key], fitValue(entries[key], said));
  return kinds.find(isSaid) ?? (kinds[0] as Schema);
};

/** A form and an address know texts only: those that the schema wants as numbers, switches or lists become such; the schema judges the rest. */
export const fitToSchema = (schema: Schema, value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (schema.type === 'variant') return fitToSchema(optionOf(schema, value), value);
  const { entries } = schema;
  if (!entries) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, entries[name] ? fitValue(entries[name], one) : one]));
};
