import type { SmsField } from '~/domain/sms/smsCommand';

/** A part of a command: literal text, or the value of a field. */
export interface SmsPart {
  text: string;
  field?: SmsField;
}

/**
 * Splits a city's template and fills it in, preserving the order. The text between the fields stays unchanged byte for
 * byte.
 */
export const smsParts = (template: string, values: Readonly<Record<SmsField, string>>): SmsPart[] =>
  template
    .split(/(\{(?:zone|plate|hours|amount)\})/)
    .filter(Boolean)
    .map((text) => {
      const field = /^\{(\w+)\}$/.exec(text)?.[1] as SmsField | undefined;
      return field ? { text: values[field], field } : { text };
    });
