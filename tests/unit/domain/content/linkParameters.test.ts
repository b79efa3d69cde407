import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readAddressParameters, readParameters } from '~/domain/content/linkParameters';

it.each<[string, string, Record<string, string>]>([
  ['as the app writes them', '?city=perm&zone=0901', { city: 'perm', zone: '0901' }],
  ['nothing', '', {}],
  ['a question mark alone', '?', {}],
  ['a name alone', '?foreign', { foreign: '' }],
  ['an equals sign within a value', '?a=b=c', { a: 'b=c' }],
  ['the entity of an ampersand', '?city=perm&amp;zone=0901', { city: 'perm', zone: '0901' }],
  ['the entity in capitals, written twice', '?city=perm&AMP;amp;zone=0901', { city: 'perm', zone: '0901' }],
  ['the tags of a campaign', '?zone=0901?utm_source=qr', { zone: '0901', utm_source: 'qr' }],
  ['two addresses put together', '?city=perm?zone=0901&duration=60', { city: 'perm', zone: '0901', duration: '60' }],
  ['a name twice', '?zone=0302&zone=0303', { zone: '0303' }],
  ['a name again in a second address', '?zone=0302?zone=0999', { zone: '0302' }],
  [
    'names again behind a second address',
    '?a=1&url=https://b.ru/?a=2&a=3&c=4',
    { a: '1', url: 'https://b.ru/', c: '4' },
  ],
  ['a name that is no name', '?__proto__=1', Object.fromEntries([['__proto__', '1']])],
  ['a question mark at the end of a text', '?title=Где я?&price=1', { title: 'Где я?', price: '1' }],
  ['letters in windows-1251', '?plate=%C0123%C2%D159', { plate: 'А123ВС59' }],
  ['letters in UTF-8', '?plate=%D0%90123%D0%92%D0%A159', { plate: 'А123ВС59' }],
  ['letters in lower-case codes', '?plate=%d0%90123', { plate: 'А123' }],
  ['letters without codes', '?plate=А123ВС59', { plate: 'А123ВС59' }],
  ['a percent sign that is none of a code', '?title=100% скидка', { title: '100% скидка' }],
  ['blanks of either kind', '?title=a+b%20c', { title: 'a b c' }],
  ['a coded plus sign', '?phone=%2B7', { phone: '+7' }],
  ['a byte order mark', '?plate=%EF%BB%BFA1', { plate: 'A1' }],
])('the parameters of an address are read: %s', (_, search, parameters) => {
  expect(readParameters(search)).toEqual(parameters);
});

const order = 'publicId=k&amount=500&invoiceId=7';
it.each<[string, string, string, Record<string, string>]>([
  [
    '/payment',
    'an address in a value',
    `?${order}&successUrl=https://city.ru/ok?amount=1`,
    { amount: '500', successUrl: 'https://city.ru/ok?amount=1' },
  ],
  ['/en/payment', 'an address in a value', `?${order}&successUrl=https://city.ru/ok?amount=1`, { amount: '500' }],
  [
    '/payment/',
    'a question in a text',
    `?description=Заказ?invoiceId=8&${order}`,
    { invoiceId: '7', description: 'Заказ?invoiceId=8' },
  ],
  [
    '/payment',
    'a question in a text, and no order',
    `?description=Заказ?invoiceId=8`,
    { description: 'Заказ?invoiceId=8' },
  ],
  [
    '//EN/Payment/',
    'an address in a value',
    `?${order}&successUrl=https://city.ru/ok?amount=1`,
    { amount: '500', successUrl: 'https://city.ru/ok?amount=1' },
  ],
  ['/payment', 'a coded question mark', `?${order}&description=a%3Finvoice=8+b`, { description: 'a?invoice=8 b' }],
  ['/guest-payment', 'the tags of a campaign', '?zone=0901?utm_source=qr', { zone: '0901', utm_source: 'qr' }],
])('the address %s is read: %s', (path, _, search, parameters) => {
  const read = readAddressParameters(path, search);
  expect(read).toMatchObject(parameters);
  if (!search.includes('invoiceId=7')) expect(read).toEqual(parameters);
});

it('what a browser writes into an address is read back unchanged', () => {
  const name = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => text !== '__proto__');
  const value = fc.string({ unit: 'grapheme' });
  const wellFormed = (text: string): string => text.toWellFormed().replaceAll('\ufeff', '');
  fc.assert(
    fc.property(fc.dictionary(name, value), (parameters) => {
      const expected = Object.entries(parameters).map(([key, text]) => [wellFormed(key), wellFormed(text)] as const);
      const search = new URLSearchParams(expected.map(([key, text]) => [key, text])).toString();
      expect(readParameters(`?${search}`)).toEqual(Object.fromEntries(expected));
    }),
  );
});
