/** The beginnings of the pictures that are drawn, in base64. */
const kinds: readonly [mark: string, type: string][] = [
  ['iVBORw0KGgo', 'image/png'],
  ['/9j/', 'image/jpeg'],
  ['R0lGOD', 'image/gif'],
];

/** The address of a picture that a server sends as base64, bare or with its type before it; undefined where it is none. */
export const imageDataUrl = (sent: string): string | undefined => {
  const base64 = sent.replace(/^data:image\/[\w.+-]+;base64,/i, '').replace(/\s+/g, '');
  const kind = kinds.find(([mark]) => base64.startsWith(mark));
  return kind && /^[A-Za-z\d+/]+={0,2}$/.test(base64) ? `data:${kind[1]};base64,${base64}` : undefined;
};
