/**
 * Parses an address from outside as a browser would; undefined if it is invalid. Does not check what the address may be
 * used for.
 */
export const readUrl = (address: string, origin: string): URL | undefined => {
  // Control characters and inner spaces make an address invalid, however a browser would read it.
  if (/[\s\p{Cc}\\]/u.test(address)) return undefined;
  try {
    return new URL(address, origin);
  } catch {
    return undefined;
  }
};
