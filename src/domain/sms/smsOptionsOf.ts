import { knownSmsPurpose, templateFor, type SmsCommand, type SmsPurpose, type SmsTemplates } from './smsCommand';
import { templateOfExample } from './smsExample';
import type { SmsOptions } from './smsOptions';

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
