import { knownSmsPurpose, templateFor, type SmsCommand, type SmsPurpose, type SmsTemplates } from './smsCommand';
import { templateOfExample } from './smsExample';
import { smsNamesVehicle, smsText, type SmsRequest } from './smsStay';

/** What a driver can do by SMS in a city. */
export interface SmsOptions {
  /** The city's own templates, else those of its examples. */
  templates: SmsTemplates;
  /** The examples that templates were read from, byte for byte. */
  examples: Partial<Record<SmsPurpose, string>>;
  /** The commands that may serve a purpose, as the city lists them. */
  listed: Record<Exclude<SmsPurpose, 'other'>, readonly SmsCommand[]>;
}

/**
 * Returns the options from the templates of `cities.json` and the list of the city's server. An example is read only if
 * all readable commands of its purpose say the same.
 */
export const smsOptionsOf = (own: SmsTemplates, commands: readonly SmsCommand[]): SmsOptions => {
  const known = commands.map((command) => ({ command, purpose: knownSmsPurpose(command, own) }));
  const examples: SmsOptions['examples'] = {};
  const read = (purpose: SmsPurpose): string | undefined => {
    const published = templateFor(purpose, own);
    if (published !== undefined) return published;
    const readable = known.flatMap(({ command, purpose: its }) => {
      const template = its === purpose ? templateOfExample(purpose, command) : undefined;
      return template === undefined ? [] : [{ template, example: command.example }];
    });
    const [first] = readable;
    if (!first || readable.some(({ template }) => template !== first.template)) return undefined;
    examples[purpose] = first.example;
    return first.template;
  };
  // A command whose purpose cannot be recognised may serve any of them.
  const listedFor = (purpose: SmsPurpose): SmsCommand[] =>
    known.flatMap(({ command, purpose: its = purpose }) => (its === purpose ? [command] : []));
  return {
    templates: { start: read('pay'), extend: read('extend'), stop: read('end'), topUp: read('topUp') },
    examples,
    listed: {
      pay: listedFor('pay'),
      extend: listedFor('extend'),
      end: listedFor('end'),
      topUp: listedFor('topUp'),
    },
  };
};

/** True if the request can be made by SMS: with a composed command, or with one from the city's list. */
export const canSendSms = ({ templates, listed }: SmsOptions, request: SmsRequest): boolean =>
  smsText(templates, request) !== undefined || listed[request.deed].length > 0;

/**
 * The same for a running stay. A composed command that names no vehicle is unambiguous only if no other stay is
 * running (`isOnlyOne`).
 */
export const canChangeBySms = (options: SmsOptions, request: SmsRequest, isOnlyOne: boolean): boolean =>
  canSendSms(options, request) &&
  (isOnlyOne ||
    templateFor(request.deed, options.templates) === undefined ||
    smsNamesVehicle(options.templates, request.deed));
