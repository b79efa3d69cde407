import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cityErrors, parseCities, type CityConfig } from '~/city/schema';
import { addCity } from '../../tools/city/addCity';
import { promptAnswers } from '../../tools/city/promptAnswers';
import { cityEntry, withFlag } from '../../tools/city/cityEntry';
import { readCommand, type CityAnswers } from '../../tools/city/cityFlags';
import { cityWarnings, ofCity, warningText } from '../../tools/city/cityWarnings';
import { oneLine } from '../../tools/city/oneLine';
import { readList } from '../../tools/city/readList';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const whole = readFileSync(join(root, 'cities.json'), 'utf8');
const november = Date.UTC(2026, 10, 20);

const lipetsk: CityAnswers = {
  id: 'lipetsk',
  ru: 'Липецк',
  en: 'Lipetsk',
  zone: 'Europe/Moscow',
  south: '52.5',
  west: '39,45',
  north: '52.7',
  east: '39.7',
};
const added = (text: string, answers: CityAnswers): string => {
  const result = addCity(text, cityEntry(answers));
  if ('errors' in result) throw new Error(result.errors.join('\n'));
  return result.text;
};
const errorsOf = (text: string, answers: CityAnswers): string[] => {
  const result = addCity(text, cityEntry(answers));
  return 'errors' in result ? result.errors.map(withFlag) : [];
};

