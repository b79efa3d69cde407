import { describe, expect, it } from 'vitest';
import { pictureFromBase64 } from '~/domain/content/picture';
import { hostileTexts, longTexts } from '../../support/hostileTexts';

const base64 = (...bytes: (number | string)[]): string =>
  btoa(bytes.map((one) => (typeof one === 'string' ? one : String.fromCharCode(one))).join(''));
const png = base64(0x89, 'PNG\r\n', 0x1a, '\n', 'rest');

describe('a picture that comes as text', () => {
  it.each([
    ['PNG', png, 'image/png'],
    ['JPEG', base64(0xff, 0xd8, 0xff, 0xe0, 'rest'), 'image/jpeg'],
    ['GIF', base64('GIF89a', 'rest'), 'image/gif'],
    ['WebP', base64('RIFF', 1, 2, 3, 4, 'WEBP', 'rest'), 'image/webp'],
    ['with the head of an address', `data:image/png;base64,${png}`, 'image/png'],
    ['with a head that lies', `data:text/html;base64,${png}`, 'image/png'],
    ['in lines', `${png.slice(0, 8)}\r\n${png.slice(8)}\n`, 'image/png'],
  ])('a picture that comes as text is recognised by its first bytes: %s', (_, text, type) => {
    expect(pictureFromBase64(text)?.type).toBe(type);
  });

  it('a picture that comes as text keeps its bytes', () => {
    expect([...(pictureFromBase64(png)?.bytes ?? [])]).toEqual([
      0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x72, 0x65, 0x73, 0x74,
    ]);
  });

  it.each([
    ['nothing', ''],
    ['HTML', base64('<html><script>alert(1)</script>')],
    ['SVG, which is a document', base64('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['SVG by its head', `data:image/svg+xml;base64,${base64('<svg/>')}`],
    ['a head alone', base64(0x89, 'PNG\r\n', 0x1a, '\n')],
    ['no base64', 'data:image/png,hello'],
    ['an address', 'https://example.com/fine.png'],
    ['more than any camera makes', png + 'A'.repeat(12_000_000)],
    ...hostileTexts.map((text) => ['hostile text', text]),
    ...longTexts.map((text) => ['a long text', text]),
  ])('a text is not accepted as a picture: %s', (_, text) => {
    expect(pictureFromBase64(text ?? '')).toBeUndefined();
  });
});
