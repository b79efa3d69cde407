import { createServer, type InlineConfig, type ViteDevServer } from 'vite';
import type { Frames, Language, ShellMessages } from './shellPages.ts';

/**
 * Returns a function that renders the first frames in both languages. `app/boot/firstFrames` draws them with the app's
 * own components, which only a dev server can load in Node. A build starts one with `config` for this moment.
 */
export const renderFirstFrames =
  (config: InlineConfig) =>
  async (messages: Readonly<Record<Language, ShellMessages>>, devServer?: ViteDevServer): Promise<Frames> => {
    const server =
      devServer ??
      (await createServer({
        ...config,
        configFile: false,
        logLevel: 'error',
        appType: 'custom',
        server: { middlewareMode: true, ws: false, watch: null },
        optimizeDeps: { noDiscovery: true },
      }));
    try {
      const { firstFrames } = await server.ssrLoadModule('/src/app/boot/firstFrames.tsx');
      return { ru: await firstFrames('ru', messages.ru), en: await firstFrames('en', messages.en) };
    } finally {
      if (!devServer) await server.close();
    }
  };
