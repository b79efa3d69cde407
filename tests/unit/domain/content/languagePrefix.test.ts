import { expect, it } from 'vitest';
import { pagePath } from '~/domain/content/languagePrefix';

it.each([
  ['/', '/'],
  ['', '/'],
  ['/en', '/'],
  ['/en/', '/'],
  ['/guest-payment', '/guest-payment'],
  ['/en/guest-payment/', '/guest-payment'],
  ['//EN//Profile//Parking//', '/profile/parking'],
  ['/english', '/english'],
  ['/pages/en', '/pages/en'],
])('the page of %s is %s', (path, page) => {
  expect(pagePath(path)).toBe(page);
});
