import { stripSpaces } from '../content/visibleText';

/** The code of an e-mail, an SMS or a call (document 1, section 5; `bad-input.md` B-87, B-88). */

/** No city sends a longer one. */
const maxCodeLength = 64;
const separators = /[\p{Cc}\p{Cs}\u002d\u2010-\u2015\u2212]/gu;

/** What was typed, pasted or filled in by the phone, without what stands between the characters: ` 12-34 ` gives `1234`. */
export const cleanCode = (input: string): string => stripSpaces(input).replace(separators, '');

/** Everything but nothing is sent: whether a code is right is the city's to say. */
export const codeError = (input: string): 'RequiredField' | 'IncorrectCode' | undefined => {
  const code = cleanCode(input);
  if (code === '') return 'RequiredField';
  return code.length > maxCodeLength ? 'IncorrectCode' : undefined;
};

/** The shortest codes that cities send. A call's is as long as that: the end of its number (document 1, section 2). */
const minLengths = { call: 4, phone: 4, email: 6 } as const;
export type CodeKind = keyof typeof minLengths;

/**
 * May a code be sent by itself, as it stands there after a change (VAL-72)? How long a city's codes are it does not say, and wrong ones
 * are counted: of one that is typed nobody knows when it is whole, but a call's. One that was pasted or filled in by the phone is.
 */
export const isCompleteCode = (before: string, input: string, kind: CodeKind): boolean => {
  const [had, has] = [cleanCode(before), cleanCode(input)];
  const [longer, shorter] = has.length > had.length ? [has, had] : [had, has];
  let [head, tail] = [0, 0];
  while (head < shorter.length && longer[head] === shorter[head]) head += 1;
  while (tail < shorter.length - head && longer.at(-1 - tail) === shorter.at(-1 - tail)) tail += 1;
  // One character was typed, taken away or replaced, wherever it stands; taking away more is by hand too.
  const isByHand = longer.length - head - tail <= 1 || (longer === had && head + tail === shorter.length);
  if (codeError(input) !== undefined) return false;
  return kind === 'call' ? has.length === minLengths.call : !isByHand && has.length >= minLengths[kind];
};
