/** An address from outside, read as a browser would read it; undefined where it is none. What it may be used for is another question. */
export const readUrl = (address: string, origin: string): URL | undefined => {
  // A control character or a space inside is no address, whatever a browser would make of it.
  if (/[\s\p{Cc}\\]/u.test(address)) return undefined;
  try {
    return new URL(address, origin);
  } catch {
    return undefined;
  }
};
