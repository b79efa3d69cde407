import jsQR from 'jsqr';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseCities, type CityConfig } from '~/city/schema';
import { readStayLink } from '~/domain/stay/stayLink';
import { nearestCity } from '../../tools/qr/nearestCity';
import { printSigns } from '../../tools/qr/printSigns';
import { qrCode, type QrCode } from '../../tools/qr/qrCode';
import { readCommand, type QrCommand } from '../../tools/qr/qrFlags';
import { escapeXml, fitting, Sheet, widthOf } from '../../tools/qr/Sheet';
import { signAddress, displayedAddress } from '../../tools/qr/signAddress';
import { signSvg, type Sign } from '../../tools/qr/signSvg';
import { signsOf, signFile, signWarnings } from '../../tools/qr/signsOf';
import { smsParts } from '../../tools/qr/smsParts';

const cities = parseCities(JSON.parse(readFileSync(new URL('../../../cities.json', import.meta.url), 'utf8')));
const cityOf = (id: string): CityConfig => {
  const found = cities.find(({ city }) => city === id);
  if (!found) throw new Error(`No city ${id}`);
  return found;
};
const origin = 'https://parking.example.ru';
const commandOf = (...args: string[]): QrCommand => {
  const command = readCommand(args);
  if (!command) throw new Error('Help was asked for');
  return command;
};

describe('the arguments of the sign command', () => {
  it('the sign command keeps a zone’s zeros, uses both languages, and makes a sample without an address', () => {
    expect(commandOf('--city', 'perm', '--zone', '0302')).toEqual({
      cityId: 'perm',
      places: [{ kind: 'zone', number: '0302' }],
      origin: 'http://127.0.0.1:4173',
      isSample: true,
      languages: ['ru', 'en'],
      out: undefined,
    });
  });

  it('several places are accepted once each, written as on a sign', () => {
    const { places } = commandOf(
      '--city=perm',
      '--zone=0302',
      '--zone',
      ' 12а ',
      '--code',
      '0302',
      '--zone',
      '0302',
      '--barrier',
      '0302',
    );
    expect(places).toEqual([
      { kind: 'zone', number: '0302' },
      { kind: 'zone', number: '12А' },
      { kind: 'code', number: '0302' },
      { kind: 'barrier', number: '0302' },
    ]);
  });

  it.each([
    ['https://parking.example.ru', 'https://parking.example.ru', false],
    ['https://Parking.Example.ru/', 'https://parking.example.ru', false],
    ['https://parking.example.ru:8443', 'https://parking.example.ru:8443', false],
    ['https://парковка.рф', 'https://xn--80aaf5abwej.xn--p1ai', false],
    ['http://localhost:4173', 'http://localhost:4173', true],
    ['http://[::1]:4173', 'http://[::1]:4173', true],
  ])('the flag --origin %s is accepted', (input, expected, isSample) => {
    expect(commandOf('--city', 'perm', '--zone', '1', '--origin', input)).toMatchObject({ origin: expected, isSample });
  });

  it.each([
    ['nothing', [], '--city is missing'],
    ['no number', ['--city', 'perm'], '--zone is missing'],
    ['an empty number', ['--city', 'perm', '--zone='], '--zone ""'],
    ['two numbers in one', ['--city', 'perm', '--zone', '0301,0302'], 'each has its own --zone'],
    ['a number without its flag', ['--city', 'perm', '--zone', '0301', '0302'], '"0302" is not known here'],
    ['an empty barrier', ['--city', 'perm', '--barrier='], '--barrier ""'],
    ['what no link carries', ['--city', 'perm', '--code', '1'.repeat(41)], 'at most 40'],
    ['a way out of the folder', ['--city', 'perm', '--zone', '../0302'], '--zone "../0302"'],
    ['another language', ['--city', 'perm', '--zone', '1', '--lang', 'de'], 'expected ru, en or both'],
    ['no folder', ['--city', 'perm', '--zone', '1', '--out', ' '], '--out is empty'],
    [
      'an address without https',
      ['--city', 'perm', '--zone', '1', '--origin', 'parking.example.ru'],
      'such as https://',
    ],
    [
      'an address that nobody secured',
      ['--city', 'perm', '--zone', '1', '--origin', 'http://parking.example.ru'],
      'served by https',
    ],
    [
      'an address with a path',
      ['--city', 'perm', '--zone', '1', '--origin', 'https://example.ru/parking'],
      'without a path',
    ],
    [
      'an address with parameters',
      ['--city', 'perm', '--zone', '1', '--origin', 'https://example.ru?zone=1'],
      'without a path',
    ],
    [
      'an address with a name in it',
      ['--city', 'perm', '--zone', '1', '--origin', 'https://me:word@example.ru'],
      'without a path',
    ],
    ['no address', ['--city', 'perm', '--zone', '1', '--origin', 'https://'], 'such as https://'],
    ['an unknown flag', ['--city', 'perm', '--zones', '1'], '--zones'],
  ])('the sign command is refused with a sentence: %s', (_, args, sentence) => {
    expect(() => readCommand(args)).toThrow(sentence);
  });

  it('the flag --help needs no other flag', () => expect(readCommand(['--help'])).toBeUndefined());

  it.each([
    ['prm', 'perm'],
    ['Пермь', 'perm'],
    ['ekaterinburg', 'yekaterinburg'],
    ['saint petersburg', 'saint-petersburg'],
    ['Нижний новгород', 'nizhny-novgorod'],
    ['moskva', 'moscow'],
    ['rostov', 'rostov-on-don'],
    ['Нижний', 'nizhny-novgorod'],
  ])('the nearest city to the input %s is %s', (input, expected) => expect(nearestCity(input, cities)).toBe(expected));
});

