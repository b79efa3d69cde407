import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readStayReceipt } from '~/domain/payments/stayReceipt';
import { anyText, hostileTexts, longTexts } from '../../support/hostileTexts';

it.each([
  [
    {
      title: 'Парковка у театра',
      dateIn: '20.11.2026 14:00',
      dateOut: '20.11.2026 15:30',
      price: '120',
      ts: 'А123ВС59',
    },
    {
      title: 'Парковка у театра',
      dateIn: '20.11.2026 14:00',
      dateOut: '20.11.2026 15:30',
      price: 12_000,
      ts: 'А123ВС59',
    },
  ],
  [{ price: ' 0 ' }, { price: 0 }],
  [{ price: '1 234,5' }, { price: 123_450 }],
  [
    { price: 'NaN', ts: 'А123ВС59' },
    { price: 'NaN', ts: 'А123ВС59' },
  ],
  [{ price: '1e9' }, { price: '1e9' }],
  [{ price: '-5' }, { price: '-5' }],
  [{ price: '<b>5</b>' }, { price: '<b>5</b>' }],
  [{ price: '100 руб.' }, { price: 10_000 }],
  [{ price: '₽ 1 234,50' }, { price: 123_450 }],
  [{ price: '0 руб.' }, { price: 0 }],
  [{ price: '0,00 ₽' }, { price: 0 }],
  [{ price: '-0' }, { price: '-0' }],
  [{ price: '100 тенге' }, { price: '100 тенге' }],
  [{ price: '100.500' }, { price: '100.500' }],
  [{ title: 'Театр', price: '', ts: '\u200b' }, { title: 'Театр' }],
  [{ title: '<img src=x onerror=alert(1)>' }, { title: '<img src=x onerror=alert(1)>' }],
  [{ title: 'одна\r\n\0строка' }, { title: 'одна строка' }],
  [{ title: '\u202eкеч' }, { title: 'кеч' }],
  [{ title: 'а'.repeat(101) }, { title: `${'а'.repeat(99)}…` }],
  [{ title: '😀'.repeat(300) }, { title: `${'😀'.repeat(99)}…` }],
  [{ title: ['Театр'], price: 5, ts: null }, undefined],
  [{ other: 'Театр' }, undefined],
  [{}, undefined],
] as const)('a receipt with the address parameters %j is shown as %j', (search, receipt) => {
  const read = readStayReceipt(search);
  expect(
    read && {
      ...(read.title === undefined ? {} : { title: read.title }),
      ...Object.fromEntries(read.lines.map(({ field, text }) => [field, text])),
      ...(read.price === undefined ? {} : { price: read.price }),
    },
  ).toEqual(receipt);
});

it('the lines of a receipt stand in the order in which they are read', () => {
  expect(readStayReceipt({ price: '1', ts: '2', dateOut: '4', dateIn: '5' })?.lines.map(({ text }) => text)).toEqual([
    '5',
    '4',
    '2',
  ]);
});

it('a receipt has short lines of text or does not exist, whatever an address holds', () => {
  const check = (text: string): void => {
    const receipt = readStayReceipt({ title: text, price: text, __proto__: { ts: text } });
    expect(Array.from(receipt?.title ?? '').length).toBeLessThanOrEqual(100);
    for (const line of receipt?.lines ?? []) expect(Array.from(line.text).length).toBeLessThanOrEqual(100);
    const { price = 0 } = receipt ?? {};
    expect(typeof price === 'string' ? Array.from(price).length <= 100 : Number.isSafeInteger(price)).toBe(true);
    expect(receipt?.lines.some(({ field }) => field === 'ts') ?? false).toBe(false);
  };
  fc.assert(fc.property(anyText, check));
  [...hostileTexts, ...longTexts].forEach(check);
});
