import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { flag, listOf, maybe, numeric, text } from '~/api/contract/wire';
import { anyText, hostileTexts, longTexts } from '../../support/hostileTexts';

const read = (schema: v.GenericSchema, value: unknown): unknown => {
  const result = v.safeParse(schema, value);
  return result.success ? result.output : 'unreadable';
};

describe('a number of a server (F-50)', () => {
  it.each<[unknown, unknown]>([
    [40, 40],
    [0, 0],
    [-1, -1],
    [10.57, 10.57],
    ['40', 40],
    ['10.5', 10.5],
    ['10,5', 10.5],
    ['-1', -1],
    [' 40 ', 40],
    ['007', 7],
    ['1 000', 'unreadable'],
    ['1,000.5', 'unreadable'],
    ['10,5,1', 'unreadable'],
    ['40 ₽', 'unreadable'],
    ['1e3', 'unreadable'],
    ['0x10', 'unreadable'],
    ['Infinity', 'unreadable'],
    ['NaN', 'unreadable'],
    ['', 'unreadable'],
    [' ', 'unreadable'],
    ['.5', 'unreadable'],
    ['5.', 'unreadable'],
    [Number.NaN, 'unreadable'],
    [Number.POSITIVE_INFINITY, 'unreadable'],
    [1e300, 'unreadable'],
    ['9'.repeat(400), 'unreadable'],
    [`-${'9'.repeat(400)}`, 'unreadable'],
    [true, 'unreadable'],
    [null, 'unreadable'],
    [[40], 'unreadable'],
    [{}, 'unreadable'],
    [undefined, 'unreadable'],
  ])('the number %j of a server is read as %j', (wire, value) => {
    expect(read(numeric, wire)).toBe(value);
  });

  it('a number of a server can be shown or is unreadable, whatever is sent', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.anything(), fc.double(), anyText, fc.stringMatching(/^-?\d{1,320}([.,]\d{1,20})?$/)),
        (wire) => {
          const value = read(numeric, wire);
          if (value !== 'unreadable') expect(Math.abs(Number(value)) <= Number.MAX_SAFE_INTEGER).toBe(true);
        },
      ),
    );
  });
});

describe('a text of a server', () => {
  it.each<[unknown, unknown]>([
    ['0302', '0302'],
    ['', ''],
    [' x ', ' x '],
    [302, '302'],
    [0, '0'],
    [-1.5, '-1.5'],
    [Number.NaN, 'unreadable'],
    [Number.NEGATIVE_INFINITY, 'unreadable'],
    [true, 'unreadable'],
    [null, 'unreadable'],
    [['x'], 'unreadable'],
    [{ toString: () => 'x' }, 'unreadable'],
  ])('the text %j of a server is read as %j', (wire, value) => {
    expect(read(text, wire)).toBe(value);
  });

  it('a text of a server comes through unchanged, whatever it contains', () => {
    for (const hostile of [...hostileTexts, ...longTexts]) expect(read(text, hostile)).toBe(hostile);
  });
});

describe('a switch of a server', () => {
  it.each<[unknown, boolean]>([
    [true, true],
    [1, true],
    ['1', true],
    ['true', true],
    [false, false],
    [0, false],
    ['0', false],
    ['false', false],
    [null, false],
    [undefined, false],
    ['', false],
    ['yes', false],
    ['True', false],
    [2, false],
    [-1, false],
    [Number.NaN, false],
    [[], false],
    [[1], false],
    [{}, false],
  ])('the switch %j of a server is read as %s', (wire, isOn) => {
    expect(read(flag, wire)).toBe(isOn);
  });

  it('a switch that a reply leaves out is off', () => {
    expect(read(v.object({ useBonus: flag }), {})).toEqual({ useBonus: false });
  });

  it('a switch of a server is read as on or off, whatever is sent', () => {
    fc.assert(
      fc.property(fc.anything(), (wire) => {
        expect([true, false]).toContain(read(flag, wire));
      }),
    );
  });
});

describe('a field that may be missing', () => {
  const reply = v.object({
    sum: maybe(numeric),
    name: maybe(text),
    inner: maybe(v.object({ id: text })),
    list: maybe(v.array(v.unknown())),
  });

  it.each<[unknown, Record<string, unknown>]>([
    [{}, {}],
    [{ sum: null, name: null, inner: null, list: null }, {}],
    [{ sum: 'много', name: true, inner: 'x', list: {} }, {}],
    [{ inner: {} }, {}],
    [{ inner: { id: 5, more: 1 } }, { inner: { id: '5' } }],
    [
      { sum: '10,5', name: 'x', list: [1, null] },
      { sum: 10.5, name: 'x', list: [1, null] },
    ],
    [
      { sum: 0, name: '' },
      { sum: 0, name: '' },
    ],
  ])('a reply with optional fields %j is read as %j', (wire, value) => {
    const found = read(reply, wire) as Record<string, unknown>;
    expect(Object.fromEntries(Object.entries(found).filter(([, field]) => field !== undefined))).toEqual(value);
  });

  it('an unreadable optional field never spoils the rest of a reply', () => {
    fc.assert(
      fc.property(fc.anything(), (wire) => {
        expect(read(v.object({ a: maybe(numeric), b: text }), { a: wire, b: 'x' })).toMatchObject({ b: 'x' });
      }),
    );
  });
});

describe('a list of a server', () => {
  const entry = v.object({ id: text });
  it.each<[string, unknown, unknown]>([
    ['as it is', [{ id: 1 }, { id: 'b' }], [{ id: '1' }, { id: 'b' }]],
    [
      'without the entries that cannot be read',
      [{ id: 1 }, null, {}, 'x', { id: null }, { id: 2 }],
      [{ id: '1' }, { id: '2' }],
    ],
    ['empty', [], []],
    ['null is empty', null, []],
    ['an object for a list is empty', { 0: { id: 1 } }, []],
    ['a text for a list is empty', 'нет', []],
  ])('a list of a server is read: %s', (_, wire, list) => {
    expect(read(listOf(entry), wire)).toEqual(list);
  });

  it('a list that a reply leaves out is empty', () => {
    expect(read(v.object({ result: listOf(entry) }), {})).toEqual({ result: [] });
  });

  it('a list keeps every readable entry in order and drops the unreadable ones', () => {
    const wire = fc.array(
      fc.oneof(
        fc.nat(1000).map((id) => ({ id })),
        fc.anything().filter((one) => !v.is(entry, one)),
      ),
    );
    fc.assert(
      fc.property(wire, (list) => {
        const good = list.filter((one) => v.is(entry, one));
        expect(read(listOf(entry), list)).toEqual(good.map((one) => ({ id: String((one as { id: unknown }).id) })));
      }),
    );
  });
});

it('F-50: a reply cannot reach into the app’s own objects', () => {
  const wire: unknown = JSON.parse(
    '{"__proto__": {"isAdmin": true}, "constructor": {"prototype": {"isAdmin": true}}, "name": "x"}',
  );
  const found = read(v.object({ name: text, note: maybe(text) }), wire);
  expect(Object.keys(found as object).filter((key) => key !== 'note')).toEqual(['name']);
  expect('isAdmin' in {}).toBe(false);
  expect((found as { isAdmin?: boolean }).isAdmin).toBe(undefined);
});
