import { expect, it } from 'vitest';
import { paymentUrl } from '~/domain/safeUrl';

const pages = { hosts: ['pay.example.ru'], isDemo: false, origin: 'https://parking.ru' };

it.each([
  ['https://pay.example.ru/order/1', 'https://pay.example.ru/order/1'],
  ['https://PAY.example.ru/order/1', 'https://pay.example.ru/order/1'],
  [undefined, undefined],
  ['', undefined],
  ['javascript:alert(1)', undefined],
  ['data:text/html,<script>1</script>', undefined],
  ['http://pay.example.ru/', undefined],
  ['https://evil.ru/', undefined],
  ['//evil.ru/', undefined],
  ['//pay.example.ru/', undefined],
  ['https://pay.example.ru@evil.ru/', undefined],
  ['https://user:secret@pay.example.ru/', undefined],
  ['https://pay.example.ru.evil.ru/', undefined],
  ['https://рay.example.ru/', undefined],
  ['https://pay.example.ru:8443/', undefined],
  ['/demo/pay/1', undefined],
  ['https://pay.example.ru\\@evil.ru/', undefined],
  ['java\nscript:alert(1)', undefined],
  ['blob:https://pay.example.ru/1', undefined],
])('F-25: a payment page at %j opens as %j', (address, opened) => {
  expect(paymentUrl(address, pages)).toBe(opened);
});

it('only a build for the demonstration opens its own payment pages', () => {
  const demo = { ...pages, isDemo: true };
  expect(paymentUrl('/demo/pay/1', demo)).toBe('https://parking.ru/demo/pay/1');
  expect(paymentUrl('/city/perm/', demo)).toBeUndefined();
  expect(paymentUrl('https://evil.ru/demo/pay/1', demo)).toBeUndefined();
  expect(paymentUrl('/demo/../city/perm', demo)).toBeUndefined();
});