describe('the address on a sign', () => {
  it.each([
    [
      'a zone with zeros',
      { kind: 'zone', number: '0302' },
      'ru',
      '/guest-payment?city=perm&zone=0302',
      { zone: '0302' },
    ],
    ['in English', { kind: 'zone', number: '0302' }, 'en', '/en/guest-payment?city=perm&zone=0302', { zone: '0302' }],
    [
      'a parking',
      { kind: 'code', number: '007' },
      'ru',
      '/guest-payment?city=perm&parkingCode=007',
      { parkingCode: '007' },
    ],
    [
      'a barrier',
      { kind: 'barrier', number: '0501' },
      'en',
      '/en/guest-payment?city=perm&type=planar&parkingCode=0501',
      { type: 'planar', parkingCode: '0501' },
    ],
    [
      'Russian letters',
      { kind: 'zone', number: '12А' },
      'ru',
      '/guest-payment?city=perm&zone=12%D0%90',
      { zone: '12А' },
    ],
    ['a slash', { kind: 'zone', number: '1/2' }, 'ru', '/guest-payment?city=perm&zone=1%2F2', { zone: '1/2' }],
  ] as const)('the page reads the address on a sign as it was written: %s', (_, place, language, path, read) => {
    const address = signAddress(origin, 'perm', place, language);
    expect(address).toBe(`${origin}${path}`);
    expect(readStayLink(Object.fromEntries(new URL(address).searchParams))).toEqual({ city: 'perm', ...read });
  });

  it.each([
    [
      'https://parking.example.ru/guest-payment?city=perm&zone=0302',
      'parking.example.ru/guest-payment?city=perm&zone=0302',
    ],
    ['https://xn--80aaf5abwej.xn--p1ai:8443/guest-payment?zone=12%D0%90', 'парковка.рф:8443/guest-payment?zone=12А'],
    ['http://127.0.0.1:4173/guest-payment?zone=1%2F2', 'http://127.0.0.1:4173/guest-payment?zone=1%2F2'],
    ['http://[::1]:4173/guest-payment?zone=1', 'http://[::1]:4173/guest-payment?zone=1'],
  ])('the address %s is shown for typing as %s', (address, expected) => {
    expect(displayedAddress(address)).toBe(expected);
    // A browser turns it into the same address.
    expect(new URL(expected.startsWith('http') ? expected : `https://${expected}`).href).toBe(address);
  });
});

