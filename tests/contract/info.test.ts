import { beforeAll, describe, expect, it } from 'vitest';
import { getParkings, getSettings, getZones } from '~/api/contract/info';
import { getMapInfo, type WireFeature } from '~/api/contract/map';
import { getOptions, getPopup, getSmsCommands } from '~/api/contract/options';
import { getPage } from '~/api/contract/content';
import { pathsOf, type Endpoint } from '~/api/contract/endpoint';
import { endpoints } from '~/api/contract/endpoints';
import { sendRestoreEmail } from '~/api/contract/passwordReset';
import { parseCities } from '~/city/schema';
import cityList from '../../cities.json' with { type: 'json' };
import { messagesTo } from './messages';
import { plainNoon, serverOfFile, valueOf, zone } from './server';

const server = serverOfFile();
const cities = parseCities(cityList);
const isIn = (value: number, from: number, to: number): boolean => value >= from && value <= to;

describe('the cities of the list', () => {
  it('the list has more than 25 cities', () => expect(cities.length).toBeGreaterThan(25));

  it.each(cities)('$city answers options, settings, zones and notices', async ({ city }) => {
    const [options, settings, zones, popup, commands] = await Promise.all([
      server.current.call(city, getOptions, {}),
      server.current.call(city, getSettings, {}),
      server.current.call(city, getZones, {}),
      server.current.call(city, getPopup, {}),
      server.current.call(city, getSmsCommands, {}),
    ]);
    expect(valueOf(options).result.headerMenu.length).toBeGreaterThan(0);
    expect(valueOf(settings).result.paymentsMethods.length).toBeGreaterThan(0);
    expect(valueOf(zones).result.length).toBeGreaterThan(5);
    expect(valueOf(zones).result.every(({ code, prices }) => code !== undefined && prices.length > 0)).toBe(true);
    expect(popup.kind).toBe('ok');
    expect(valueOf(commands).result.map(({ command_transcription }) => command_transcription)).not.toContain(undefined);
  });
});

