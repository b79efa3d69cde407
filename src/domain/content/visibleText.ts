import { stripInvisible } from './invisible';

/** Returns the text without invisible characters and outer spaces, so that what is sent is what is shown. */
export const visibleText = (input: string): string => stripInvisible(input).trim();
