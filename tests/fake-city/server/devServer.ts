import type { Server } from 'node:http';
import type { ViteDevServer } from 'vite';

export type DevServer = Pick<ViteDevServer, 'middlewares' | 'close'>;

/** The app from its sources, as a part of the given server, which also carries the hot-reload socket. */
export const devServer = async (root: string, server: Server): Promise<DevServer> => {
  // Loaded here only, because the servers of tests do not need it.
  const { createServer } = await import('vite');
  return createServer({ root, appType: 'spa', server: { middlewareMode: true, hmr: { server } } });
};
