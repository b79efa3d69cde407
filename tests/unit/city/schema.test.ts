import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import cityList from '../../../cities.json' with { type: 'json' };
import { cityErrors, citySchema, isAddress, parseCities } from '~/city/schema';

const perm = {
  city: 'perm',
  nameForShow: { ru: 'Пермь', en: 'Perm' },
  apiUrl: '/city/perm',
  timeZone: 'Asia/Yekaterinburg',
  mapBounds: { southWest: { latitude: 57.9, longitude: 55.9 }, northEast: { latitude: 58.1, longitude: 56.5 } },
  mapSource: { type: 'vector', tiles: '/tiles/perm/{z}/{x}/{y}.pbf' },
  profile: { parking: {} },
};

/** Sets one key of a copy, given by its path. Without a value the key is removed. */
const withKey = (path: string, ...value: unknown[]): unknown => {
  const copy = structuredClone(perm) as Record<string, unknown>;
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  let place = copy;
  for (const key of keys) {
    place[key] ??= {};
    place = place[key] as Record<string, unknown>;
  }
  if (value.length > 0) place[last] = value[0];
  else delete place[last];
  return copy;
};

describe('a city that states only its differences (CFG-01, CFG-02, CONST-02)', () => {
  it('a city that states only its differences gets the documented defaults', () => {
    expect(parseCities([perm])).toEqual([
      {
        ...perm,
        mapSource: { ...perm.mapSource, maxZoom: 15 },
        profile: { parking: { parkingPeriod: 15, planarParkingAvailable: false } },
        paymentHosts: [],
        imageHosts: [],
        guestToken: 'guest',
        attemptId: false,
        sms: {},
        api: {
          login: 'v5',
          registration: 'v2',
          options: 'v3',
          mapInfo: 'v3',
          profile: 'v6',
          cars: 'v2',
          operations: 'filter',
        },
        switches: { updatePage: false, cadastralBenefits: false, feedback: false, addPhone: true, changeEmail: true },
      },
    ]);
  });

  it('a city that names one switch or pins one call gets the defaults of the others', () => {
    const [city] = parseCities([{ ...perm, switches: { feedback: true }, api: { login: 'v3' } }]);
    expect(city?.switches).toEqual({
      updatePage: false,
      cadastralBenefits: false,
      feedback: true,
      addPhone: true,
      changeEmail: true,
    });
    expect(city?.api).toEqual({
      login: 'v3',
      registration: 'v2',
      options: 'v3',
      mapInfo: 'v3',
      profile: 'v6',
      cars: 'v2',
      operations: 'filter',
    });
  });

  it('a city keeps the texts of its SMS commands byte for byte', () => {
    const sms = { number: '7378', start: 'p66*{zone}*{plate}*{hours}', stop: ' р66 ' };
    expect(parseCities([{ ...perm, sms }])[0]?.sms).toEqual(sms);
  });
});