describe('adding a city', () => {
  it.each([
    ['in the middle', 'lipetsk'],
    ['at the beginning', 'abakan'],
    ['behind a longer name with the same beginning', 'tulaa'],
  ])('a city added %s changes the list by one line, and the schema accepts the whole list', (_, id) => {
    const text = added(whole, { ...lipetsk, id });
    const [before, after] = [whole.split('\n'), text.split('\n')];
    const at = after.findIndex((line, index) => line !== before[index]);
    expect(after.toSpliced(at, 1)).toEqual(before);
    expect(after[at]).toContain(
      `{ "city": "${id}", "nameForShow": { "ru": "Липецк", "en": "Lipetsk" }, "apiUrl": "/city/${id}", `,
    );
    const list = JSON.parse(text) as { city: string }[];
    expect(cityErrors(list)).toEqual([]);
    expect(list.map(({ city }) => city)).toEqual(list.map(({ city }) => city).toSorted());
  });

  it('a city added at the end adds one line, and a comma to the line before', () => {
    const [before, after] = [
      whole.trimEnd().split('\n'),
      added(whole, { ...lipetsk, id: 'zelenograd' })
        .trimEnd()
        .split('\n'),
    ];
    expect(after.toSpliced(-2, 1)).toEqual([...before.slice(0, -2), `${before.at(-2)},`, ']']);
  });

  it('an added city states only its answers and what every entry states', () => {
    const text = added('[]', {
      ...lipetsk,
      host: ['pay.example.ru', 'bank.example.ru'],
      'sms-number': '7878',
      period: '60',
      flat: true,
    });
    expect(JSON.parse(text)).toEqual([
      {
        city: 'lipetsk',
        nameForShow: { ru: 'Липецк', en: 'Lipetsk' },
        apiUrl: '/city/lipetsk',
        timeZone: 'Europe/Moscow',
        mapBounds: { southWest: { latitude: 52.5, longitude: 39.45 }, northEast: { latitude: 52.7, longitude: 39.7 } },
        mapSource: { type: 'vector', tiles: '/tiles/lipetsk/{z}/{x}/{y}.pbf' },
        profile: { parking: { parkingPeriod: 60, planarParkingAvailable: true } },
        paymentHosts: ['pay.example.ru', 'bank.example.ru'],
        sms: { number: '7878' },
      },
    ]);
  });

  it.each<[string, CityAnswers, object]>([
    [
      'raster tiles',
      { raster: 'https://t.ru/{z}/{x}/{y}.png', attribution: '© T' },
      { type: 'raster', tiles: 'https://t.ru/{z}/{x}/{y}.png', attribution: '© T' },
    ],
    ['a style', { style: 'https://t.ru/style.json' }, { type: 'style', url: 'https://t.ru/style.json' }],
    ['tiles of its own', { tiles: '/t/{z}/{x}/{y}.pbf' }, { type: 'vector', tiles: '/t/{z}/{x}/{y}.pbf' }],
  ])('an added city takes %s', (_, answers, mapSource) => {
    expect(JSON.parse(added(whole, { ...lipetsk, ...answers })) as object[]).toContainEqual(
      expect.objectContaining({ city: 'lipetsk', mapSource }),
    );
  });

  it('adding a city keeps the line ends, and rewrites a list of another form with one line for each city', () => {
    const list = JSON.parse(whole) as object[];
    expect(added(whole.replaceAll('\n', '\r\n'), lipetsk)).toBe(added(whole, lipetsk).replaceAll('\n', '\r\n'));
    expect(added(JSON.stringify(list, null, 2), lipetsk)).toBe(added(whole, lipetsk));
    expect(added(JSON.stringify(list), lipetsk)).toBe(added(whole, lipetsk));
  });

  it('the tool writes every city in one line exactly as the list does', () => {
    const lines = whole.split('\n').filter((line) => line.startsWith('  {'));
    expect((JSON.parse(whole) as object[]).map((entry) => `  ${oneLine(entry)}`)).toEqual(
      lines.map((line) => line.replace(/,$/, '')),
    );
  });

  it.each<[string, CityAnswers, string[]]>([
    ['an id that is taken', { id: 'perm' }, ['perm: key "city" stands twice; every city has its own. (--id)']],
    [
      'an id in capitals',
      { id: 'Lipetsk' },
      [
        'Lipetsk: key "city" expected an English name in lower case, words joined by hyphens, received "Lipetsk". (--id)',
      ],
    ],
    ['no name', { ru: undefined }, ['lipetsk: key "nameForShow.ru" is missing. (--ru)']],
    ['no time zone', { zone: undefined }, ['lipetsk: key "timeZone" is missing. (--zone)']],
    [
      'a time zone of nowhere',
      { zone: 'Moscow' },
      [
        'lipetsk: key "timeZone" expected a time zone of the IANA list, such as Europe/Moscow, received "Moscow". (--zone)',
      ],
    ],
    [
      'words for a degree',
      { east: 'far' },
      ['lipetsk: key "mapBounds.northEast.longitude" expected number, received NaN. (--east)'],
    ],
    [
      'nothing for a degree',
      { south: ' ' },
      ['lipetsk: key "mapBounds.southWest.latitude" expected number, received NaN. (--south)'],
    ],
    [
      'edges that have changed places',
      { north: '52' },
      ['lipetsk: key "mapBounds" expected southWest below and to the left of northEast, received Object.'],
    ],
    [
      'an address of another kind',
      { api: 'http://a.ru' },
      [
        'lipetsk: key "apiUrl" expected a path beginning with / or an https address with its host in lower-case Latin letters, received "http://a.ru". (--api)',
      ],
    ],
    [
      'raster tiles of nobody',
      { raster: '/t/{z}/{x}/{y}.png' },
      ['lipetsk: key "mapSource.attribution" is missing. (--attribution)'],
    ],
    [
      'a host with its address',
      { host: ['https://pay.ru'] },
      ['lipetsk: key "paymentHosts.0" expected a host name in lower case, received "https://pay.ru". (--host)'],
    ],
    [
      'a period of no minutes',
      { period: '0' },
      ['lipetsk: key "profile.parking.parkingPeriod" expected whole minutes from 1 to 1440, received 0. (--period)'],
    ],
    [
      'no number',
      { 'sms-number': 'seven' },
      ['lipetsk: key "sms.number" expected a phone number, received "seven". (--sms-number)'],
    ],
  ])('adding a city refuses %s', (_, answers, errors) => {
    expect(errorsOf(whole, { ...lipetsk, ...answers })).toEqual(errors.map((error) => `cities.json: ${error}`));
  });

  it('adding a city refuses a list that has faults already', () => {
    expect(errorsOf(whole.replace('Europe/Samara', 'Samara'), lipetsk)).toEqual([
      expect.stringMatching(/^cities\.json: izhevsk: key "timeZone" /),
    ]);
  });
});

