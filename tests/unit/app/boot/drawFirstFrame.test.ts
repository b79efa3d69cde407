// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { firstFrames } from '~/app/boot/firstFrames';
import type { FirstFrame } from '~/state/firstFrame';

const notice = { loading: '', again: '' };
const frames = { ru: await firstFrames('ru', notice), en: await firstFrames('en', notice) };
const now = Date.parse('2026-11-18T07:00:00Z');
const hour = 3_600_000;
const sampleFrame: FirstFrame = {
  city: 'perm',
  name: { ru: 'Пермь', en: 'Perm' },
  aheadMs: 0,
  isClosed: false,
  isForDrivers: false,
  paysByParking: false,
  hasCredit: false,
  driver: { balance: '1 250,50', stays: [{ plate: 'А123ВС159', endsAt: now + 2 * hour + 60_000 }] },
};
const driver = { perm: { standart: { token: 't', cacheKey: 'k' } } };

interface Device {
  city?: unknown;
  logins?: unknown;
  frame?: unknown;
  language?: unknown;
  returns?: unknown;
}

/** The screen before the app starts. `undefined` if it is the page's own skeleton. */
const drawn = async (
  address: string,
  { city = 'perm', logins = {}, frame, language, returns }: Device = {},
): Promise<HTMLElement | undefined> => {
  const pageLanguage = address.startsWith('/en') ? 'en' : 'ru';
  localStorage.clear();
  for (const [name, value] of Object.entries({
    city,
    'sign-ins': logins,
    'first-frame': frame,
    language,
    'return-address': returns,
  }))
    if (value !== undefined)
      localStorage.setItem(
        `parking.${name}`,
        typeof value === 'string' && value.startsWith('!') ? value : JSON.stringify(value),
      );
  history.replaceState(null, '', address);
  document.documentElement.lang = pageLanguage;
  document.body.innerHTML = `<div id="root"><p id="skeleton">…</p></div>${frames[pageLanguage]}`;
  vi.resetModules();
  await import('~/app/boot/drawFirstFrame');
  const root = document.getElementById('root');
  return root?.querySelector('#skeleton') ? undefined : (root ?? undefined);
};
/** The text of an element, with a space between two elements. */
const textOf = (root: HTMLElement | null | undefined): string => {
  const texts: string[] = [];
  const walk = (node: Node): void => {
    if (node.nodeType === Node.TEXT_NODE) texts.push(node.textContent ?? '');
    else node.childNodes.forEach(walk);
  };
  if (root) walk(root);
  return texts.join(' ').replaceAll(/\s+/g, ' ').trim();
};