describe('a fault in the city list, which stops the build with city, key and expectation', () => {
  it.each<[string, unknown[], string]>([
    ['city', ['Perm'], 'key "city" expected an English name in lower case, words joined by hyphens, received "Perm".'],
    [
      'city',
      ['saint_petersburg'],
      'key "city" expected an English name in lower case, words joined by hyphens, received "saint_petersburg".',
    ],
    ['nameForShow', [], 'key "nameForShow" is missing.'],
    ['nameForShow.en', [], 'key "nameForShow.en" is missing.'],
    ['nameForShow.ru', [''], 'key "nameForShow.ru" expected a text that is not empty, received "".'],
    ['nameForShow.ru', ['  '], 'key "nameForShow.ru" expected a text that is not empty, received "  ".'],
    ['nameForShow.de', ['Perm'], 'key "nameForShow.de" is not known; remove it.'],
    ['apiUrl', [], 'key "apiUrl" is missing.'],
    ['apiUrl', [5], 'key "apiUrl" expected string, received 5.'],
    [
      'timeZone',
      ['Moscow'],
      'key "timeZone" expected a time zone of the IANA list, such as Europe/Moscow, received "Moscow".',
    ],
    [
      'timeZone',
      ['+05:00'],
      'key "timeZone" expected a time zone of the IANA list, such as Europe/Moscow, received "+05:00".',
    ],
    ['timeZone', [''], 'key "timeZone" expected a time zone of the IANA list, such as Europe/Moscow, received "".'],
    ['mapBounds.northEast.latitude', [91], 'key "mapBounds.northEast.latitude" expected 90 or less, received 91.'],
    [
      'mapBounds.southWest.latitude',
      [-90.5],
      'key "mapBounds.southWest.latitude" expected -90 or more, received -90.5.',
    ],
    ['mapBounds.northEast.longitude', [181], 'key "mapBounds.northEast.longitude" expected 180 or less, received 181.'],
    [
      'mapBounds.northEast.longitude',
      ['56.5'],
      'key "mapBounds.northEast.longitude" expected number, received "56.5".',
    ],
    [
      'mapBounds.northEast.latitude',
      [57],
      'key "mapBounds" expected southWest below and to the left of northEast, received Object.',
    ],
    [
      'mapBounds.northEast.longitude',
      [55.9],
      'key "mapBounds" expected southWest below and to the left of northEast, received Object.',
    ],
    [
      'mapSource',
      [{ type: 'wms', url: '/x' }],
      'key "mapSource.type" expected ("vector" | "raster" | "style"), received "wms".',
    ],
    [
      'mapSource.tiles',
      ['/tiles/perm.pbf'],
      'key "mapSource.tiles" expected an address with {z}, {x} and {y}, received "/tiles/perm.pbf".',
    ],
    ['mapSource', [{ type: 'raster', tiles: '/t/{z}/{x}/{y}.png' }], 'key "mapSource.attribution" is missing.'],
    [
      'profile.parking.parkingPeriod',
      [0],
      'key "profile.parking.parkingPeriod" expected whole minutes from 1 to 1440, received 0.',
    ],
    [
      'profile.parking.parkingPeriod',
      [7.5],
      'key "profile.parking.parkingPeriod" expected whole minutes from 1 to 1440, received 7.5.',
    ],
    ['profile.parking.parkingPeriod', ['15'], 'key "profile.parking.parkingPeriod" expected number, received "15".'],
    ['profile.parking.flat', [true], 'key "profile.parking.flat" is not known; remove it.'],
    ['profile', [], 'key "profile" is missing.'],
    [
      'paymentHosts',
      [['https://pay.ru']],
      'key "paymentHosts.0" expected a host name in lower case, received "https://pay.ru".',
    ],
    [
      'paymentHosts',
      [['pay.ru', 'Pay.ru']],
      'key "paymentHosts.1" expected a host name in lower case, received "Pay.ru".',
    ],
    [
      'paymentHosts',
      [['pay.ru:8443']],
      'key "paymentHosts.0" expected a host name in lower case, received "pay.ru:8443".',
    ],
    [
      'imageHosts',
      [['https://cdn.ru']],
      'key "imageHosts.0" expected a host name in lower case, received "https://cdn.ru".',
    ],
    ['paymentHosts', [['*.pay.ru']], 'key "paymentHosts.0" expected a host name in lower case, received "*.pay.ru".'],
    ['guestToken', [''], 'key "guestToken" expected a text that is not empty, received "".'],
    ['attemptId', ['yes'], 'key "attemptId" expected boolean, received "yes".'],
    ['sms.number', ['seven'], 'key "sms.number" expected a phone number, received "seven".'],
    ['api.login', ['v6'], 'key "api.login" expected ("v1" | "v2" | "v3" | "v4" | "v5"), received "v6".'],
    ['api.logon', ['v1'], 'key "api.logon" is not known; remove it.'],
    ['switches.updatePge', [true], 'key "switches.updatePge" is not known; remove it.'],
    ['timezone', ['Europe/Moscow'], 'key "timezone" is not known; remove it.'],
  ])(
    'a city with %s = %j stops the build, which names the city, the key and what is expected',
    (path, value, sentence) => {
      const entry = withKey(path, ...value) as { city: string };
      expect(cityErrors([entry])).toEqual([`cities.json: ${entry.city}: ${sentence}`]);
      expect(() => parseCities([entry])).toThrow(sentence);
    },
  );

  it('every fault of every city is named', () => {
    const errors = cityErrors([
      { ...perm, apiUrl: 'http://a' },
      { ...perm, city: 'kazan', timeZone: 'Kazan', guestToken: '' },
    ]);
    expect(errors.map((error) => error.split(' ').slice(0, 4).join(' '))).toEqual([
      'cities.json: perm: key "apiUrl"',
      'cities.json: kazan: key "timeZone"',
      'cities.json: kazan: key "guestToken"',
    ]);
  });

  it.each<[string, unknown, string[]]>([
    ['no list', { perm }, ['cities.json: expected a list of cities.']],
    ['null', null, ['cities.json: expected a list of cities.']],
    [
      'an entry that is none',
      ['perm'],
      ['cities.json: entry 1: key "(the entry itself)" expected Object, received "perm".'],
    ],
    ['a city twice', [perm, perm], ['cities.json: perm: key "city" stands twice; every city has its own.']],
    [
      'two cities without a name: each lacks its own',
      [withKey('city'), withKey('city')],
      ['cities.json: entry 1: key "city" is missing.', 'cities.json: entry 2: key "city" is missing.'],
    ],
  ])('a faulty city list is reported: %s', (_, list, errors) => {
    expect(cityErrors(list)).toEqual(errors);
  });
});

