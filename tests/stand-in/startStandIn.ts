import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { parseCities } from '~/city/schema';
import cityList from '../../cities.json' with { type: 'json' };
import { loadParkings } from './parkings/loadParkings';
import { awaitLateCredits } from './payments/lateCredits';
import { createApp } from './server/createApp';
import { devServer, type DevServer } from './server/devServer';
import { openStore } from './store/openStore';
import { TileServer } from './tiles/TileServer';
import { World } from './world/World';

export interface StandInOptions {
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
  tell?: (sentence: string) => void;
}

export interface StandIn {
  url: string;
  /** What it holds, for tests that look behind the replies. */
  world: World;
  close(): Promise<void>;
}

const root = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** The server's own addresses; the rest belongs to the app. */
const isOwn = (url: string): boolean => /^\/(city|tiles|geocoder|demo|__control)(\/|\?|$)/.test(url);

const listen = (server: Server, port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });

/** Starts the stand-in for all cities of cities.json. Rejects with the system's error where the port is taken, with a sentence where the database cannot be opened. */
export const startStandIn = async (options: StandInOptions = {}): Promise<StandIn> => {
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
  const tell = options.tell ?? (() => undefined);
  const world = new World(openStore(dataFile, tell), parseCities(cityList));
  awaitLateCredits(world);
  const tiles = new TileServer(world);
  const answer = getRequestListener(createApp({ world, tiles, distDir, isControlOn, tell }).fetch, { hostname: host });
  let app: DevServer | undefined;
  // Addresses of any length are for the calls to refuse, in words.
  const server = createServer({ maxHeaderSize: 256 * 1024 }, (incoming, outgoing) => {
    if (app && !isOwn(incoming.url ?? '/')) app.middlewares(incoming, outgoing);
    else if (awayMs > 0) setTimeout(() => void answer(incoming, outgoing), awayMs);
    else void answer(incoming, outgoing);
  });
  // Browsers keep a connection for reuse; a shorter wait here would cut a request that was just sent on it.
  server.keepAliveTimeout = 75_000;
  const close = async (): Promise<void> => {
    await app?.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    world.close();
  };
  try {
    if (parkings) loadParkings(world, parkings.path, parkings.city, tell);
    await listen(server, port, host);
    if (isDev) app = await devServer(root(''), server);
  } catch (error) {
    await close();
    throw error;
  }
  const address = server.address() as AddressInfo;
  return { url: `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`, world, close };
};