describe('the QR code on a sign', () => {
  /** Reads the code as a camera would, with four points per module. Modules for which `spoil` is true become black. */
  const read = (
    { size, path }: QrCode,
    spoil: (row: number, column: number) => boolean = () => false,
  ): string | undefined => {
    const dark = new Set<number>();
    for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
      for (let column = Number(x); column < Number(x) + Number(width); column += 1) dark.add(Number(y) * size + column);
    const points = size * 4;
    const pixels = new Uint8ClampedArray(points * points * 4).fill(255);
    for (let point = 0; point < points * points; point += 1) {
      const [row, column] = [Math.floor(point / points / 4), Math.floor((point % points) / 4)];
      if (dark.has(row * size + column) || spoil(row, column)) pixels.fill(0, point * 4, point * 4 + 3);
    }
    return jsQR(pixels, points, points)?.data;
  };

  it.each([
    signAddress(origin, 'perm', { kind: 'zone', number: '0302' }, 'ru'),
    signAddress(origin, 'saint-petersburg', { kind: 'code', number: 'ПАРКОВКА-1234567890' }, 'en'),
  ])('the QR code of %s is read by another reader, even with a blot in the middle', (address) => {
    const code = qrCode(address);
    expect(read(code)).toBe(address);
    const [from, to] = [code.size * 0.42, code.size * 0.58];
    expect(read(code, (row, column) => row > from && row < to && column > from && column < to)).toBe(address);
  });

  it('the QR code has four white modules around it', () => {
    const { size, path } = qrCode('0302');
    const runs = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, x, y, width]) => ({
      x: Number(x),
      y: Number(y),
      end: Number(x) + Number(width),
    }));
    expect(Math.min(...runs.flatMap(({ x, y }) => [x, y]))).toBe(4);
    expect(Math.max(...runs.flatMap(({ end, y }) => [end, y + 1]))).toBe(size - 4);
  });
});

describe('the sheet of a sign', () => {
  it('escapeXml escapes the characters of which a tag is made', () =>
    expect(escapeXml('<a & "b">')).toBe('&lt;a &amp; "b"&gt;'));

  it('the sheet draws words as outlines, and repeats them as text in its description', () => {
    const sheet = new Sheet(100, 50);
    sheet.write('Зона & <zone>', { x: 0, y: 10, size: 5 });
    const svg = sheet.svg('1 < 2');
    expect(svg).toContain('<title>1 &lt; 2</title>\n<desc>Зона &amp; &lt;zone&gt;</desc>');
    expect(svg).not.toContain('<text');
  });

  it('a short number is as large as requested, and a long one as wide as its space', () => {
    expect(fitting('0302', 31, 89)).toBe(31);
    const long = '1234567890123';
    expect(widthOf(long, fitting(long, 31, 89))).toBeCloseTo(89);
    expect(new Sheet(100, 50).write(long, { x: 0, y: 0, size: 31, widest: 89 })).toBe(fitting(long, 31, 89));
  });
});

