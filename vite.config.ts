import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import cityList from './cities.json' with { type: 'json' };
import { cityModules } from './src/build/cityModules.ts';
import { headers } from './src/build/headers.ts';
import { manifest } from './src/build/manifest.ts';
import { shellPages } from './src/build/shellPages.ts';
import { words } from './src/build/words.ts';
import { readBuildSettings } from './src/city/buildSettings.ts';
import { parseCities } from './src/city/schema.ts';

/** By what a first visit loads: pages that do not pay carry no form, and a guest nothing of a driver's. */
const rooms = (pattern: string) => {
  const within = new RegExp(`/src/(${pattern})`);
  return (id: string): boolean => within.test(id);
};
/** Asking a city: every page that shows an answer of its server. */
const isCalls = (id: string): boolean =>
  /node_modules\/@tanstack\/(query-core|react-query)\/(?!.*[iI]nfinite)/.test(id) ||
  rooms('api/(call|encode|contract/(shapes|wire|endpoint))|data/(cityCall|settings)')(id);
const isProfile = rooms('data/profile|domain/profile|api/contract/profile');
const isDrivers = rooms('data/(operations|payments/(accountKey|payAsDriver|readAndJudge|reconcile|useDriverRun))|domain/(reconcile|operation)');
/** What several pages of the cabinet share, and the window that leads there. */
const isCabinet = rooms('data/(reading|useWhose)|domain/(cabinet|login)');
const isPaying = rooms(
  'data/(cost|payments)|parts/(payment|stay|plate/PlateField)|ui/(form|Choice|Field|TextField|inputClass)|domain/(phone|quote|paymentUrl|paymentMethod)|api/contract/payments',
);
/** How a server's own words, links and pictures are read: a little of it for notices and menus, and not before they come. */
const isServerText = rooms('domain/(safeUrl|serverImage|pathInLanguage|plainText)|data/wireText|ui/ServerLink');
/** News and pages. The cleaner of their HTML is fetched beside it. */
const isContent = rooms(
  'data/(news|pages|keepNewest|isRefusal)|domain/(news|contentPage)|api/contract/content|i18n/longDate|parts/No(City|Page)|ui/(html/(ServerHtml|PlainHtml|loadCleaner)|ServerImage)',
);
const isServers = (id: string): boolean => isServerText(id) || isContent(id);
/** Pieces for several pages. Windows, the map's objects, notices, SMS commands, the choice of a city and the session's ring come with what shows them. */
const isShared = rooms(
  '(domain|api|data|i18n|state|parts|ui)/(?!Window\\.|session|options|menu|sms|parking\\.ts|html/|city(Search|Distance)|position|plate/(PlateView|MotoPlate)|WaitOrRetry|contract/(map|notices)|notices|banner|popup|notification|textStamp|seenNotices)',
);

const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

export default defineConfig(({ mode }) => {
  // A fault in either stops the build with a sentence that names it.
  const cities = parseCities(cityList);
  const settings = readBuildSettings(loadEnv(mode, path('.'), 'VITE_'));
  return {
    define: { __BUILD_SETTINGS__: JSON.stringify(settings) },
    resolve: {
      alias: [
        { find: '~', replacement: path('./src') },
        // One build of the engine everywhere, also where react-map-gl would load its own by default.
        { find: /^mapbox-gl$/, replacement: 'mapbox-gl/dist/mapbox-gl-csp.js' },
      ],
    },
    build: {
      target: ['safari16.4', 'chrome111', 'firefox128'],
      // The engine's chunk is large on purpose and lazy; the byte budgets have a test of their own.
      chunkSizeWarningLimit: 1000,
      assetsInlineLimit: 0,
      modulePreload: {
        polyfill: false,
        // The pages of a first visit come with all they need at once. The rest is in the worker's cache by the time it is
        // opened: a list of what it needs would only weigh on the first visit.
        resolveDependencies: (file, needed, { hostType }) =>
          hostType === 'html' || /guest-payment|_lng_/.test(file) ? needed : needed.filter((one) => one.endsWith('.css')),
      },
      rolldownOptions: {
        output: {
          codeSplitting: {
            // Few files for a first visit: the libraries, what every page needs, then by what a page does.
            groups: [
              { name: 'vendor', test: /node_modules/, tags: ['$initial'], priority: 5 },
              { name: 'base', test: /\/src\/|virtual:(city-list|words)/, tags: ['$initial'], priority: 4 },
              { name: 'calls', test: isCalls, priority: 4 },
              { name: 'profile', test: isProfile, priority: 3 },
              {
                name: 'parking',
                test: (id) => isShared(id) && !isPaying(id) && !isDrivers(id) && !isServers(id) && !isCabinet(id),
                minShareCount: 2,
                priority: 2,
              },
              { name: 'pay', test: (id) => isPaying(id) && !isDrivers(id), minShareCount: 2, priority: 1 },
              { name: 'driver', test: isDrivers, priority: 0 },
              { name: 'cabinet', test: isCabinet, priority: 0 },
              { name: 'server', test: isServerText, priority: 0 },
              { name: 'content', test: isContent, priority: 0 },
            ],
          },
        },
      },
    },
    plugins: [
      tanstackRouter({
        target: 'react',
        autoCodeSplitting: true,
        routesDirectory: 'src/routes',
        generatedRouteTree: 'src/app/routeTree.gen.ts',
        quoteStyle: 'single',
      }),
      cityModules(cities),
      words(path('.'), path('./tests/config/lingui.config.ts')),
      react(),
      tailwindcss(),
      shellPages(),
      headers(cities, settings),
      VitePWA({
        strategies: 'injectManifest',
        srcDir: 'sw',
        filename: 'sw.ts',
        registerType: 'prompt',
        injectRegister: false,
        manifest,
        includeManifestIcons: false,
        injectManifest: { globPatterns: ['**/*.{js,css,html,svg}'], maximumFileSizeToCacheInBytes: 4 * 1024 * 1024 },
        devOptions: { enabled: process.env['SW_DEV'] === '1', type: 'module', navigateFallback: 'index.html' },
      }),
    ],
  };
});
