import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build, preview } from 'vite';
import cityList from '../../cities.json' with { type: 'json' };
import { cityModules } from '../../src/build/cityModules';
import { preloads } from '../../src/build/preloads';
import { messagesPlugin } from '../../src/build/messagesPlugin';
import { readBuildSettings } from '../../src/city/buildSettings';
import { parseCities } from '../../src/city/schema';

const root = fileURLToPath(new URL('../..', import.meta.url));
const here = fileURLToPath(new URL('.', import.meta.url));

/**
 * Builds the gallery as the app itself is built, and serves it. Resolves to its address and a function that closes it.
 */
export const serveGallery = async (): Promise<{ url: string; close: () => Promise<void> }> => {
  const outDir = mkdtempSync(join(tmpdir(), 'pieces-'));
  const shared = { configFile: false, root: here, logLevel: 'error' } as const;
  await build({
    ...shared,
    define: { __BUILD_SETTINGS__: JSON.stringify(readBuildSettings({})) },
    resolve: { alias: { '~': join(root, 'src') } },
    build: { outDir, emptyOutDir: true, target: 'esnext', modulePreload: { polyfill: false } },
    plugins: [
      cityModules(parseCities(cityList)),
      messagesPlugin(root, join(root, 'tests/config/lingui.config.ts')),
      react(),
      tailwindcss(),
      preloads(),
    ],
  });
  const server = await preview({ ...shared, build: { outDir }, preview: { port: 0, host: '127.0.0.1' } });
  const [url] = server.resolvedUrls?.local ?? [];
  if (!url) throw new Error('The page of pieces has no address');
  return {
    url,
    close: async () => {
      await server.close();
      rmSync(outDir, { recursive: true, force: true });
    },
  };
};
