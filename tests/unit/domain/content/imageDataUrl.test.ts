import { expect, it } from 'vitest';
import { imageDataUrl } from '~/domain/content/imageDataUrl';
import { hostileTexts } from '../../support/hostileTexts';

it.each([
  ['iVBORw0KGgoAAAA=', 'data:image/png;base64,iVBORw0KGgoAAAA='],
  ['data:image/png;base64,iVBORw0KGgoAAAA=', 'data:image/png;base64,iVBORw0KGgoAAAA='],
  ['iVBORw0KGgo\nAAAA', 'data:image/png;base64,iVBORw0KGgoAAAA'],
  ['/9j/4AAQ', 'data:image/jpeg;base64,/9j/4AAQ'],
  ['R0lGODlh', 'data:image/gif;base64,R0lGODlh'],
  ['data:image/svg+xml;base64,PHN2Zz4=', undefined],
  ['https://evil.example/x.png', undefined],
  ['iVBORw0KGgo"><script>', undefined],
  ...hostileTexts.map((text): [string, undefined] => [text, undefined]),
])('a picture sent as %.60j is drawn as %j', (sent, address) => {
  expect(imageDataUrl(sent)).toBe(address);
});
