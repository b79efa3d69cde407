/** Longer ones would only fill the device; what is cut off could not be read on it anyway. */
const maxHtmlLength = 500_000;

/** A text with something in it, cut where it is far too long; an empty one is none. */
export const nonEmpty = (text: string | undefined, maxLength = 2000): string | undefined => {
  const trimmed = text?.trim() ?? '';
  if (trimmed === '') return undefined;
  // Never between the halves of one character.
  return trimmed.length > maxLength ? `${trimmed.slice(0, maxLength).replace(/[\ud800-\udbff]$/, '')}…` : trimmed;
};

/** HTML of a server, uncleaned: only `ui/html` draws it. */
export const htmlFromWire = (text: string | undefined): string | undefined => nonEmpty(text, maxHtmlLength);
