/** How supported pictures begin in base64. */
const kinds: readonly [mark: string, type: string][] = [
  ['iVBORw0KGgo', 'image/png'],
  ['/9j/', 'image/jpeg'],
  ['R0lGOD', 'image/gif'],
];

/** Returns a data URL for a base64 picture, sent with or without its type. Undefined if it is not a picture. */
export const imageDataUrl = (sent: string): string | undefined => {
  const base64 = sent.replace(/^data:image\/[\w.+-]+;base64,/i, '').replace(/\s+/g, '');
  const kind = kinds.find(([mark]) => base64.startsWith(mark));
  return kind && /^[A-Za-z\d+/]+={0,2}$/.test(base64) ? `data:${kind[1]};base64,${base64}` : undefined;
};