describe('the printed sign', () => {
  const signOf = (id: string, ...args: string[]): Sign => {
    const [sign] = signsOf(cityOf(id), commandOf('--city', id, '--origin', origin, ...args));
    if (!sign) throw new Error('No sign');
    return sign;
  };
  /** The texts on the sign, line by line. */
  const linesOf = (sign: Sign): string[] => /<desc>([^<]*)<\/desc>/.exec(signSvg(sign))?.[1]?.split('\n') ?? [];

  it('a sign has the size of A5, its place, words, address and, in Moscow, the SMS with its zone', () => {
    const sign = signOf('moscow', '--zone', '0302');
    expect(signSvg(sign)).toContain('width="148mm" height="210mm" viewBox="0 0 148 210"');
    expect(signSvg(sign)).toContain('<title>Зона 0302, Москва</title>');
    expect(linesOf(sign)).toEqual([
      'Зона · Zone',
      'Москва',
      '0302',
      'Сканируйте и платите',
      'Scan and pay',
      'Без приложения и регистрации · No app, no sign-up',
      'Не сканируется? Наберите адрес · Cannot scan? Type this address',
      'parking.example.ru/guest-payment?city=moscow&amp;zone=0302',
      'Нет интернета? SMS на 7757',
      'No internet? Text to 7757',
      '0302*А123ВС77*2',
      'зона',
      'zone',
      'номер машины',
      'your plate',
      'часы',
      'hours',
    ]);
  });

  it('a sign in one language uses that language alone', () => {
    expect(linesOf(signOf('kazan', '--zone', '116', '--lang', 'en')).join()).not.toMatch(/[а-яё]{4}/i);
    expect(linesOf(signOf('kazan', '--zone', '116', '--lang', 'ru'))).not.toContain('Scan and pay');
  });

  it('a sign says that the SMS command is in Russian letters where that is not obvious', () => {
    const line = (id: string): string | undefined =>
      linesOf(signOf(id, '--zone', '116')).find((text) => text.startsWith('No internet?'));
    expect(line('kazan')).toBe('No internet? Text to 7878 in Russian letters');
    expect(line('yekaterinburg')).toBe('No internet? Text to 7878');
  });

  it('the sign of a parking calls it a parking, also in the SMS', () => {
    const lines = linesOf(signOf('kazan', '--code', '16'));
    expect(lines).toEqual(
      expect.arrayContaining(['Парковка · Parking', '16', 'р16*16*А123ВС77*2', 'парковка', 'parking']),
    );
    expect(lines).not.toContain('зона');
  });

  it('the sign of a barrier requests the ticket, in both languages or in one, and has no SMS', () => {
    const lines = linesOf(signOf('kazan', '--barrier', '501'));
    expect(lines).toEqual([
      'Парковка · Parking',
      'Казань',
      '501',
      'Сканируйте и платите',
      'Scan and pay',
      'Приготовьте билет: нужен его номер · Have your ticket ready: its number is asked for',
      'Не сканируется? Наберите адрес · Cannot scan? Type this address',
      'parking.example.ru/guest-payment',
      '?city=kazan&amp;type=planar&amp;parkingCode=501',
    ]);
    expect(linesOf(signOf('kazan', '--barrier', '501', '--lang', 'en'))).toContain(
      'Have your ticket ready: its number is asked for',
    );
    expect(signWarnings(cityOf('kazan'), commandOf('--city', 'kazan', '--barrier', '501', '--origin', origin))).toEqual(
      [],
    );
  });

  it('the sign of a barrier in a city without barriers gives a warning', () => {
    const city = cityOf('perm');
    const command = commandOf('--city', 'perm', '--barrier', '501', '--origin', origin);
    const closed = {
      ...city,
      profile: { ...city.profile, parking: { ...city.profile.parking, planarParkingAvailable: false } },
    };
    expect(signWarnings(closed, command)).toEqual([expect.stringContaining('planarParkingAvailable') as string]);
  });

  it('a sign warns if it uses the specification’s SMS number, or if the city has no SMS commands', () => {
    const command = commandOf('--city', 'kazan', '--zone', '1', '--origin', origin);
    expect(linesOf(signOf('kazan', '--zone', '1'))).toContain('Нет интернета? SMS на 7878');
    expect(signWarnings(cityOf('kazan'), command)).toEqual([expect.stringContaining('7878') as string]);
    expect(linesOf(signOf('perm', '--zone', '1')).join()).not.toContain('SMS');
    expect(signWarnings(cityOf('perm'), command)).toEqual([expect.stringContaining('sms.start') as string]);
    expect(signWarnings(cityOf('moscow'), command)).toEqual([]);
  });

  it('a long address on a sign stands in two lines, and nothing of it is lost', () => {
    const sign = signOf('saint-petersburg', '--code', '1234567890-1234567890');
    const at = linesOf(sign).indexOf('parking.example.ru/guest-payment');
    expect(linesOf(sign)[at + 1]).toBe('?city=saint-petersburg&amp;parkingCode=1234567890-1234567890');
  });

  it('a sample of a sign says that it is a sample', () => {
    expect(linesOf({ ...signOf('perm', '--zone', '1'), isSample: true }).at(-1)).toMatch(/^ОБРАЗЕЦ.*SAMPLE/);
    expect(linesOf(signOf('perm', '--zone', '1')).join()).not.toContain('ОБРАЗЕЦ');
  });

  it.each([
    [['--zone', '0302'], 'perm-zone-0302'],
    [['--zone', '1/2', '--lang', 'ru'], 'perm-zone-1_2-ru'],
    [['--code', '0302', '--lang', 'en'], 'perm-code-0302-en'],
    [['--barrier', '0501'], 'perm-barrier-0501'],
  ])('the sign of %j is written to the file %s', (args, file) =>
    expect(signFile('perm', signOf('perm', ...args))).toBe(file),
  );
});

