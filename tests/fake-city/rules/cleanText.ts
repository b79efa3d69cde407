/** A one-line text in its stored form: without control characters, with single blanks, trimmed. */
export const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

/** A text of several lines in its stored form: uniform line ends, no other control characters, trimmed. */
export const manyLines = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();
