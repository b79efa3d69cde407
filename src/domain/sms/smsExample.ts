import { cyrillicTwins } from '../content/twinLetters';
import { normalisePlate, plateKind } from '../vehicle/plate';
import { smsPurpose, type SmsCommand, type SmsField, type SmsPurpose } from './smsCommand';

/**
 * Templates read from a city's own examples. Money and fines depend on them, so where anything is unclear there is
 * none.
 */

/** Names of the fields by their first letters. In a part with several names the first of this list counts. */
const fieldNames: readonly [SmsField, RegExp][] = (
  [
    ['hours', 'час(?!т)|ч(?!\\p{L})|hour'],
    ['amount', 'сумм|руб|amount|sum(?!\\p{L})'],
    ['plate', 'машин|авто|гос\\.? ?ном|грз|т/?с(?!\\p{L})|plate|vehicle|car(?!\\p{L})'],
    ['zone', 'зон|парков|zone|parking'],
  ] as const
).map(([name, pattern]) => [name, new RegExp(`(?<![\\p{L}\\d])(?:${pattern})\\p{L}*`, 'giu')]);

const token = /[\p{L}\d]+/gu;
const folded = normalisePlate;
const tokensOf = (text: string): string[] => (text.match(token) ?? []).map(folded);
const partsOf = (text: string): string[] => text.split(/[*#+,;]/);

/** The fields that the explanation names, in its order. Words that are part of the command name nothing. */
const namedFields = (explanation: string, words: ReadonlySet<string>): SmsField[] => {
  const namesIn = (part: string): [SmsField, number][] =>
    fieldNames.flatMap(([name, pattern]) =>
      [...part.matchAll(pattern)].flatMap((match): [SmsField, number][] =>
        words.has(folded(match[0])) ? [] : [[name, match.index]],
      ),
    );
  const parts = partsOf(explanation);
  if (parts.length > 1) return parts.flatMap((part) => namesIn(part)[0]?.[0] ?? []);
  const all = namesIn(explanation).sort(([, one], [, other]) => one - other);
  return all.map(([name]) => name).filter((name, index, names) => name !== names[index - 1]);
};

/** Units other than the hour. */
const otherUnit =
  /(?<!\p{L})(?:мин(?!им)|minute|min(?!\p{L})|пол(?:у?час|овин)|half|сут|д[её]нь(?!г)|дн(?:[яиеёю]|(?!\p{L}))|ноч|недел|мес(?:яц|(?!\p{L}))|год(?!\p{L})|da(?:y|ily)|night|week|month)/iu;
const time = /(?<!\p{L})(?:(?<!во )врем|time|длительн|продолжительн|срок|duration|period)/iu;
const hour = /(?<!\p{L})(?:час(?!т)|ч(?!\p{L})|hour)/iu;
/** Where a time begins or ends: with one of these, an hour is one of the clock. */
const bound = /(?<!\p{L})(?:до(?!\p{L})|оконч|кон[еч]?ц|начал|until|till|end|start)/iu;

/** True if the texts about a command leave no other meaning for a small number than a count of hours. */
const countsHours = (texts: string): boolean =>
  !otherUnit.test(texts) &&
  (hour.test(texts) || !time.test(texts)) &&
  partsOf(texts).every((part) => !bound.test(part) || !(hour.test(part) || time.test(part) || /скольк/i.test(part)));

/** A stand-in for a value, or a sentence around a command. */
const unclear = /[<>{}[\]_…:«»"“”?№]|([*#+.-])\1|(?<![\p{L}\d])[xх]{2,}/iu;
const sentence = /^(?:номер|код|слов|отправ|набер|набр|напиш|пошл|смс|sms|number|code|word|send|type|text)/iu;

interface Value {
  text: string;
  at: number;
  shape: 'plate' | 'number';
  /** What stands before or after the number without a separator: the letter of `х2`. */
  letters?: string;
}

const withoutRegion = new RegExp(`^[${cyrillicTwins}]\\d{3}[${cyrillicTwins}]{2}$`);
const isPlate = (text: string): boolean => plateKind(text) !== undefined || withoutRegion.test(folded(text));

/**
 * True if a token can be a fixed part of a command: a word that names no field. The first one may be a code, of the
 * region (`р16`) or, beside a zone, any of one or two digits.
 */
const isFixed = (text: string, isFirst: boolean, hasZone: boolean): boolean => {
  if (sentence.test(text)) return false;
  if (fieldNames.some(([, pattern]) => text.search(pattern) >= 0)) return isFirst && /^(?:парков|parking)/iu.test(text);
  if (!/\d/.test(text)) return true;
  return isFirst && (hasZone ? /^\p{L}*\d{1,2}$/u : /^[рp]\d{2}$/iu).test(text);
};

/** The plates and numbers of an example that are no part of the command itself. */
const valuesOf = (example: string, literals: ReadonlySet<string>, isExplained: boolean): Value[] =>
  [...example.matchAll(token)].flatMap(({ 0: text, index: at }): Value[] => {
    if (literals.has(folded(text))) return [];
    if (isPlate(text)) return [{ text, at, shape: 'plate' }];
    if (/^\d+$/.test(text)) return [{ text, at, shape: 'number' }];
    // `х2` is a letter and the hours. Without an explanation it could be a code such as `р16`.
    const letters = isExplained ? /^\p{L}+(?=\d+$)|(?<=^\d+)\p{L}+$/u.exec(text)?.[0] : undefined;
    const digits = letters === undefined ? null : /\d+/.exec(text);
    return digits ? [{ text: digits[0], at: at + digits.index, shape: 'number', letters }] : [];
  });

/** The fields by their form alone: a zone has three digits or more and stands beside a plate. */
const fieldsByForm = (purpose: SmsPurpose, values: readonly Value[]): (SmsField | undefined)[] => {
  const hasPlate = values.some(({ shape }) => shape === 'plate');
  const fieldOf = (digits: string): SmsField | undefined => {
    // Other numbers could be an account or a phone.
    if (purpose === 'topUp') return /^[1-9]\d{0,3}0$/.test(digits) ? 'amount' : undefined;
    // Two digits could be minutes, or an hour of the clock.
    if (/^[1-9]$/.test(digits)) return 'hours';
    return hasPlate && digits.length > 2 ? 'zone' : undefined;
  };
  return values.map(({ shape, text }) => (shape === 'plate' ? 'plate' : fieldOf(text)));
};

const fits = (field: SmsField | undefined, { shape, text, letters }: Value, literals: ReadonlySet<string>): boolean => {
  switch (field) {
    case 'plate':
      // Letters of both alphabets in one plate leave open which of them the city reads.
      return shape === 'plate' && !(/[A-Z]/i.test(text) && /[А-Я]/i.test(text));
    case 'zone':
      // Letters that the explanation does not repeat may be a part of the zone's name.
      return shape === 'number' && text.length <= 6 && (letters === undefined || literals.has(folded(letters)));
    case 'hours':
      return shape === 'number' && /^(?:[1-9]|1\d|2[0-4])$/.test(text);
    case 'amount':
      return shape === 'number' && /^[1-9]/.test(text);
    case undefined:
      return false;
  }
};

/** The fields that a command must have, and those that it may have. */
const fieldsFor: Record<SmsPurpose, { required: SmsField[]; optional: SmsField[] } | undefined> = {
  pay: { required: ['zone', 'plate', 'hours'], optional: [] },
  extend: { required: ['hours'], optional: ['zone', 'plate'] },
  end: { required: [], optional: ['zone', 'plate'] },
  topUp: { required: ['amount'], optional: [] },
  other: undefined,
};

/** True if the words are a whole command to stop: one word, or one that says so after a prefix. */
const isStop = (words: readonly string[]): boolean => {
  const last = words.at(-1) ?? '';
  const saysStop = smsPurpose({ name: last }, {}) === 'end' || /^[^xх\d]$/iu.test(last);
  return words.length === 1 ? /^\p{L}+$/u.test(last) : words.length === 2 && saysStop;
};

/**
 * Returns the template behind a city's example, such as `р16*{zone}*{plate}*{hours}`. Everything but the values stays
 * byte for byte. Undefined if a value could be read in two ways, contradicts the explanation, or is missing.
 */
export const templateOfExample = (
  purpose: SmsPurpose,
  { name, hint = '', example, transcription = '' }: SmsCommand,
): string | undefined => {
  const allowed = fieldsFor[purpose];
  if (!allowed || example === undefined || unclear.test(example)) return undefined;
  const tokens = tokensOf(example);
  const words = new Set(tokens);
  // An explanation that only repeats the example names no fields. It does not make its values parts of the command.
  const explanation =
    [transcription, /[*#+]/.test(hint) ? hint : ''].find((text) => namedFields(text, words).length > 0) ?? '';
  const names = namedFields(explanation, words);
  const literals = new Set(tokensOf(explanation));
  const values = valuesOf(example, literals, names.length > 0);
  const fields = names.length > 0 ? names : fieldsByForm(purpose, values);
  const texts = [name, hint, transcription, example].join(';');
  const isValue = (at: number, text: string): boolean =>
    values.some((value) => value.at >= at && value.at < at + text.length);
  const isClear =
    fields.length === values.length &&
    new Set(fields).size === fields.length &&
    values.every((value, index) => fits(fields[index], value, literals)) &&
    allowed.required.every((field) => fields.includes(field)) &&
    fields.every((field) => field && [...allowed.required, ...allowed.optional].includes(field)) &&
    [...example.matchAll(token)].every(
      ({ 0: text, index: at }, index) => isValue(at, text) || isFixed(text, index === 0, fields.includes('zone')),
    ) &&
    (values.length > 0 || (isStop(tokens) && !example.includes('#'))) &&
    (!fields.includes('hours') || countsHours(texts)) &&
    !(fields.includes('amount') && /(?<!\p{L})коп(?:е|(?!\p{L}))|kope/iu.test(texts));
  if (!isClear) return undefined;
  return values.reduceRight((text, value, index) => {
    const field = fields[index] === 'plate' && /[A-Z]/i.test(value.text) ? 'latinPlate' : fields[index];
    return `${text.slice(0, value.at)}{${field}}${text.slice(value.at + value.text.length)}`;
  }, example);
};

/** True if the example can be sent unchanged, because it contains no sample zone, plate or amount, and no stand-in. */
export const isReadyToSend = ({ example, transcription }: SmsCommand): boolean =>
  example !== undefined &&
  (transcription === undefined ? !/\d/.test(example) : folded(transcription) === folded(example)) &&
  !/#/.test(example) &&
  !unclear.test(example) &&
  tokensOf(example).every((text, index) => isFixed(text, index === 0, false));
