import { normalisePlate, plateKind } from '../vehicle/plate';
import type { SmsCommand, SmsField, SmsPurpose } from './smsCommand';

/** Templates read from a city's own examples. Where anything is unclear there is none. */

/** A unit that no command of the app has makes the whole example unclear. */
type NamedField = SmsField | 'minutes';

/** Names of the fields by their first letters. In a part with several names the first of this list counts. */
const fieldNames: readonly [NamedField, RegExp][] = (
  [
    ['minutes', 'мин(?!им)|minute|min(?!\\p{L})'],
    ['hours', 'час|ч(?!\\p{L})|hour'],
    ['amount', 'сумм|руб|amount|sum(?!\\p{L})'],
    ['plate', 'машин|авто|гос\\.? ?ном|грз|т/?с(?!\\p{L})|plate|vehicle|car(?!\\p{L})'],
    ['zone', 'зон|парков|zone|parking'],
  ] as const
).map(([name, pattern]) => [name, new RegExp(`(?<![\\p{L}\\d])(?:${pattern})\\p{L}*`, 'giu')]);

const token = /[\p{L}\d]+/gu;
const folded = normalisePlate;
const tokensOf = (text: string): string[] => (text.match(token) ?? []).map(folded);

/** The fields that the explanation names, in its order. Words that are part of the command name nothing. */
const namedFields = (transcription: string, words: ReadonlySet<string>): NamedField[] => {
  const namesIn = (part: string): [NamedField, number][] =>
    fieldNames.flatMap(([name, pattern]) =>
      [...part.matchAll(pattern)].flatMap((match): [NamedField, number][] =>
        words.has(folded(match[0])) ? [] : [[name, match.index]],
      ),
    );
  const parts = transcription.split(/[*#+,;]/);
  if (parts.length > 1) return parts.flatMap((part) => namesIn(part)[0]?.[0] ?? []);
  const all = namesIn(transcription).sort(([, one], [, other]) => one - other);
  return all.map(([name]) => name).filter((name, index, names) => name !== names[index - 1]);
};

/** A stand-in for a value, or a sentence around a command. */
const unclear = /[<>{}[\]_…:«»"“”]|(?<![\p{L}\d])(?:[xх]{2,}|номер|number)/iu;

interface Value {
  text: string;
  at: number;
  shape: 'plate' | 'number';
}

const isPlate = (text: string): boolean =>
  plateKind(text) !== undefined || /^[АВЕКМНОРСТУХ]\d{3}[АВЕКМНОРСТУХ]{2}$/.test(folded(text));

/** The plates and numbers of an example that are no part of the command itself. */
const valuesOf = (example: string, literals: ReadonlySet<string>, isExplained: boolean): Value[] =>
  [...example.matchAll(token)].flatMap(({ 0: text, index: at }): Value[] => {
    if (literals.has(folded(text))) return [];
    if (isPlate(text)) return [{ text, at, shape: 'plate' }];
    if (/^\d+$/.test(text)) return [{ text, at, shape: 'number' }];
    // `х2` is a letter and the hours. Without an explanation it could be a code such as `р16`.
    const joint = isExplained ? /^\p{L}+(?=\d+$)|^(?=\d+\p{L}+$)/u.exec(text) : null;
    const digits = joint && /\d+/.exec(text);
    return digits ? [{ text: digits[0], at: at + digits.index, shape: 'number' }] : [];
  });

/** The fields by their form alone: a zone has three digits or more and stands beside a plate. */
const fieldsByForm = (purpose: SmsPurpose, values: readonly Value[]): NamedField[] => {
  if (purpose === 'topUp') return values.map(({ shape }) => (shape === 'plate' ? 'plate' : 'amount'));
  const hasPlate = values.some(({ shape }) => shape === 'plate');
  return values.map(({ shape, text }) =>
    shape === 'plate' ? 'plate' : text.length <= 2 ? 'hours' : hasPlate ? 'zone' : 'minutes',
  );
};

const fits = (field: NamedField | undefined, { shape, text }: Value): boolean => {
  switch (field) {
    case 'plate':
      // Letters of both alphabets in one plate leave open which of them the city reads.
      return shape === 'plate' && !(/[A-Z]/i.test(text) && /[А-Я]/i.test(text));
    case 'zone':
      return shape === 'number' && text.length <= 6;
    case 'hours':
      return shape === 'number' && Number(text) >= 1 && Number(text) <= 24;
    case 'amount':
      return shape === 'number' && Number(text) >= 1;
    default:
      return false;
  }
};

/** The fields that a command must have, and those that it may have. */
const fieldsFor: Record<SmsPurpose, { required: NamedField[]; optional: NamedField[] } | undefined> = {
  pay: { required: ['zone', 'plate', 'hours'], optional: [] },
  extend: { required: ['hours'], optional: ['zone', 'plate'] },
  end: { required: [], optional: ['zone', 'plate'] },
  topUp: { required: ['amount'], optional: [] },
  other: undefined,
};

/**
 * Returns the template behind a city's example, such as `р16*{zone}*{plate}*{hours}`. Everything but the values stays
 * byte for byte. Undefined if a value could be read in two ways, contradicts the explanation, or is missing.
 */
export const templateOfExample = (
  purpose: SmsPurpose,
  { name, hint, example, transcription }: SmsCommand,
): string | undefined => {
  const allowed = fieldsFor[purpose];
  if (!allowed || example === undefined || unclear.test(example)) return undefined;
  const words = new Set(tokensOf(example));
  const explanation = transcription === undefined || folded(transcription) === folded(example) ? '' : transcription;
  const names = namedFields(explanation, words);
  if ([...names, ...namedFields(`${name} ${hint ?? ''}`, words)].includes('minutes')) return undefined;
  const values = valuesOf(example, new Set(tokensOf(explanation)), names.length > 0);
  const fields = names.length > 0 ? names : fieldsByForm(purpose, values);
  const isClear =
    fields.length === values.length &&
    new Set(fields).size === fields.length &&
    values.every((value, index) => fits(fields[index], value)) &&
    allowed.required.every((field) => fields.includes(field)) &&
    fields.every((field) => allowed.required.includes(field) || allowed.optional.includes(field));
  if (!isClear) return undefined;
  return values.reduceRight((text, value, index) => {
    const field = fields[index] === 'plate' && /[A-Z]/i.test(value.text) ? 'latinPlate' : fields[index];
    return `${text.slice(0, value.at)}{${field}}${text.slice(value.at + value.text.length)}`;
  }, example);
};
