/** Does a link of a message lead to a page of this very site? A browser reads a backslash as a slash. */
export const isAppPath = (link: string): boolean => /^\/(?![/\\])[^\s\\\p{Cc}]*$/u.test(link);
