import { expect, it } from 'vitest';
import { pathInLanguage } from '~/domain/content/pathInLanguage';

it.each([
  ['/pages/rules', 'en', '/en/pages/rules'],
  ['/pages/rules', 'ru', '/pages/rules'],
  ['/', 'en', '/en'],
  ['/', 'ru', '/'],
  ['/?zone=0302', 'en', '/en?zone=0302'],
  ['/#top', 'en', '/en#top'],
  ['/en/pages/rules', 'en', '/en/pages/rules'],
  ['/en/pages/rules', 'ru', '/en/pages/rules'],
  ['/en', 'en', '/en'],
  ['/ru/pages/rules', 'en', '/ru/pages/rules'],
  ['/english', 'en', '/en/english'],
  ['/profile/receipts', 'en', '/profile/receipts'],
  ['/profile/receipts?from=mail', 'en', '/profile/receipts?from=mail'],
  ['/profile/receipts-old', 'en', '/en/profile/receipts-old'],
] as const)('a server path %s on a page in %s leads to %s', (path, language, address) => {
  expect(pathInLanguage(path, language)).toBe(address);
});