describe('the parts of an SMS template', () => {
  const values = { zone: '0302', plate: 'А123ВС77', hours: '2', amount: '100' };
  it.each([
    ['{zone}*{plate}*{hours}', ['zone 0302', '*', 'plate А123ВС77', '*', 'hours 2']],
    // Cyrillic in Kazan and Latin in Yekaterinburg, as published.
    ['р16*{zone}', ['р16*', 'zone 0302']],
    ['p66*{zone}', ['p66*', 'zone 0302']],
    ['х{hours}', ['х', 'hours 2']],
    ['{street}с', ['{street}с']],
  ])('the SMS template %s is split into its parts', (template, expected) => {
    expect(smsParts(template, values).map(({ text, field }) => (field ? `${field} ${text}` : text))).toEqual(expected);
  });
});

describe('the printing of signs', () => {
  let folder: string;
  beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'signs-'))));
  afterAll(() => rmSync(folder, { recursive: true }));
  const command = commandOf('--city', 'perm', '--zone', '0302', '--origin', origin);

  it('without a browser the SVG is written, and a sentence says what is missing', async () => {
    const logged: string[] = [];
    const printing = printSigns(command, cities, join(folder, 'new'), undefined, (sentence) => logged.push(sentence));
    await expect(printing).rejects.toThrow(/SVG files are written.*PDF files are not.*playwright install chromium/);
    expect(readFileSync(join(folder, 'new/perm-zone-0302.svg'), 'utf8')).toContain('<title>Зона 0302, Пермь</title>');
    expect(existsSync(join(folder, 'new/perm-zone-0302.pdf'))).toBe(false);
    expect(logged.at(-1)).toContain(`${origin}/guest-payment?city=perm&zone=0302`);
  });

  it('a folder that cannot be created is named in the error', async () => {
    const blockingFile = join(folder, 'file');
    writeFileSync(blockingFile, '');
    const printing = printSigns(command, cities, join(blockingFile, 'signs'), undefined, () => undefined);
    await expect(printing).rejects.toThrow(/^The signs cannot be written to .*signs: /);
  });

  it('an unknown city is answered with the nearest one, and nothing is written', async () => {
    const printing = printSigns(
      { ...command, cityId: 'prem' },
      cities,
      join(folder, 'none'),
      undefined,
      () => undefined,
    );
    await expect(printing).rejects.toThrow('"prem" is not in cities.json. Did you mean perm?');
    expect(existsSync(join(folder, 'none'))).toBe(false);
  });
});
