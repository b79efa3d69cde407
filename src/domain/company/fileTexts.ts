/** The encodings of old Russian programs, likeliest first: Windows, MS-DOS, macOS, Unix. */
const oldEncodings = ['windows-1251', 'ibm866', 'x-mac-cyrillic', 'koi8-r'];

/**
 * Yields the texts that a file may contain, likeliest first: UTF-8 or UTF-16 with a byte order mark, UTF-8 without one,
 * otherwise an old encoding. Only the names of its columns show which of these it is.
 */
export const fileTexts = function* (bytes: Uint8Array): Generator<string> {
  const [first, second] = bytes;
  const decode = (encoding: string): string => new TextDecoder(encoding).decode(bytes);
  if (first === 0xff && second === 0xfe) return yield decode('utf-16le');
  if (first === 0xfe && second === 0xff) return yield decode('utf-16be');
  let utf8: string;
  try {
    utf8 = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    for (const encoding of oldEncodings) yield decode(encoding);
    return;
  }
  yield utf8;
  // UTF-16 of Russian text is valid UTF-8 as well.
  if (utf8.includes('\0')) yield decode('utf-16le');
};
