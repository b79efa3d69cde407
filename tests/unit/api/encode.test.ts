import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeForm, encodeQuery } from '~/api/encode';
import { anyText, hostileTexts, longTexts } from '../support/hostileTexts';

describe('parameters of a call', () => {
  it.each<[string, Record<string, unknown>, [string, string][]]>([
    [
      'texts and numbers',
      { Zone: '0302', Duration: 60 },
      [
        ['Zone', '0302'],
        ['Duration', '60'],
      ],
    ],
    [
      'what is not set is left out, what is empty is not',
      { a: undefined, b: null, c: '', d: 0, e: false },
      [
        ['c', ''],
        ['d', '0'],
        ['e', 'false'],
      ],
    ],
    [
      'CALL-13: a car in brackets',
      { Vehicle: { Number: 'А123ВС59', NumberFormat: 'rus', Category: 'B' } },
      [
        ['Vehicle[Number]', 'А123ВС59'],
        ['Vehicle[NumberFormat]', 'rus'],
        ['Vehicle[Category]', 'B'],
      ],
    ],
    [
      'CALL-63: a list of cars by number',
      { car: [{ number: 'А111АА59', region: undefined }, { number: 'В222ВВ59' }] },
      [
        ['car[0][number]', 'А111АА59'],
        ['car[1][number]', 'В222ВВ59'],
      ],
    ],
    [
      'a deeper nest',
      { a: { b: { c: [1, null, 2] } } },
      [
        ['a[b][c][0]', '1'],
        ['a[b][c][2]', '2'],
      ],
    ],
    ['nothing', {}, []],
    ['empty nests', { a: {}, b: [] }, []],
  ])('%s: the parameters are encoded alike for a form and a query', (_, input, pairs) => {
    expect([...encodeForm(input)]).toEqual(pairs);
    expect(encodeQuery(input)).toEqual(pairs);
  });

  it.each([
    ['B-84: a password', { pass: '&=%+ #?/' }, 'pass=%26%3D%25%2B+%23%3F%2F'],
    ['a plate', { Vehicle: 'А1' }, 'Vehicle=%D0%901'],
    ['a city’s time', { timestart: '2026-11-20T14:02:00+05:00' }, 'timestart=2026-11-20T14%3A02%3A00%2B05%3A00'],
    ['line ends', { message: 'a\r\nb' }, 'message=a%0D%0Ab'],
    ['an emoji', { pass: '😀' }, 'pass=%F0%9F%98%80'],
    ['half an emoji: what the screen shows for it', { pass: '\ud83d' }, 'pass=%EF%BF%BD'],
  ])('%s is encoded for the body of a form', (_, input, body) => {
    expect(encodeForm(input).toString()).toBe(body);
  });

  it('any typed text arrives at the server as it was typed', () => {
    fc.assert(
      fc.property(fc.dictionary(anyText, anyText), (input) => {
        const received = new URLSearchParams(encodeForm(input).toString());
        const asSent = Object.entries(input).filter(([name]) => name !== '');
        for (const [name, value] of asSent)
          expect(received.getAll(name.toWellFormed())).toContain(value.toWellFormed());
        expect([...received]).toHaveLength(Object.keys(input).length);
      }),
    );
  });

  it.each([...hostileTexts, ...longTexts].map((text) => [text.slice(0, 20), text]))(
    'the hostile or long text %j is encoded like any other value',
    (_, text) => {
      expect(new URLSearchParams(encodeForm({ message: text }).toString()).get('message')).toBe(text.toWellFormed());
      expect([...encodeForm({ [text]: { [text]: 'x' } })]).toEqual([[`${text}[${text}]`.toWellFormed(), 'x']]);
    },
  );
});
