import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readParameters } from '~/domain/content/linkParameters';

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
