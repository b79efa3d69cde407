/** A picture that arrives as text. It is shown only if its first bytes identify it as a picture. */

export interface Picture {
  type: 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp';
  bytes: Uint8Array<ArrayBuffer>;
}

/** Larger pictures are not expected from a city's cameras and are too slow to draw on a phone. */
const maxLength = 12_000_000;

/**
 * The first bytes of each type; a dot stands for any byte. SVG is excluded, because it is a document and not a picture.
 */
const kinds: readonly [Picture['type'], string][] = [
  ['image/png', '\x89PNG\r\n\x1a\n'],
  ['image/jpeg', '\xff\xd8\xff'],
  ['image/gif', 'GIF87a'],
  ['image/gif', 'GIF89a'],
  ['image/webp', 'RIFF....WEBP'],
];

const beginsWith = (binary: string, magic: string): boolean =>
  binary.length > magic.length && Array.from(magic).every((char, at) => char === '.' || binary[at] === char);

const decoded = (text: string): string | undefined => {
  try {
    return atob(text);
  } catch {
    return undefined;
  }
};

/** Decodes a picture from base64, with or without a leading `data:…;base64,`. Undefined for anything else. */
export const pictureFromBase64 = (text: string): Picture | undefined => {
  if (text.length > maxLength) return undefined;
  const binary = decoded(text.replace(/^\s*data:[\w/+.-]{0,60};base64,/i, ''));
  const type = binary === undefined ? undefined : kinds.find(([, magic]) => beginsWith(binary, magic))?.[0];
  if (binary === undefined || !type) return undefined;
  const bytes = new Uint8Array(binary.length);
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = binary.charCodeAt(at);
  return { type, bytes };
};
