import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type InlineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import cityList from './cities.json' with { type: 'json' };
import { browserFloor } from './src/build/browserFloor.ts';
import { chunkFileNames } from './src/build/chunkFileNames.ts';
import { chunks, loadedAtStart, pagesOfFirstVisit } from './src/build/chunks.ts';
import { cityModules } from './src/build/cityModules.ts';
import { digests } from './src/build/digests.ts';
import { noFallbacks } from './src/build/frameStyle.ts';
import { headers } from './src/build/headers.ts';
import { manifest } from './src/build/manifest.ts';
import { licences } from './src/build/licences.ts';
import { preloads } from './src/build/preloads.ts';
import { renderFirstFrames } from './src/build/renderFirstFrames.ts';
import { shellPages } from './src/build/shellPages.ts';
import { workerInTwo } from './src/build/splitWorker.ts';
import { versionLength } from './src/build/version.ts';
import { warnOfNoPaymentHosts } from './src/build/warnOfNoPaymentHosts.ts';
import { messagesPlugin } from './src/build/messagesPlugin.ts';
import { pageSettings, readBuildSettings } from './src/city/buildSettings.ts';
import { parseCities } from './src/city/schema.ts';

const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

export default defineConfig(({ mode }) => {
  // An error in the city list or the settings stops the build with a sentence that names it.
  const cities = parseCities(cityList);
  const { plugin: digestsOfFiles, add: addDigests } = digests();
  const settings = readBuildSettings(loadEnv(mode, path('.'), 'VITE_'));
  const base = (): InlineConfig => ({
    define: { __BUILD_SETTINGS__: JSON.stringify(pageSettings(settings)) },
    resolve: {
      alias: [
        { find: '~', replacement: path('./src') },
        // One build of the engine everywhere, even where react-map-gl would load its own by default.
        { find: /^mapbox-gl$/, replacement: 'mapbox-gl/dist/mapbox-gl-csp.js' },
        // React has had this hook since 18, so the router's store needs no shim.
        { find: 'use-sync-external-store/shim/with-selector', replacement: 'use-sync-external-store/with-selector.js' },
      ],
    },
    plugins: [cityModules(cities), ...messagesPlugin(path('.'), path('./tests/config/lingui.config.ts'))],
  });
  const { plugins: basePlugins, ...common } = base();
  return {
    ...common,
    build: {
      target: browserFloor,
      // The engine's chunk is large on purpose and lazy. A separate test checks the byte budgets.
      chunkSizeWarningLimit: 1000,
      assetsInlineLimit: 0,
      modulePreload: {
        polyfill: false,
        // The pages of a first visit load with everything they need. All other files are in the worker's cache by the
        // time they are opened. A list of what they need would only make the first visit larger.
        resolveDependencies: (file, needed, { hostType }) =>
          hostType === 'html'
            ? needed
            : needed.filter(
                (one) => !loadedAtStart.test(one) && (one.endsWith('.css') || new RegExp(pagesOfFirstVisit).test(file)),
              ),
      },
      rolldownOptions: {
        output: {
          codeSplitting: { groups: chunks },
          chunkFileNames,
          // The entry is part of what every page needs.
          entryFileNames: `assets/base-[hash:${versionLength}].js`,
          assetFileNames: `assets/[name]-[hash:${versionLength}][extname]`,
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
      basePlugins,
      react(),
      tailwindcss(),
      noFallbacks(),
      shellPages(renderFirstFrames({ ...base(), root: path('.') })),
      preloads(),
      headers(cities, settings),
      warnOfNoPaymentHosts(cities, settings.isDemo),
      licences(path('./sw')),
      digestsOfFiles,
      VitePWA({
        strategies: 'injectManifest',
        srcDir: 'sw',
        filename: 'sw.ts',
        registerType: 'prompt',
        injectRegister: false,
        manifest,
        includeManifestIcons: false,
        injectManifest: {
          globPatterns: ['**/*.{js,css,html,svg}'],
          maximumFileSizeToCacheInBytes: 4 * 1024 * 1024,
          manifestTransforms: [addDigests],
        },
        devOptions: { enabled: process.env['SW_DEV'] === '1', type: 'module', navigateFallback: 'index.html' },
      }),
      workerInTwo(),
    ],
  };
});
