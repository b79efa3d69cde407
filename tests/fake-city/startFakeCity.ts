import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { parseCities } from '~/city/schema';
import cityList from '../../cities.json' with { type: 'json' };
import { loadParkings } from './parkings/loadParkings';
import { scheduleLateCredits } from './payments/lateCredits';
import { createApp } from './server/createApp';
import { devServer, type DevServer } from './server/devServer';
import { openStore } from './store/openStore';
import { TileServer } from './tiles/TileServer';
import { ServerContext } from './context/ServerContext';

export interface FakeCityOptions {
  /** 0 chooses any free port. */
  port?: number;
  host?: string;
  /** The file of the database. Without one all data is in memory and lost at the end. */
  dataFile?: string;
  /** The folder of the production build. */
  distDir?: string;
  /** Whether `/__control/` is answered too. */
  isControlOn?: boolean;
  /** Serves the app from its sources with hot reload instead of the build. */
  isDev?: boolean;
  /** A GeoJSON file of real parkings, and their city. */
  parkings?: { path: string; city?: string };
  /** The simulated travel time of a request to the server, in milliseconds. */
  awayMs?: number;
  /** Receives log messages, one sentence each. */
  log?: (sentence: string) => void;
}

export interface FakeCityServer {
  url: string;
  /** The server's state, for tests that check more than replies. */
  server: ServerContext;
  close(): Promise<void>;
}

const root = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** True for the server's own addresses; all others belong to the app. */
const isServerPath = (url: string): boolean => /^\/(city|tiles|geocoder|demo|__control)(\/|\?|$)/.test(url);

const listen = (server: Server, port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });

/**
 * Starts the fake city for all cities of cities.json. Rejects with the system's error if the port is taken, and with a
 * one-sentence message if the database cannot be opened.
 */
export const startFakeCity = async (options: FakeCityOptions = {}): Promise<FakeCityServer> => {
  const {
    port = 0,
    host = '127.0.0.1',
    dataFile = ':memory:',
    distDir = root('dist'),
    isControlOn = false,
    isDev = false,
    parkings,
    awayMs = 0,
  } = options;
  const log = options.log ?? (() => undefined);
  const serverContext = new ServerContext(openStore(dataFile, log), parseCities(cityList));
  scheduleLateCredits(serverContext);
  const tiles = new TileServer(serverContext);
  const answer = getRequestListener(createApp({ server: serverContext, tiles, distDir, isControlOn, log }).fetch, {
    hostname: host,
  });
  let app: DevServer | undefined;
  // Very long addresses must reach the calls, which refuse them with a proper error.
  const server = createServer({ maxHeaderSize: 256 * 1024 }, (incoming, outgoing) => {
    if (app && !isServerPath(incoming.url ?? '/')) app.middlewares(incoming, outgoing);
    else if (awayMs > 0) setTimeout(() => void answer(incoming, outgoing), awayMs);
    else void answer(incoming, outgoing);
  });
  // Browsers reuse idle connections. A shorter timeout could cut off a request that was just sent on one.
  server.keepAliveTimeout = 75_000;
  const close = async (): Promise<void> => {
    await app?.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    serverContext.close();
  };
  try {
    if (parkings) loadParkings(serverContext, parkings.path, parkings.city, log);
    await listen(server, port, host);
    if (isDev) app = await devServer(root(''), server);
  } catch (error) {
    await close();
    throw error;
  }
  const address = server.address() as AddressInfo;
  return { url: `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`, server: serverContext, close };
};
