import { stripSpaces } from '../content/invisible';

/** A code from an e-mail, an SMS or a call (B-87, B-88). */

/** Longer than any code that a city sends. */
const maxCodeLength = 64;
const separators = /[\p{Cc}\p{Cs}\u002d\u2010-\u2015\u2212]/gu;

/** Removes separators from a code that was typed, pasted or filled in by the phone: ` 12-34 ` becomes `1234`. */
export const cleanCode = (input: string): string => stripSpaces(input).replace(separators, '');

/** Rejects only empty and overlong codes. Whether a code is right is for the server to decide. */
export const codeError = (input: string): 'RequiredField' | 'IncorrectCode' | undefined => {
  const code = cleanCode(input);
  if (code === '') return 'RequiredField';
  return code.length > maxCodeLength ? 'IncorrectCode' : undefined;
};

/**
 * The shortest codes that cities send. The code of a call has exactly this length: it is the end of the caller's
 * number.
 */
const minLengths = { call: 4, phone: 4, email: 6 } as const;
export type CodeKind = keyof typeof minLengths;

/**
 * True if a code may be sent automatically after this change (VAL-72). The app does not know the length of a city's
 * codes, and wrong codes are counted. A typed code is therefore never considered complete, unless it comes from a call.
 * A code that was pasted or filled in by the phone is.
 */
export const isCompleteCode = (before: string, input: string, kind: CodeKind): boolean => {
  const [had, has] = [cleanCode(before), cleanCode(input)];
  const [longer, shorter] = has.length > had.length ? [has, had] : [had, has];
  let [head, tail] = [0, 0];
  while (head < shorter.length && longer[head] === shorter[head]) head += 1;
  while (tail < shorter.length - head && longer.at(-1 - tail) === shorter.at(-1 - tail)) tail += 1;
  // One character was typed, removed or replaced, at any position. Removing several characters also counts as manual.
  const isByHand = longer.length - head - tail <= 1 || (longer === had && head + tail === shorter.length);
  if (codeError(input) !== undefined) return false;
  return kind === 'call' ? has.length === minLengths.call : !isByHand && has.length >= minLengths[kind];
};
