/** True if a message's link leads to a page of this site. Browsers read a backslash as a slash. */
export const isAppPath = (link: string): boolean => /^\/(?![/\\])[^\s\\\p{Cc}]*$/u.test(link);