describe('the arguments of the command', () => {
  it('the arguments of the command become answers', () => {
    const args = [
      'add',
      '--id',
      'lipetsk',
      '--west=-3.7',
      '--host',
      'a.ru',
      '--host',
      'b.ru',
      '--flat',
      '--file',
      'x.json',
    ];
    expect(readCommand(args)).toEqual({
      command: 'add',
      file: 'x.json',
      wantsHelp: false,
      isStrict: false,
      answers: { id: 'lipetsk', west: '-3.7', host: ['a.ru', 'b.ru'], flat: true },
    });
  });

  it.each([
    [['add', '--ru', 'Нижний', 'Тагил'], /"Тагил" is not known here/],
    [['add', '--zoom', '3'], /Unknown option '--zoom'/],
    [['add', '--tiles', '/a', '--style', '/b'], /Only one of --tiles, --raster and --style/],
  ])('the arguments %j are refused', (args, sentence) => {
    expect(() => readCommand(args)).toThrow(sentence);
  });
});

describe('the questions on a terminal', () => {
  const list = JSON.parse(whole) as { city: string }[];
  const runPrompts = async (
    answers: string[],
  ): Promise<{ got: CityAnswers; logged: string[]; questions: string[] }> => {
    const logged: string[] = [];
    const questions: string[] = [];
    const remaining = [...answers];
    const reply = (question: string): Promise<string> => {
      questions.push(question);
      const answer = remaining.shift();
      return answer === undefined ? Promise.reject(new Error(`No answer to ${question}`)) : Promise.resolve(answer);
    };
    const got = await promptAnswers(list, reply, (sentence) => logged.push(sentence));
    return { got, logged, questions };
  };

  it('a city is made of the answers on a terminal, and an empty answer takes the suggestion', async () => {
    const { got, logged } = await runPrompts([
      'lipetsk',
      'Липецк',
      '',
      '',
      'Europe/Moscow',
      '52.5, 39,45, 52.7, 39.7',
      '',
      '',
      '',
    ]);
    expect(logged).toEqual([]);
    expect(added(whole, got)).toBe(added(whole, lipetsk));
  });

  it('a wrong answer on a terminal is explained, and the question is repeated', async () => {
    const { got, logged, questions } = await runPrompts([
      'Perm',
      'perm',
      'lipetsk',
      '',
      'Липецк',
      '',
      '',
      'Moscow',
      'Europe/Moscow',
      '1 2',
      '52.7 39 52 40',
      '52 39 53 40',
      '',
      'A',
      'a.ru b.ru',
      '1',
      '7878',
    ]);
    expect(logged.map((sentence) => /key "[^"]*"/.exec(sentence)?.[0])).toEqual([
      'key "city"',
      'key "city"',
      'key "nameForShow.ru"',
      'key "timeZone"',
      'key "mapBounds.northEast.latitude"',
      'key "mapBounds.northEast.longitude"',
      'key "mapBounds"',
      'key "paymentHosts.0"',
      'key "sms.number"',
    ]);
    expect(questions).toHaveLength(17);
    expect(got).toEqual(
      expect.objectContaining({
        id: 'lipetsk',
        en: 'Lipetsk',
        api: '/city/lipetsk',
        host: ['a.ru', 'b.ru'],
        'sms-number': '7878',
      }),
    );
  });

  it('the terminal suggests an English name of several words', async () => {
    const { got } = await runPrompts([
      'veliky-novgorod',
      'Великий Новгород',
      '',
      '',
      'Europe/Moscow',
      '58 31 59 32',
      '',
      '',
      '',
    ]);
    expect(got.en).toBe('Veliky Novgorod');
  });
});

