import type { SmsField } from '~/domain/sms/smsCommand';

/** A piece of a command: letters to type as they are, or what stands for something of the driver's own. */
export interface SmsPart {
  text: string;
  field?: SmsField;
}

/** A city's template taken apart and filled in, in its order; the letters between the places stay byte for byte. */
export const smsParts = (template: string, values: Readonly<Record<SmsField, string>>): SmsPart[] =>
  template
    .split(/(\{(?:zone|plate|hours|amount)\})/)
    .filter(Boolean)
    .map((text) => {
      const field = /^\{(\w+)\}$/.exec(text)?.[1] as SmsField | undefined;
      return field ? { text: values[field], field } : { text };
    });
