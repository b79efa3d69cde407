import {
  fillTemplate,
  smsPurpose,
  templateFor,
  type SmsCommand,
  type SmsField,
  type SmsPurpose,
  type SmsTemplates,
} from './smsCommand';

/** The basic SMS commands, in the order of `/update`. */
const basics = ['pay', 'extend', 'topUp', 'end'] as const;
export type BasicSmsPurpose = (typeof basics)[number];

type Values = Readonly<Record<SmsField, string>>;

/** A placeholder directly after a letter: `х2` comes from "х + hours". */
const joint = /(?<=[\p{L}\d])(?=\{(?:zone|plate|hours|amount)\})/gu;

/** The values in an example. */
const sample: Values = { zone: '0101', plate: 'А123ВС77', hours: '2', amount: '300' };

/**
 * Returns the basic commands. Each comes from the city's own template, or else from the first listed command with that
 * purpose. `names` contains the names of the placeholders in the language of the page. A purpose without either is left
 * out.
 */
export const basicSmsCommands = (
  templates: SmsTemplates,
  listed: readonly SmsCommand[],
  names: Values,
): { purpose: BasicSmsPurpose; command: SmsCommand }[] =>
  basics.flatMap((purpose) => {
    const template = templateFor(purpose, templates);
    const command = template
      ? {
          name: '',
          example: fillTemplate(template, sample),
          transcription: fillTemplate(template.replaceAll(joint, ' + '), names),
        }
      : listed.find((one) => smsPurpose(one, templates) === (purpose satisfies SmsPurpose));
    return command ? [{ purpose, command }] : [];
  });
