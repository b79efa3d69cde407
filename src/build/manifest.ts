import type { ManifestOptions } from 'vite-plugin-pwa';

/** Members that browsers read for other languages than the manifest's own. */
type Localised = Record<`${string}_localized`, Record<string, { value: string; lang: string }>>;
const english = (member: string, value: string): Localised => ({
  [`${member}_localized`]: { en: { value, lang: 'en' } },
});

const shortcut = (action: string, name: string, inEnglish: string) => ({
  name,
  ...english('name', inEnglish),
  url: `/?source=app&do=${action}`,
  icons: [{ src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' }],
});

const screenshot = (name: string, size: string, form: 'narrow' | 'wide', label: string, inEnglish: string) => ({
  src: `/screenshots/${name}.png`,
  sizes: size,
  type: 'image/png',
  form_factor: form,
  label,
  ...english('label', inEnglish),
});

/** The web app manifest: Russian, with localised members for English. */
export const manifest: Partial<ManifestOptions> & Record<string, unknown> = {
  id: '/',
  name: 'Парковка: карта и оплата',
  short_name: 'Парковка',
  description: 'Городская парковка: карта, оплата, продление и остановка. Работает и без мобильного интернета.',
  ...english('name', 'Parking: map and payment'),
  ...english('short_name', 'Parking'),
  ...english('description', 'City parking: map, payment, extending and stopping. Works without mobile internet too.'),
  lang: 'ru',
  dir: 'ltr',
  start_url: '/?source=app',
  scope: '/',
  display: 'standalone',
  orientation: 'any',
  background_color: '#FFFFFF',
  theme_color: '#1B4F9C',
  categories: ['navigation', 'travel', 'utilities'],
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  ],
  // Made anew by tests/tools/manifest-screenshots.
  screenshots: [
    screenshot('map-narrow', '780x1688', 'narrow', 'Парковки на карте города', 'Parking on the map of the city'),
    screenshot(
      'payment-narrow',
      '780x1688',
      'narrow',
      'Оплата без регистрации: цена видна сразу',
      'Paying without an account: the price is seen at once',
    ),
    screenshot(
      'map-wide',
      '1280x800',
      'wide',
      'Карта парковок на большом экране',
      'The map of parking on a large screen',
    ),
  ],
  shortcuts: [
    shortcut('pay', 'Оплатить парковку', 'Pay for parking'),
    shortcut('extend', 'Продлить парковку', 'Extend parking'),
    shortcut('car', 'Где моя машина', 'Where is my car'),
  ],
};
