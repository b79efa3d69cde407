/** Removes the invisible characters that paste and autofill bring along: joiners, direction marks, soft hyphens. */
export const stripInvisible = (input: string): string => input.replace(/\p{Default_Ignorable_Code_Point}/gu, '');

/** Removes invisible characters and white space of every kind. */
export const stripSpaces = (input: string): string => stripInvisible(input).replace(/\s/gu, '');

/** Returns the text without invisible characters and outer spaces, so that what is sent is what is shown. */
export const visibleText = (input: string): string => stripInvisible(input).trim();