describe('the options of a city', () => {
  it.each(pathsOf(getOptions))('the options are answered at the path %s', async (path) => {
    const response = await fetch(server.current.apiUrl('perm') + path);
    expect(response.headers.get('Content-Type')).toMatch(/application\/json/);
    expect(await response.json()).toMatchObject({
      status: 'ok',
      result: { mapCenter: { latitude: expect.any(Number) } },
    });
  });

  it('another origin can read the options and the clock of the answer', async () => {
    const response = await fetch(server.current.apiUrl('perm') + getOptions.path, {
      headers: { Origin: 'https://parking.example' },
    });
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(response.headers.get('Access-Control-Expose-Headers')).toContain('Date');
  });

  it.each(['perm', 'moscow', 'kazan'])('the options of %s link to its app in the stores', async (city) => {
    const { iosLink, androidLink, yandexStoreLink, apkLink } = valueOf(
      await server.current.call(city, getOptions, {}),
    ).result;
    for (const link of [iosLink, androidLink, yandexStoreLink, apkLink])
      expect(link).toMatch(/^https:\/\/([a-z0-9-]+\.)*example\.com\//);
  });

  it.each(['perm', 'moscow'])(
    'the menus of %s lead to news and to existing pages, under their own titles',
    async (city) => {
      const { footerMenu, mobileMenu, headerMenu } = valueOf(await server.current.call(city, getOptions, {})).result;
      for (const menu of [footerMenu, mobileMenu]) {
        expect(menu.find(({ path }) => path === '/news')?.titles).toEqual({ ru: 'Новости', en: 'News' });
        const pages = menu.filter(({ path }) => path.startsWith('/pages/'));
        expect(pages.length).toBeGreaterThan(1);
        for (const { path, titles } of pages) {
          for (const lang of ['ru', 'en'] as const) {
            const page = valueOf(
              await server.current.call(city, getPage, { path: path.slice('/pages/'.length), lang }),
            ).result;
            expect(titles[lang]).toBe(page.title);
          }
        }
        const orders = menu.map(({ order }) => order);
        expect(new Set(orders).size).toBe(orders.length);
      }
      expect(headerMenu.some(({ path }) => path === '/news')).toBe(false);
    },
  );

  it('only one city has a start picture, in a wide and a narrow form', async () => {
    const banners = await Promise.all(
      cities.map(
        async ({ city }) => [city, valueOf(await server.current.call(city, getOptions, {})).result.banner] as const,
      ),
    );
    const visible = banners.filter(([, banner]) => banner !== undefined);
    expect(visible.map(([city]) => city)).toEqual(['ryazan']);
    const { image = '', narrowImage = '', link, version } = visible[0]?.[1] ?? {};
    expect([link, version]).toEqual([expect.stringMatching(/^\//), expect.stringMatching(/./)]);
    const sizes = await Promise.all(
      [image, narrowImage].map(async (path) => {
        expect(path).toMatch(/^\/demo\//);
        const response = await fetch(server.current.url + path);
        expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'image/svg+xml']);
        const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(await response.text()) ?? [];
        return Number(width) / Number(height);
      }),
    );
    expect(sizes.map((ratio) => ratio > 1)).toEqual([true, false]);
  });

  it('companies have a separate login in the cities that say so', async () => {
    const options = await Promise.all(
      cities.map(async ({ city }) => ({ city, ...valueOf(await server.current.call(city, getOptions, {})).result })),
    );
    expect(options.filter(({ isCoopProfile }) => isCoopProfile).map(({ city }) => city)).toEqual(
      expect.arrayContaining(['samara', 'saratov']),
    );
    expect(options.filter(({ isCoopProfile }) => isCoopProfile)).toHaveLength(2);
  });

  it('a changed switch is reported at the next read', async () => {
    await server.current.control.settings('omsk', { isClose: true });
    expect(valueOf(await server.current.call('omsk', getOptions, {})).result.isClose).toBe(true);
  });
});

describe('the settings of a city', () => {
  it('the settings name the holidays of this year and the next by the city’s calendar', async () => {
    await server.current.moveTo(Date.parse('2026-12-31T19:30:00Z'));
    // In Vladivostok the next year has already begun.
    const years = async (city: string): Promise<string[]> => [
      ...new Set(
        valueOf(await server.current.call(city, getSettings, {})).result.holidays.map((date) => date.slice(0, 4)),
      ),
    ];
    expect(await years('kaliningrad')).toEqual(['2026', '2027']);
    expect(await years('vladivostok')).toEqual(['2027', '2028']);
  });

  it('the step of durations in the settings is that of the city', async () => {
    expect(valueOf(await server.current.call('samara', getSettings, {})).result.intervals).toEqual({
      step: 30,
      min: 30,
      max: 720,
    });
  });
});

describe('the map', () => {
  let features: WireFeature[];
  beforeAll(async () => {
    features = valueOf(await server.current.call('perm', getMapInfo, {})).features as WireFeature[];
  });

  it('the map holds several hundred objects of every type and every category', () => {
    const of = (key: 'objecttype' | 'category'): string[] =>
      [...new Set(features.map(({ properties }) => properties[key] ?? ''))].sort();
    expect(features.length).toBeGreaterThan(300);
    expect(of('objecttype')).toEqual(
      ['Church', 'InformationTable', 'Museum', 'Sight', 'parcomats', 'parkings', 'residentzone', 'terminals'].sort(),
    );
    expect(of('category').filter((one) => one !== '')).toEqual(
      [
        'bus',
        'commerce',
        'disabled',
        'free',
        'multilevel',
        'municipal',
        'parkingMeter',
        'planar',
        'pocket',
        'resident',
        'roadside',
        'taxi',
      ].sort(),
    );
  });

  it('the whole map lies within the bounds of its city', () => {
    const bounds = cities.find(({ city }) => city === 'perm')?.mapBounds;
    if (!bounds) throw new Error('Perm is not in the list.');
    const { southWest, northEast } = bounds;
    const spots = features.flatMap(
      ({ geometry: { coordinates } }) => [coordinates].flat(2) as { latitude: number; longitude: number }[],
    );
    const outside = spots.filter(
      ({ latitude, longitude }) =>
        !isIn(latitude, southWest.latitude, northEast.latitude) ||
        !isIn(longitude, southWest.longitude, northEast.longitude),
    );
    expect(spots.length).toBeGreaterThan(features.length);
    expect(outside).toEqual([]);
  });

  it('each roadside parking of the map has a zone, an address and a code, and there are prices for every kind of day', () => {
    const roadside = features.filter(({ properties }) => properties.category === 'roadside');
    expect(
      roadside.every(({ properties: { zone: wireZone, address, code } }) => wireZone?.zonenumber && address && code),
    ).toBe(true);
    const days = new Set(
      roadside.flatMap(({ properties }) => properties.zone?.prices.map(({ daycode }) => daycode) ?? []),
    );
    expect(days.size).toBeGreaterThanOrEqual(4);
  });

  it('the zones of all parkings are in the zone list, and all parkings of the list are on the map', async () => {
    const zones = new Set(valueOf(await server.current.call('perm', getZones, {})).result.map(({ code }) => code));
    const parkings = valueOf(await server.current.call('perm', getParkings, {})).result;
    const codes = new Set(features.map(({ properties }) => properties.code));
    const strange = features
      .map(({ properties }) => properties.zone?.zonenumber ?? '')
      .filter((number) => number !== '' && !zones.has(number));
    expect(strange).toEqual([]);
    expect(parkings.length).toBeGreaterThan(200);
    expect(parkings.filter(({ code }) => !codes.has(code))).toEqual([]);
  });

  it.each(['br', 'gzip', 'identity'])(
    'the map comes in the requested coding %s, with the same content',
    async (coding) => {
      const response = await fetch(server.current.apiUrl('perm') + getMapInfo.path, {
        headers: { 'Accept-Encoding': coding },
      });
      expect(response.headers.get('Content-Encoding') ?? 'identity').toBe(coding);
      expect(((await response.json()) as { features: unknown[] }).features).toEqual(
        JSON.parse(JSON.stringify(features)),
      );
    },
  );

  it('the older version of the map call answers as well', async () => {
    expect(valueOf(await server.current.call('tver', getMapInfo, {}, undefined, 'v2')).features.length).toBeGreaterThan(
      300,
    );
  });

  it('the seed decides which map a city has', async () => {
    await server.current.control.seed('tomsk', { seed: 7 });
    const first = valueOf(await server.current.call('tomsk', getMapInfo, {})).features;
    await server.current.control.seed('tomsk', { seed: 8 });
    expect(valueOf(await server.current.call('tomsk', getMapInfo, {})).features).not.toEqual(first);
    await server.current.control.seed('tomsk', { seed: 7 });
    expect(valueOf(await server.current.call('tomsk', getMapInfo, {})).features).toEqual(first);
  });
});

describe('the list of zones', () => {
  it('an added zone is in the list with its prices', async () => {
    await server.current.control.seed('perm', { zones: [{ number: zone, address: 'улица Ленина, 12' }] });
    const wireZone = valueOf(await server.current.call('perm', getZones, {})).result.find(({ code }) => code === zone);
    expect(wireZone).toMatchObject({ address: 'улица Ленина, 12', zone: { zonenumber: zone } });
    expect(wireZone?.prices.map(({ type, price }) => [type, price])).toEqual([
      ['default', 60],
      ['saturday', 60],
      ['sunday', 60],
      ['holiday', 60],
    ]);
  });

  it('a zone number keeps its leading zeros', async () => {
    expect(
      valueOf(await server.current.call('perm', getZones, {})).result.some(({ code }) => code?.startsWith('0')),
    ).toBe(true);
  });
});

describe('requests for what does not exist', () => {
  it.each([
    ['a city', '/city/atlantis/api/info/get-zones', 'GET', 404],
    ['a call', '/city/perm/api/info/get-weather', 'GET', 404],
    ['another method', '/city/perm/api/info/get-zones', 'POST', 405],
    ['a tile of no city', '/tiles/atlantis/12/2700/1200.pbf', 'GET', 404],
  ])('a request for what does not exist is refused without a crash: %s', async (_, path, method, status) => {
    expect((await fetch(server.current.url + path, { method })).status).toBe(status);
  });

  it.each(Object.values(endpoints).filter(({ method }) => method === 'GET'))(
    'HEAD $path is answered only if the call changes nothing',
    async (call: Endpoint) => {
      const response = await fetch(server.current.apiUrl('perm') + call.path, { method: 'HEAD' });
      expect(response.status).toBe(call.callClass === 'R' ? 200 : 405);
      if (call.callClass !== 'R') expect(response.headers.get('Allow')).toBe('GET');
    },
  );

  it('a HEAD request to a call that sends a letter sends none', async () => {
    const { email } = await server.current.driver('perm');
    const query = `${sendRestoreEmail.path}?email=${encodeURIComponent(email)}`;
    await fetch(server.current.apiUrl('perm') + query, { method: 'HEAD' });
    expect(await messagesTo(server.current, 'perm', email)).toEqual([]);
    await fetch(server.current.apiUrl('perm') + query);
    expect(await messagesTo(server.current, 'perm', email)).toHaveLength(1);
  });
});

describe('the popup of a city', () => {
  it('a popup that a test sets is answered unchanged', async () => {
    const popup = {
      title: 'Ремонт',
      message: '<b>Улица Ленина</b>',
      updated: new Date(plainNoon).toISOString(),
      url: '/',
    };
    await server.current.control.settings('perm', { popup });
    expect(valueOf(await server.current.call('perm', getPopup, {})).result).toEqual(popup);
  });
});
