/** Longer ones would only fill the device; what is cut off could not be read on it anyway. */
const longestHtml = 500_000;

/** A text with something in it, cut where it is far too long; an empty one is none. */
export const filled = (text: string | undefined, longest = 2000): string | undefined => {
  const words = text?.trim() ?? '';
  if (words === '') return undefined;
  // Never between the halves of one character.
  return words.length > longest ? `${words.slice(0, longest).replace(/[\ud800-\udbff]$/, '')}…` : words;
};

/** HTML of a server, uncleaned: only `ui/html` draws it. */
export const htmlFromWire = (text: string | undefined): string | undefined => filled(text, longestHtml);