beforeEach(() => void vi.useFakeTimers({ now, toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it.each([
  [
    'the main page of a driver: money, the stay that runs, and the way to pay',
    '/',
    { logins: driver, frame: sampleFrame },
    'EN 1 250,50 р 2 ч 1 мин Зона, парковка, адрес А123ВС159 осталось 2 ч 1 мин Оплатить парковку',
  ],
  [
    'in English',
    '/en',
    { logins: driver, frame: sampleFrame },
    'RU 1 250,50 ₽ 2 h 1 min Zone, parking, address А123ВС159 left 2 h 1 min Pay for parking',
  ],
  [
    'a full hour',
    '/',
    { logins: driver, frame: { ...sampleFrame, driver: { stays: [{ plate: 'А1', endsAt: now + hour }] } } },
    'EN 1 ч Зона, парковка, адрес А1 осталось 1 ч Оплатить парковку',
  ],
  [
    'the last hour has seconds',
    '/',
    { logins: driver, frame: { ...sampleFrame, driver: { stays: [{ plate: 'А1', endsAt: now + 725_000 }] } } },
    'EN 12:05 Зона, парковка, адрес А1 осталось 12:05 Оплатить парковку',
  ],
  [
    'the city’s clock is the one that counts',
    '/',
    { logins: driver, frame: { ...sampleFrame, aheadMs: hour } },
    'EN 1 250,50 р 1 ч 1 мин Зона, парковка, адрес А123ВС159 осталось 1 ч 1 мин Оплатить парковку',
  ],
  [
    'a stay that is over is not shown',
    '/',
    { logins: driver, frame: { ...sampleFrame, aheadMs: 3 * hour } },
    'EN 1 250,50 р Зона, парковка, адрес Оплатить парковку',
  ],
  [
    'what is another city’s is not shown',
    '/',
    { logins: driver, frame: { ...sampleFrame, city: 'kazan' } },
    'EN Зона, парковка, адрес Оплатить парковку',
  ],
  [
    'nor what is a driver’s who has left',
    '/',
    { frame: sampleFrame },
    'Пермь EN Войти Зона, парковка, адрес Оплатить парковку',
  ],
  [
    'nor where a login has ended',
    '/',
    { logins: { perm: { expired: 'k' } }, frame: sampleFrame },
    'Пермь EN Войти Зона, парковка, адрес Оплатить парковку',
  ],
  [
    'where guests may not pay no way leads to their form',
    '/',
    { frame: { ...sampleFrame, isForDrivers: true } },
    'Пермь EN Войти Зона, парковка, адрес',
  ],
  [
    'an empty city of a link is none',
    '/?city=',
    { logins: driver, frame: { ...sampleFrame, driver: { stays: [] } } },
    'EN Зона, парковка, адрес Оплатить парковку',
  ],
])('drawFirstFrame draws the stored data: %s', async (_, address, device, text) => {
  const root = await drawn(address, device);
  expect(textOf(root)).toBe(text);
});

it.each([
  ['a company', '/', { logins: { perm: { coop: { token: 't', cacheKey: 'k' } } } }],
  ['nobody has chosen a city', '/', { city: null }],
  ['another page', '/profile/my-profile', { logins: driver, frame: sampleFrame }],
  ['a page of a driver, and none is signed in', '/profile/parking', {}],
  ['the installed app goes on in English', '/?source=app', { language: 'en' }],
  ['a shortcut leads elsewhere', '/?source=app&do=pay', { logins: driver, frame: sampleFrame }],
  [
    'who comes back from a payment goes on where they left',
    '/',
    { logins: driver, frame: sampleFrame, returns: { href: '/profile/parking', at: now } },
  ],
  ['a link names another city', '/?city=kazan', { logins: driver, frame: sampleFrame }],
  ['a form asks for a parking’s code', '/guest-payment', { frame: { ...sampleFrame, paysByParking: true } }],
  [
    'a driver’s city keeps no balances',
    '/profile/parking',
    { logins: driver, frame: { ...sampleFrame, driver: undefined } },
  ],
  ['the city is closed', '/', { logins: driver, frame: { ...sampleFrame, isClosed: true } }],
  ['guests may not pay here', '/guest-payment', { frame: { ...sampleFrame, isForDrivers: true } }],
  ['a stay was paid for', '/guest-payment?stay=1', {}],
  ['a barrier is meant', '/profile/parking?type=planar', { logins: driver, frame: sampleFrame }],
  ['what is kept is spoiled', '/', { city: '!{', logins: driver }],
] as [string, string, Device][])('no first frame replaces the skeleton of the page: %s', async (_, address, device) => {
  expect(await drawn(address, device)).toBeUndefined();
});

it('both forms of the first frame name their fields, and only the driver’s form shows the stay', async () => {
  const guest = await drawn('/guest-payment?zone=0101', {});
  const names = [...(guest?.querySelectorAll('label:first-child, legend') ?? [])].map(({ textContent }) =>
    textContent.trim(),
  );
  expect(names.filter(Boolean)).toEqual(['Номер зоны', 'Номер автомобиля', 'На сколько', 'Телефон']);
  expect(guest?.querySelector('article')).toBeNull();
  const driverPage = await drawn('/profile/parking', { logins: driver, frame: sampleFrame });
  expect(textOf(driverPage?.querySelector('article'))).toBe('А123ВС159 2 ч 1 мин');
  expect(driverPage?.querySelector('[inert]')).not.toBeNull();
});

it.each([
  ['/guest-payment?zone=0101', '0101'],
  ['/guest-payment', 'например, 0302'],
  ['/guest-payment?zone=<b>', 'например, 0302'],
])('the zone field of the first frame of %s shows %s', async (address, text) => {
  expect(textOf(await drawn(address, {}))).toContain(`Номер зоны ${text} Номер автомобиля`);
});

it.each([
  ['/', { frame: sampleFrame }, ['/guest-payment']],
  ['/en', { logins: driver, frame: sampleFrame }, ['/en/profile/parking']],
  ['/guest-payment', {}, []],
  ['/profile/parking', { logins: driver, frame: sampleFrame }, []],
] as [string, Device, string[]][])(
  'the first frame of %s is a picture: nothing in it can be used except the way to pay',
  async (address, device, links) => {
    const root = await drawn(address, device);
    expect(root?.querySelector('button, input:not([type=checkbox]), select, [id], [style], [aria-label]')).toBeNull();
    const usable = [...(root?.querySelectorAll('a[href]:not([href=""]), input') ?? [])].filter(
      (element) => !element.closest('[inert]'),
    );
    expect(usable.map((element) => element.getAttribute('href'))).toEqual(links);
  },
);

it('unreadable logins count as signed out, and the first frame offers the login', async () => {
  expect(textOf(await drawn('/', { logins: 7, frame: { city: 'perm' } }))).toContain('Войти');
});

it('the first frame draws stored data as text, even where it contains markup', async () => {
  const root = await drawn('/', {
    logins: driver,
    frame: { ...sampleFrame, driver: { stays: [{ plate: '<img src=x onerror=alert(1)>', endsAt: now + hour }] } },
  });
  expect(root?.querySelector('img')).toBeNull();
  expect(textOf(root)).toContain('<img src=x');
});

it('the first frame says at once that there is no network', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(textOf(await drawn('/', {}))).toContain('Нет сети');
});

it('the pay link of the first frame keeps the query of a link that names the city', async () => {
  const root = await drawn('/?city=perm&utm=qr', { city: undefined });
  expect(root?.querySelector('main a')?.getAttribute('href')).toBe('/guest-payment?city=perm&utm=qr');
});

it.each([
  ['a link', '/?city=foo', undefined],
  ['the device', '/', 'foo'],
])('drawFirstFrame draws nothing for an unknown city that %s names', async (_, address, city) => {
  const script = Object.assign(document.createElement('script'));
  script.dataset['cities'] = 'perm tula';
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  expect(await drawn(address, { city })).toBe(undefined);
  expect(await drawn('/?city=perm', { city: 'perm' })).not.toBe(undefined);
});
