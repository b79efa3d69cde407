import type { Kopecks } from '../money/money';
import { normalisePlate } from '../vehicle/plate';

/** A command that is sent by SMS (document 1, section 3). The example is kept byte for byte. */
export interface SmsCommand {
  name: string;
  hint?: string;
  /** As it would be typed. */
  example?: string;
  /** What stands where in it. */
  transcription?: string;
}

/** What a command is for, in the order in which a driver needs it. */
export const smsPurposes = ['pay', 'extend', 'end', 'topUp', 'other'] as const;
export type SmsPurpose = (typeof smsPurposes)[number];

/** The city's own templates (`cities.json`, key `sms`), byte for byte. */
export interface SmsTemplates {
  start?: string;
  extend?: string;
  stop?: string;
  topUp?: string;
}

export type SmsField = 'zone' | 'plate' | 'hours' | 'amount';

const field = /\{(zone|plate|hours|amount)\}/g;

/** A template with something in each of its places; all else in it stays byte for byte. */
export const fillTemplate = (template: string, values: Readonly<Record<SmsField, string>>): string =>
  template.replace(field, (_, name: SmsField) => values[name]);

/** The template for a purpose, if the city has published one. */
export const templateFor = (purpose: SmsPurpose, { start, extend, stop, topUp }: SmsTemplates): string | undefined =>
  ({ pay: start, extend, end: stop, topUp, other: undefined })[purpose];

/** Stems at the beginning of a word. The first line that fits decides: "Оплата продления" extends, "Узнать баланс" asks. */
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

/** Commands are compared as plates are: upper case, no blanks, letters that look the same are the same. */
const folded = normalisePlate;
const literal = (template: string): string => folded(template.replace(field, ''));
const patternOf = (template: string): RegExp => {
  const between = template
    .split(/\{(?:zone|plate|hours|amount)\}/)
    .map((text) => folded(text).replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`));
  return new RegExp(`^${between.join('[^*#]+')}$`);
};

/** The template that a text was made from; of several, the one that leaves the least open. */
const purposeOfTemplate = (text: string | undefined, templates: SmsTemplates): SmsPurpose | undefined =>
  smsPurposes
    .flatMap((purpose) => {
      const template = templateFor(purpose, templates);
      return template && text !== undefined && patternOf(template).test(folded(text))
        ? [{ purpose, fixed: literal(template).length }]
        : [];
    })
    .sort((one, other) => other.fixed - one.fixed)[0]?.purpose;

/** What a command is for: by its name, else by the city's template that its example was made from, else by the example's or the hint's words. */
export const smsPurpose = ({ name, example, hint }: SmsCommand, templates: SmsTemplates): SmsPurpose =>
  purposeOfText(name) ??
  purposeOfTemplate(example, templates) ??
  purposeOfText(example) ??
  purposeOfText(hint) ??
  'other';

export interface SmsGroup {
  purpose: SmsPurpose;
  commands: SmsCommand[];
}

/** Commands by purpose, in the order of need; inside a group in the server's order. No empty groups. */
export const groupSmsCommands = (commands: readonly SmsCommand[], templates: SmsTemplates): SmsGroup[] => {
  const sorted = commands.map((command) => ({ command, purpose: smsPurpose(command, templates) }));
  return smsPurposes
    .map((purpose) => ({ purpose, commands: sorted.flatMap((one) => (one.purpose === purpose ? [one.command] : [])) }))
    .filter((group) => group.commands.length > 0);
};

/** May the example be sent as it stands? Not where it holds somebody's zone, car or sum. */
export const isReadyToSend = ({ example, transcription }: SmsCommand): boolean =>
  example !== undefined &&
  (transcription === undefined ? !/\d/.test(example) : folded(transcription) === folded(example));

/** The command that tops the balance up, in whole roubles, rounded up and said so; undefined where the city has published none, or one that takes anything but the sum. */
export const smsTopUp = (
  { topUp }: SmsTemplates,
  sum: Kopecks,
): { text: string; sum: Kopecks; isRoundedUp: boolean } | undefined => {
  const roubles = Math.ceil(sum / 100);
  if (!topUp?.includes('{amount}') || roubles <= 0 || /\{(?:zone|plate|hours)\}/.test(topUp)) return undefined;
  const text = fillTemplate(topUp, { zone: '', plate: '', hours: '', amount: String(roubles) });
  return { text, sum: roubles * 100, isRoundedUp: roubles * 100 !== sum };
};