describe('an address that the app may request', () => {
  it.each([
    '/city/perm',
    '/tiles/{z}/{x}/{y}.pbf?v=2',
    'https://api.parking.example.ru',
    'https://api.parking.example.ru/v1',
    'https://10.0.0.5:8443/api',
    'https://xn--80aaaac8algcbgbck3fl0q.xn--p1ai/api',
    'https://tiles.example.com/{z}/{x}/{y}.png?key=a{b}',
  ])('the address %s is accepted', (address) => {
    expect(isAddress(address)).toBe(true);
  });

  it.each([
    ['nothing', ''],
    ['the root alone, behind which a path would have two slashes', '/'],
    ['another host without a scheme', '//evil.com/api'],
    ['another host by a backslash', '/\\evil.com/api'],
    ['a relative path', 'city/perm'],
    ['without encryption', 'http://api.example.ru'],
    ['a script', 'javascript:alert(1)'],
    ['data', 'data:text/html,x'],
    ['a blank inside', 'https://api.example.ru/a b'],
    ['a line end inside', '/city/perm\n'],
    ['no host', 'https://'],
    ['no host but a path', 'https:///api'],
    ['one slash', 'https:/api.example.ru'],
    ['a name and password', 'https://user:pass@api.example.ru'],
    ['a host before an @', 'https://pay.ru@evil.com'],
    ['a port that cannot be', 'https://api.example.ru:99999'],
    ['a host that is filled in later, so that no policy can name it', 'https://{s}.tiles.example.com/{z}/{x}/{y}.png'],
    ['a host that would break a header', 'https://a;b.example.ru/'],
    ['capitals in the host', 'https://API.example.ru'],
    ['letters that are not Latin in the host', 'https://парковка.рф'],
  ])('an address is refused: %s', (_, address) => {
    expect(isAddress(address)).toBe(false);
  });

  it.each(['/city/perm/', 'https://api.example.ru/', '/city/perm?x=1', 'https://api.example.ru/v1#top'])(
    'an apiUrl to which the paths of calls cannot be appended is refused: %s',
    (apiUrl) => {
      expect(cityErrors([{ ...perm, apiUrl }])).toEqual([
        `cities.json: perm: key "apiUrl" expected an address without a slash, ? or # at its end, received ${JSON.stringify(apiUrl)}.`,
      ]);
    },
  );
});

it.each(['/geocoder/perm/search', 'https://geo.example.ru/search?key=1'])(
  'a geocoder at %s is accepted',
  (geocoder) => {
    expect(cityErrors([{ ...perm, geocoder }])).toEqual([]);
  },
);

it.each(['https://geo.example.ru/search?q={query}', '/search#top', 'http://geo.example.ru/search', 'geo.example.ru'])(
  'a geocoder at %s is refused',
  (geocoder) => {
    expect(cityErrors([{ ...perm, geocoder }])).toEqual([expect.stringContaining('key "geocoder" expected a')]);
  },
);

describe('a hostile text in the city list', () => {
  it.each([
    "'",
    '"',
    '\0',
    '\ud83d',
    'constructor',
    '__proto__',
    'x'.repeat(100_000),
    '/'.repeat(100_000),
    `https://${'a.'.repeat(50_000)}`,
  ])('the hostile text %# in any key of a city is reported as a fault', (text) => {
    for (const key of ['apiUrl', 'timeZone', 'geocoder', 'mapSource', 'profile']) {
      expect(cityErrors([{ ...perm, [key]: text }]).length).toBeGreaterThan(0);
    }
    expect(cityErrors([{ ...perm, paymentHosts: [text], sms: { number: text } }]).length).toBeGreaterThan(0);
    expect(cityErrors([{ ...perm, [`key-${text.slice(0, 10)}`]: 1 }]).length).toBeGreaterThan(0);
  });
});

describe('the cities of the product', () => {
  const cities = parseCities(cityList);

  it('the cities of the product are more than 25 (CFG-03), each of them listed once', () => {
    expect(cities.length).toBeGreaterThan(25);
    expect(new Set(cities.map(({ city }) => city)).size).toBe(cities.length);
    expect(new Set(cities.map(({ nameForShow }) => nameForShow.ru)).size).toBe(cities.length);
  });

  it('two cities have the SMS announcement page, and one has the cadastral quarters (CFG-15)', () => {
    expect(cities.filter(({ switches }) => switches.updatePage)).toHaveLength(2);
    expect(cities.filter(({ switches }) => switches.cadastralBenefits)).toHaveLength(1);
  });

  it.each(cities.map((city) => [city.city, city] as const))(
    '%s has its server behind our own origin, a time zone of its own and nothing of a test',
    (id, city) => {
      expect(city.apiUrl).toBe(`/city/${id}`);
      expect(city.paymentHosts).toEqual([]);
      expect(JSON.stringify(city)).not.toMatch(/localhost|127\.0\.0\.1|\/demo\//);
      expect(city.timeZone).toMatch(/^(Europe|Asia)\//);
      expect(city.nameForShow.ru).toMatch(/^[А-ЯЁ][а-яёА-ЯЁ -]+$/);
      expect(city.nameForShow.en).toMatch(/^[A-Z][a-zA-Z -]+$/);
    },
  );

  it.each(cities.map((city) => [city.city, city] as const))(
    'the map of %s is no larger than a city',
    (_, { mapBounds: { southWest, northEast } }) => {
      expect(northEast.latitude - southWest.latitude).toBeLessThan(1);
      expect(northEast.longitude - southWest.longitude).toBeLessThan(2);
    },
  );

  it('the city list is the same after it is parsed a second time', () => {
    expect(v.parse(v.array(citySchema), cities)).toEqual(cities);
  });
});
