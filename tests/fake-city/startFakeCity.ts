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
  /** 0 takes any free one. */
  port?: number;
  host?: string;
  /** The database's file; without one everything is in memory and gone at the end. */
  dataFile?: string;
  /** Where the production build lies. */
  distDir?: string;
  /** Answers `/__control/` as well. */
  isControlOn?: boolean;
  /** Serves the app from its sources with hot reload, in place of a build. */
  isDev?: boolean;
  /** A GeoJSON file of real parkings, and the city they are for. */
  parkings?: { path: string; city?: string };
  /** How long a request is on its way here, in milliseconds. */
  awayMs?: number;
  /** Hears what happened, a sentence at a time. */
  log?: (sentence: string) => void;
}

export interface FakeCityServer {
  url: string;
  /** What it holds, for tests that look behind the replies. */
  server: ServerContext;
  close(): Promise<void>;
}

const root = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** The server's own addresses; the rest belongs to the app. */
const isServerPath = (url: string): boolean => /^\/(city|tiles|geocoder|demo|__control)(\/|\?|$)/.test(url);

const listen = (server: Server, port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });

/** Starts the fake city for all cities of cities.json. Rejects with the system's error where the port is taken, with a sentence where the database cannot be opened. */
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
  // Addresses of any length are for the calls to refuse, in words.
  const server = createServer({ maxHeaderSize: 256 * 1024 }, (incoming, outgoing) => {
    if (app && !isServerPath(incoming.url ?? '/')) app.middlewares(incoming, outgoing);
    else if (awayMs > 0) setTimeout(() => void answer(incoming, outgoing), awayMs);
    else void answer(incoming, outgoing);
  });
  // Browsers keep a connection for reuse; a shorter wait here would cut a request that was just sent on it.
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