describe('the check of the city list', () => {
  it.each([
    [
      'a letter too many in an entry',
      (text: string) => text.replace('"Казань",', '"Казань",,'),
      /^cities\.json: line 9 \(kazan\) is not JSON: /,
    ],
    ['a bracket that is missing', (text: string) => text.trimEnd().slice(0, -1), /^cities\.json: .* is not JSON: /],
    ['nothing at all', () => '', /^cities\.json: it is not JSON: /],
    ['no list', () => '{}', /^cities\.json: expected a list of cities\.$/],
    [
      'a key that is not known',
      (text: string) => text.replace('"apiUrl": "/city/tula"', '"apiURL": "/city/tula"'),
      /^cities\.json: tula: key "apiUrl" is missing\.$/,
    ],
  ])('the check of the city list names %s', (_, spoil, sentence) => {
    const read = readList(spoil(whole));
    expect('errors' in read ? read.errors[0] : '').toMatch(sentence);
  });

  it('the check accepts the city list of this repository', () => {
    expect(readList(whole)).toHaveProperty('cities.length', (JSON.parse(whole) as object[]).length);
  });
});

describe('the warnings about a city list', () => {
  const good: CityAnswers = { ...lipetsk, host: ['pay.ru'], 'sms-number': '7878' };
  const citiesOf = (...all: CityAnswers[]): CityConfig[] =>
    parseCities(all.map((answers) => cityEntry({ ...good, ...answers })));
  const north = { south: '60', north: '61' };
  const far = { id: 'perm', ru: 'Пермь', en: 'Perm', ...north };

  it.each<[string, CityAnswers[], string[]]>([
    ['none', [{}], []],
    ['no payment hosts', [{ host: [] }], ['lipetsk: key "paymentHosts" is empty: no payment page can be opened.']],
    [
      'no number for SMS',
      [{ 'sms-number': undefined }, far],
      ['lipetsk: key "sms.number" is missing: until the server has said it once, an SMS has no number to go to.'],
    ],
    [
      'nothing anywhere',
      [{ host: [] }, { ...far, host: [] }],
      ['every city: key "paymentHosts" is empty: no payment page can be opened.'],
    ],
    [
      'one Russian name twice',
      [{}, { ...far, ru: ' липецк' }],
      ['lipetsk, perm: key "nameForShow.ru" is the same: nobody can tell them apart in the list.'],
    ],
    [
      'one English name twice',
      [{}, { ...far, en: 'LIPETSK' }],
      ['lipetsk, perm: key "nameForShow.en" is the same: nobody can tell them apart in the list.'],
    ],
    [
      'one server for two',
      [{}, { ...far, api: '/city/lipetsk' }],
      ['lipetsk, perm: key "apiUrl" is the same: they would be one city.'],
    ],
    [
      'one place for two',
      [{}, { ...far, south: '52.6', north: '52.8' }],
      [
        'lipetsk, perm: key "mapBounds" overlaps: 50 % of the smaller one lie in the other: a position there suggests either.',
      ],
    ],
    [
      'a place in the other',
      [
        { south: '50', north: '55' },
        { ...far, south: '52.6', north: '52.7' },
      ],
      [
        'lipetsk, perm: key "mapBounds" overlaps: 100 % of the smaller one lie in the other: a position there suggests either.',
      ],
    ],
    ['neighbours', [{}, { ...far, south: '52.69', north: '52.9' }], []],
    [
      'a raster of nobody',
      [{ raster: '/t/{z}/{x}/{y}.png', attribution: ' ' }],
      ['lipetsk: key "mapSource.attribution" is missing: whose map it is must stand on it.'],
    ],
    [
      'a style of nobody',
      [{ style: '/s.json' }],
      ['lipetsk: key "mapSource.attribution" is missing: whose map it is must stand on it.'],
    ],
    ['a style of somebody', [{ style: '/s.json', attribution: '© S' }], []],
    [
      'clocks of another place',
      [{ zone: 'Asia/Yekaterinburg' }, { ...far, zone: 'Asia/Tomsk' }],
      ['perm: key "timeZone" is more than 3 hours from where mapBounds are.'],
    ],
    ['clocks on the other side of the 180th meridian', [{ west: '-173', east: '-172', zone: 'Pacific/Auckland' }], []],
    [
      'clocks as far from the sun as they go',
      [{ west: '73', east: '74', zone: 'Asia/Shanghai' }],
      ['lipetsk: key "timeZone" is more than 3 hours from where mapBounds are.'],
    ],
  ])('a city list gives the expected warnings: %s', (_, all, sentences) => {
    const cities = citiesOf(...all);
    const texts = cityWarnings(cities, november).map((warning) => warningText(warning, cities.length));
    expect(texts).toEqual(sentences.map((sentence) => `warning: ${sentence}`));
  });

  it('the warnings of one city include those that it shares with another', () => {
    const cities = citiesOf(
      { host: [] },
      { ...far, host: [], ru: 'Липецк' },
      { ...far, id: 'tula', ru: 'Тула', en: 'Tula', south: '40', north: '41', host: [] },
    );
    expect(
      ofCity(cityWarnings(cities, november), 'perm').map(({ key, cities: concerned }) => [key, concerned]),
    ).toEqual([
      ['paymentHosts', ['perm']],
      ['nameForShow.ru', ['lipetsk', 'perm']],
    ]);
  });

  it('this repository’s list has only warnings about hosts and numbers, which its operators fill in', () => {
    const keys = cityWarnings(parseCities(JSON.parse(whole)), november).map(({ key }) => key);
    expect(keys.filter((key) => key !== 'paymentHosts' && key !== 'sms.number')).toEqual([]);
  });
});

