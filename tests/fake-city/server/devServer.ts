import type { Server } from 'node:http';
import type { ViteDevServer } from 'vite';

export type DevServer = Pick<ViteDevServer, 'middlewares' | 'close'>;

/** The app from its sources, as a part of the given server; its socket for hot reload goes there too. */
export const devServer = async (root: string, server: Server): Promise<DevServer> => {
  // Loaded only here: a test's server needs none of it.
  const { createServer } = await import('vite');
  return createServer({ root, appType: 'spa', server: { middlewareMode: true, hmr: { server } } });
};
