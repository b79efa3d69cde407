/** Removes the invisible characters that paste and autofill bring along: joiners, direction marks, soft hyphens. */
export const stripInvisible = (input: string): string => input.replace(/\p{Default_Ignorable_Code_Point}/gu, '');

/** Removes invisible characters and white space of every kind. */
export const stripSpaces = (input: string): string => stripInvisible(input).replace(/\s/gu, '');
