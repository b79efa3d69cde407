/** Longer HTML would only fill the device and could not be read on it anyway. */
const maxHtmlLength = 500_000;

/** A trimmed text, truncated if it is far too long. Undefined if it is empty. */
export const nonEmpty = (text: string | undefined, maxLength = 2000): string | undefined => {
  const trimmed = text?.trim() ?? '';
  if (trimmed === '') return undefined;
  // Never splits a surrogate pair.
  return trimmed.length > maxLength ? `${trimmed.slice(0, maxLength).replace(/[\ud800-\udbff]$/, '')}…` : trimmed;
};

/** A server's HTML, unsanitised: only `ui/html` may render it. */
export const htmlFromWire = (text: string | undefined): string | undefined => nonEmpty(text, maxHtmlLength);
