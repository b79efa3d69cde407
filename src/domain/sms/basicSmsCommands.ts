import {
  fillTemplate,
  smsPurpose,
  templateFor,
  type SmsCommand,
  type SmsField,
  type SmsPurpose,
  type SmsTemplates,
} from './smsCommand';

/** What every driver needs of SMS, in the order of the announcement (document 1, section 2, /update). */
const basics = ['pay', 'extend', 'topUp', 'end'] as const;
export type BasicSmsPurpose = (typeof basics)[number];

type Values = Readonly<Record<SmsField, string>>;

/** Where a place follows a letter at once: `х2` is made of "х + hours". */
const joint = /(?<=[\p{L}\d])(?=\{(?:zone|plate|hours|amount)\})/gu;

/** What an example shows in a template's places. */
const sample: Values = { zone: '0101', plate: 'А123ВС77', hours: '2', amount: '300' };

/**
 * The basic commands: by the city's own template where it has published one, else the first that its server lists for
 * the purpose. `names` says in the language of the page what stands in a template's places. A purpose without either is left out.
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
