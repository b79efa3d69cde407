/** Removes spaces of every kind, line ends and invisible characters around an address. */
export const trimAddress = (address: string): string =>
  address.replace(/^[\s\p{Default_Ignorable_Code_Point}]+|[\s\p{Default_Ignorable_Code_Point}]+$/gu, '');

/**
 * Parses an address from outside as a browser would; undefined if it is invalid. Blanks are encoded; a host has none.
 * Does not check what the address may be used for.
 */
export const readUrl = (address: string, origin: string): URL | undefined => {
  const text = trimAddress(address);
  // Control characters make an address invalid, however a browser would read it.
  if (/[\p{Cc}\\]/u.test(text)) return undefined;
  try {
    return new URL(text, origin);
  } catch {
    return undefined;
  }
};
