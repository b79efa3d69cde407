import { fileURLToPath } from 'node:url';
import { lingui } from '@lingui/vite-plugin';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import cityList from './cities.json';
import { headers } from './src/build/headers';
import { linguiMacros } from './src/build/linguiMacros';
import { manifest } from './src/build/manifest';
import { shellPages } from './src/build/shellPages';
import { readBuildSettings } from './src/city/buildSettings';
import { parseCities } from './src/city/schema';

const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

export default defineConfig(({ mode }) => {
  // A fault in either stops the build with a sentence that names it.
  const cities = parseCities(cityList);
  const settings = readBuildSettings(loadEnv(mode, path('.'), 'VITE_'));
  return {
    resolve: { alias: { '~': path('./src') } },
    build: {
      target: ['safari16.4', 'chrome111', 'firefox128'],
      // The engine's chunk is large on purpose and lazy; the byte budgets have a test of their own.
      chunkSizeWarningLimit: 1000,
      assetsInlineLimit: 0,
    },
    plugins: [
      tanstackRouter({
        target: 'react',
        autoCodeSplitting: true,
        routesDirectory: 'src/routes',
        generatedRouteTree: 'src/app/routeTree.gen.ts',
        quoteStyle: 'single',
      }),
      linguiMacros(),
      react(),
      lingui({ failOnCompileError: true, configPath: path('./tests/config/lingui.config.ts') }),
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
