/** Returns the text of a field after an input, from what the field holds now and what it held before. */
export type Rewrite = (typed: string, before: string) => string;

interface TypedInput {
  /** The whole text of the field, and where the caret stands in it. */
  typed: string;
  caret: number;
  before: string;
  /** `InputEvent.inputType`: only a deletion matters. */
  inputType?: string;
}

const characters = /[\p{L}\p{N}]/gu;
const firstCharacter = /[\p{L}\p{N}]/u;
const lastCharacter = /[\p{L}\p{N}](?=[^\p{L}\p{N}]*$)/u;

const countCharacters = (text: string): number => text.match(characters)?.length ?? 0;

/** The position behind the given number of letters and digits. */
const positionBehind = (text: string, count: number): number => {
  if (count <= 0) return 0;
  const found = Array.from(text.matchAll(characters))[count - 1];
  return found ? found.index + found[0].length : text.length;
};

/**
 * Rewrites what was typed and finds the caret: the same letters and digits follow it as before. The mask puts its
 * separators back. So a deletion that meets only one of them takes the next letter or digit in its direction.
 */
export const rewriteTyped = (
  { typed, caret, before, inputType = '' }: TypedInput,
  rewrite: Rewrite,
): { text: string; caret: number } => {
  const text = rewrite(typed, before);
  const [head, tail] = [typed.slice(0, caret), typed.slice(caret)];
  if (inputType.startsWith('delete') && text === before && typed.length < before.length) {
    const shorterHead = inputType.endsWith('Forward') ? head : head.replace(lastCharacter, '');
    const shorterTail = inputType.endsWith('Forward') ? tail.replace(firstCharacter, '') : tail;
    return rewriteTyped({ typed: shorterHead + shorterTail, caret: shorterHead.length, before }, rewrite);
  }
  if (text === typed) return { text, caret };
  if (text.endsWith(tail)) return { text, caret: text.length - tail.length };
  return { text, caret: positionBehind(text, countCharacters(text) - countCharacters(tail)) };
};
