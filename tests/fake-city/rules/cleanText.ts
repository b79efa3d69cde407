/** A text of one line as it is stored: no control characters, single blanks, none around. */
export const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

/** A text of several lines as it is stored: line ends of one kind, no other control characters, no blanks around. */
export const manyLines = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();