describe('npm run city', { timeout: 60_000 }, () => {
  let folder: string;
  beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'cities-'))));
  afterAll(() => rmSync(folder, { recursive: true }));

  const run = (...args: string[]) => {
    const main = ['node_modules/tsx/dist/cli.mjs', '--tsconfig', 'tests/tsconfig.json', 'tests/tools/city/main.ts'];
    return spawnSync(process.execPath, [...main, ...args], { cwd: root, encoding: 'utf8', input: '' });
  };
  const fileOf = (text: string): string => {
    const file = join(folder, 'cities.json');
    writeFileSync(file, text);
    return file;
  };

  it('the command check exits with 0 for warnings alone, and with 1 for a fault, which it names', () => {
    expect(run('check', '--file', fileOf(whole))).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('no faults') as string,
    });
    const spoilt = run('check', '--file', fileOf(whole.replace('Europe/Samara', 'Samara')));
    expect(spoilt).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('cities.json: izhevsk: key "timeZone" expected') as string,
    });
  });

  it('the command check with --strict exits with 1 for a warning, which it names', () => {
    const strict = (text: string) => run('check', '--strict', '--file', fileOf(text));
    expect(strict(whole)).toMatchObject({
      status: 1,
      stdout: expect.stringContaining('key "paymentHosts" is empty: no payment page can be opened') as string,
    });
    const good = { ...lipetsk, host: ['pay.example.ru'], 'sms-number': '7878' };
    expect(strict(JSON.stringify([cityEntry(good)]))).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('no faults, 0 warnings') as string,
    });
  });

  it('the command add writes the whole file, says what comes next and leaves no other file', () => {
    const flags = Object.entries(lipetsk).flatMap(([flag, value]) => [`--${flag}`, String(value)]);
    const file = fileOf(whole);
    expect(run('add', '--file', file, ...flags)).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('npm run contract') as string,
    });
    expect(readFileSync(file, 'utf8')).toBe(added(whole, lipetsk));
    const again = run('add', '--file', file, ...flags);
    expect(again).toMatchObject({ status: 1, stderr: expect.stringContaining('key "city" stands twice') as string });
    expect(readFileSync(file, 'utf8')).toBe(added(whole, lipetsk));
    expect(readdirSync(folder)).toEqual(['cities.json']);
  });

  it('the command add without a terminal and without flags says how it is used', () => {
    expect(run('add', '--file', fileOf(whole))).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('--id') as string,
    });
  });
});
