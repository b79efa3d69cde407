import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bareNumber, findParking, findZone, haveLetters, normaliseZoneNumber, type Zone } from '~/domain/stay/zone';
import { searchZones } from '~/domain/search/zoneSearch';
import { anyText, hostileTexts, longTexts, strewn } from '../../support/hostileTexts';

const zone = (number: string, address = '', patch: Partial<Zone> = {}): Zone => ({
  number,
  name: '',
  address,
  prices: [],
  ...patch,
});
const zones: Zone[] = [
  zone('0302', 'ул. Ленина, 12', { name: 'Центр' }),
  zone('0303', 'ул. Попова, 3'),
  zone('1302', 'Комсомольский проспект, 302'),
  zone('П12', 'Сибирская улица, 5', { name: 'Ёлочка' }),
  zone('А 7', 'Екатерининская улица, 1'),
];

describe('the number on the sign', () => {
  it.each([
    ['0302', '0302'],
    [' 0302 ', '0302'],
    ['03 02', '0302'],
    ['03\u00a002', '0302'],
    ['0302\u200b', '0302'],
    ['\u202a0302\u202c', '0302'],
    ['302', '0302'],
    ['00302', '0302'],
    ['п12', 'П12'],
    ['П 12', 'П12'],
    ['А 7', 'А 7'],
    ['а7', 'А 7'],
    ['A7', 'А 7'],
    ['№0302', '0302'],
    ['№ 302', '0302'],
    ['#0302', '0302'],
    ['Зона 0302', '0302'],
    ['зона № 0302', '0302'],
    ['Зона: 0302', '0302'],
    ['zone 0302', '0302'],
    ['Парковка №0302', '0302'],
    ['0302.', '0302'],
    ['0302,', '0302'],
  ])('the number %j on a sign finds the zone %s', (input, number) => {
    expect(findZone(zones, input)?.number).toBe(number);
  });

  it.each(['', ' ', '0', '000', '3020', '30', '03', 'Ленина', '9999', '0302x', '-302', '302.0'])(
    'the number %j on a sign finds no zone',
    (input) => {
      expect(findZone(zones, input)).toBe(undefined);
    },
  );

  it('a zone’s number keeps its zeros: 302 and 0302 are found separately, and 00302 finds neither', () => {
    const both = [zone('302'), zone('0302')];
    expect(findZone(both, '302')?.number).toBe('302');
    expect(findZone(both, '0302')?.number).toBe('0302');
    expect(findZone(both, '00302')).toBe(undefined);
  });

  it('a zone whose number has Latin letters is found in either alphabet, and another one in its own only', () => {
    const [latin, cyrillic] = [zone('A12'), zone('А12')];
    expect(findZone([latin], 'а12')).toBe(latin);
    expect(findZone([latin, cyrillic], 'A12')).toBe(latin);
    expect(findZone([latin, cyrillic], 'А12')).toBe(cyrillic);
    expect(findZone([latin, cyrillic], '№A12')).toBe(undefined);
  });

  it.each([
    ['a zone whose number is a word of a sign', 'Зона', 'зона'],
    ['a zone with such a word in its number', 'Зона 5', '5'],
    ['a zone of signs alone', '№', '№'],
    ['a zone with a point within its number', '3.1', '3.1'],
  ])('%s is found', (_, number, input) => {
    expect(findZone([zone(number), zone('7')], input)?.number).toBe(number);
  });

  it.each([
    ['Зона № A12.', 'A12'],
    ['А12', 'А12'],
    [' 03 02 ', '0302'],
    ['№', '№'],
    ['', ''],
    ['ЗОНА', 'ЗОНА'],
  ])('the text %j of a sign has the bare number %j', (text, number) => {
    expect(bareNumber(text)).toBe(number);
  });

  it('a parking is found by its code as on the sign; its zeros are significant', () => {
    const parkings = [
      zone('1', '', { parkingCode: '0901' }),
      zone('1', '', { parkingCode: '901' }),
      zone('1', '', { parkingCode: 'А-7' }),
      zone('1', '', { parkingCode: 'B1' }),
      zone('1', '', { parkingCode: 'В1' }),
      zone('1'),
    ];
    const codeOf = (input: string): string | undefined => findParking(parkings, input)?.parkingCode;
    expect(['0901', ' №0901', '901.', 'A-7', 'B1', 'В1'].map(codeOf)).toEqual([
      '0901',
      '0901',
      '901',
      'А-7',
      'B1',
      'В1',
    ]);
    expect(['', '00901', '№B1', '1'].map(codeOf)).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('a code in small letters finds the parking in the same alphabet', () => {
    const parkings = ['Р5', 'P5'].map((parkingCode) => zone('1', '', { parkingCode }));
    expect(['р5', 'p5', ' P5 '].map((input) => findParking(parkings, input)?.parkingCode)).toEqual(['Р5', 'P5', 'P5']);
  });

  it('a list is read once, however often its zones are looked up', () => {
    let reads = 0;
    const counting = Array.from({ length: 100 }, (_, index) => ({
      ...zone(''),
      get number() {
        reads += 1;
        return String(1000 + index);
      },
    }));
    findZone(counting, '1');
    reads = 0;
    const found = findZone(counting, '1042');
    expect(reads).toBe(0);
    expect(found?.number).toBe('1042');
  });

  it.each<[string, readonly Zone[] | undefined, boolean, boolean]>([
    ['unknown places', undefined, false, false],
    ['zones of digits', [zone('0302'), zone('1')], false, false],
    ['a zone with a letter', [zone('0302'), zone('А12')], false, true],
    ['zones with letters in a city that pays by code', [zone('А12', '', { parkingCode: '17' })], true, false],
    ['a code with a letter', [zone('1', '', { parkingCode: 'Б-7' })], true, true],
  ])('the places of a city have letters or not: %s', (_, places, paysByParking, expected) => {
    expect(haveLetters(places, paysByParking)).toBe(expected);
  });

  it('a zone’s number of zeros alone is found only by exactly the same text', () => {
    expect(findZone([zone('0'), zone('000')], '000')?.number).toBe('000');
    expect(findZone([zone('000')], '0')).toBe(undefined);
  });

  it('a zone is found by its number, however the number is typed', () => {
    const number = fc.stringMatching(/^[0-9АБВ]{1,6}$/).filter((text) => /[1-9АБВ]/.test(text));
    const input = number.chain((text) => fc.tuple(fc.constant(text), strewn(text)));
    fc.assert(
      fc.property(input, ([text, strewnText]) => {
        expect(findZone([zone(text), zone('77777777')], strewnText.toLowerCase())?.number).toBe(text);
      }),
    );
  });
});

describe('the search through zones (PARK-05)', () => {
  it.each<[string, string, string[]]>([
    ['nothing typed: all of them', '', ['0302', '0303', '1302', 'П12', 'А 7']],
    ['blanks and commas: all of them', ' , ', ['0302', '0303', '1302', 'П12', 'А 7']],
    ['the beginning of a number', '03', ['0302', '0303']],
    ['a number without its zero, before an address that contains it', '302', ['0302', '1302']],
    ['a zero too many', '00303', ['0303']],
    ['a number in lower case', 'п1', ['П12']],
    ['a number with a blank in it', 'а7', ['А 7']],
    ['a street', 'ленина', ['0302']],
    ['a street in capitals', 'ЛЕНИНА', ['0302']],
    ['street and house', 'Ленина, 12', ['0302']],
    ['words in any order', '12 ленина', ['0302']],
    ['a word twice', 'ленина ленина', ['0302']],
    ['a name', 'центр', ['0302']],
    ['е for ё', 'елочка', ['П12']],
    ['ё for е', 'ёкатерининская', ['А 7']],
    ['part of a word', 'комсом', ['1302']],
    ['what is nowhere', 'Арбат', []],
    ['one word of two is nowhere', 'ленина арбат', []],
  ])('the search through zones lists the matching ones: %s', (_, input, numbers) => {
    expect(searchZones(zones, input).map(({ number }) => number)).toEqual(numbers);
  });

  it('the search finds a parking by its code in a city that pays by parking', () => {
    const parkings = [
      zone('1', 'Мира, 1', { parkingCode: '1001' }),
      zone('1', 'Мира, 2', { parkingCode: '1002' }),
      zone('2', 'Мира, 3', { parkingCode: 'Б-7' }),
    ];
    expect(searchZones(parkings, '1002').map(({ address }) => address)).toEqual(['Мира, 2']);
    expect(searchZones(parkings, 'б-7').map(({ address }) => address)).toEqual(['Мира, 3']);
  });

  describe('the search by a phone in a zone’s name or address', () => {
    const foundZones = [
      zone('1', 'улица Мира, 1', { name: 'Паркинг «Мост», +7 (342) 212-34-56' }),
      zone('2', 'улица Мира, 2, тел. 8 342 2987654'),
      zone('3', 'улица Мира, 34'),
      zone('34221', 'улица Мира, 5'),
    ];
    it.each<[string, string[]]>([
      ['+7 (342) 212-34-56', ['1']],
      ['83422123456', ['1']],
      ['7 342 212 34 56', ['1']],
      ['3422123456', ['1']],
      ['212-34-56', ['1']],
      ['+7 342 298', ['2']],
      ['2987654', ['2']],
      ['34221', ['34221', '1']],
      ['8 (342) 212-34-57', []],
      ['34', ['34221', '1', '2', '3']],
      ['212-34-56 мост', ['1']],
      ['212-34-57 мост', []],
    ])('the search %s finds zones by a phone in their name or address', (input, numbers) => {
      expect(searchZones(foundZones, input).map(({ number }) => number)).toEqual(numbers);
    });
  });

  it('the search lists a zone once, even if both number and address match', () => {
    expect(searchZones([zone('12', 'Ленина, 12')], '12')).toHaveLength(1);
  });

  it('a zone that is found by its number is also in the list of the search', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, fc.stringMatching(/^0{0,3}[0-9]{0,4}$/)), (input) => {
        const found = findZone(zones, input);
        if (found) expect(searchZones(zones, input)).toContain(found);
      }),
    );
  });
});

describe('any text that is typed or pasted', () => {
  const many = Array.from({ length: 3000 }, (_, index) => zone(String(index).padStart(4, '0'), `улица ${index}, а`));

  it.each([...hostileTexts, ...longTexts].map((text) => [text.slice(0, 20), text]))(
    'the search through zones answers to %j without duplicates, and nothing hangs',
    (_, text) => {
      const found = searchZones(many, text);
      expect(new Set(found).size).toBe(found.length);
      const one = findZone(many, text);
      if (one) expect(found).toContain(one);
      expect(normaliseZoneNumber(normaliseZoneNumber(text))).toBe(normaliseZoneNumber(text));
    },
  );
});
