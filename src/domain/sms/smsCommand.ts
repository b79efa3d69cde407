import type { Kopecks } from '../money/money';
import { toLatinTwins } from '../content/twinLetters';
import { normalisePlate } from '../vehicle/plate';

/** An SMS command. The example is stored byte for byte. */
export interface SmsCommand {
  name: string;
  hint?: string;
  /** As the driver would type it. */
  example?: string;
  /** The names of its parts. */
  transcription?: string;
}

/** The purposes of commands, in the order in which a driver needs them. */
export const smsPurposes = ['pay', 'extend', 'end', 'topUp', 'other'] as const;
export type SmsPurpose = (typeof smsPurposes)[number];

/** The city's own templates (`sms` in `cities.json`), byte for byte. */
export interface SmsTemplates {
  start?: string;
  extend?: string;
  stop?: string;
  topUp?: string;
}

export type SmsField = 'zone' | 'plate' | 'hours' | 'amount';

const field = /\{(?:zone|plate|latinPlate|hours|amount)\}/g;

/**
 * Fills the placeholders of a template. Everything else stays byte for byte. `{latinPlate}` is the plate in Latin
 * letters, as in the examples of some cities.
 */
export const fillTemplate = (template: string, values: Readonly<Record<SmsField, string>>): string =>
  template.replace(field, (placeholder) =>
    placeholder === '{latinPlate}' ? toLatinTwins(values.plate) : values[placeholder.slice(1, -1) as SmsField],
  );

/** True if the template has a placeholder for the field. */
export const hasField = (template: string, name: SmsField): boolean =>
  template.includes(`{${name}}`) || (name === 'plate' && template.includes('{latinPlate}'));

/** True if the template has a placeholder for this field and for no other. */
export const hasOnlyField = (template: string, name: SmsField): boolean =>
  (['zone', 'plate', 'hours', 'amount'] as const).every((one) => hasField(template, one) === (one === name));

/** Returns the template for a purpose, if the city has published one. */
export const templateFor = (purpose: SmsPurpose, { start, extend, stop, topUp }: SmsTemplates): string | undefined =>
  ({ pay: start, extend, end: stop, topUp, other: undefined })[purpose];

/** Word stems. The first match decides: "Оплата продления" is an extension, "Узнать баланс" is an inquiry. */
const stems: [SmsPurpose, RegExp][] = (
  [
    [
      'other',
      'узна|провер|статус|справк|помощ|стоимост|сколько|абонемент|штраф|check|status|help|info|cost|subscription|fine',
    ],
    ['topUp', 'пополн|внести|внесени|зачисл|top[\\s-]*up|refill|recharge'],
    ['extend', 'продл|ещё|еще|extend|prolong|renew'],
    ['end', 'заверш|законч|прекра|останов|прерв|прерыв|стоп|отмен|stop|end|finish|cancel'],
    ['pay', 'оплат|заплат|начать|начало|припарк|парковк|стоянк|pay|park|start'],
  ] as const
).map(([purpose, pattern]) => [purpose, new RegExp(`(?<!\\p{L})(?:${pattern})`, 'iu')]);

const purposeOfText = (text: string | undefined): SmsPurpose | undefined =>
  stems.find(([, pattern]) => text !== undefined && pattern.test(text))?.[0];

/** Commands are compared like plates: upper case, no spaces, letters that look alike are equal. */
const folded = normalisePlate;
const literal = (template: string): string => folded(template.replace(field, ''));
const patternOf = (template: string): RegExp => {
  const between = template.split(field).map((text) => folded(text).replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`));
  return new RegExp(`^${between.join('[^*#]+')}$`);
};

/** Finds the template that a text was made from. If several match, the one with the most fixed text wins. */
const purposeOfTemplate = (text: string | undefined, templates: SmsTemplates): SmsPurpose | undefined =>
  smsPurposes
    .flatMap((purpose) => {
      const template = templateFor(purpose, templates);
      return template && text !== undefined && patternOf(template).test(folded(text))
        ? [{ purpose, fixed: literal(template).length }]
        : [];
    })
    .sort((one, other) => other.fixed - one.fixed)[0]?.purpose;

/** Like `smsPurpose`, but undefined if nothing shows the purpose of the command. */
export const knownSmsPurpose = ({ name, example, hint }: SmsCommand, templates: SmsTemplates): SmsPurpose | undefined =>
  purposeOfText(name) ?? purposeOfTemplate(example, templates) ?? purposeOfText(example) ?? purposeOfText(hint);

/**
 * Determines the purpose of a command: by its name, else by the template of its example, else by the words of example
 * or hint.
 */
export const smsPurpose = (command: SmsCommand, templates: SmsTemplates): SmsPurpose =>
  knownSmsPurpose(command, templates) ?? 'other';

export interface SmsGroup {
  purpose: SmsPurpose;
  commands: SmsCommand[];
}

/**
 * Groups commands by purpose, in the order of need. Within a group the server's order applies. Empty groups are left
 * out.
 */
export const groupSmsCommands = (commands: readonly SmsCommand[], templates: SmsTemplates): SmsGroup[] => {
  const sorted = commands.map((command) => ({ command, purpose: smsPurpose(command, templates) }));
  return smsPurposes
    .map((purpose) => ({ purpose, commands: sorted.flatMap((one) => (one.purpose === purpose ? [one.command] : [])) }))
    .filter((group) => group.commands.length > 0);
};

/**
 * Returns the top-up command with the amount rounded up to whole roubles; `isRoundedUp` reports the rounding. Undefined
 * if the city has no such template, or if it needs more than the amount.
 */
export const smsTopUp = (
  { topUp }: SmsTemplates,
  sum: Kopecks,
): { text: string; sum: Kopecks; isRoundedUp: boolean } | undefined => {
  const roubles = Math.ceil(sum / 100);
  if (topUp === undefined || !hasOnlyField(topUp, 'amount') || roubles <= 0) return undefined;
  const text = fillTemplate(topUp, { zone: '', plate: '', hours: '', amount: String(roubles) });
  return { text, sum: roubles * 100, isRoundedUp: roubles * 100 !== sum };
};
