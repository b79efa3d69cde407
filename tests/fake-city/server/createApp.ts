import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { controlRoutes } from '../control/controlRoutes';
import { demoRoutes } from '../demo/demoRoutes';
import { FaultList } from '../faults/FaultList';
import { faultLayer } from '../faults/faultLayer';
import { RequestLog } from '../faults/RequestLog';
import { Refusal } from '../calls/Refusal';
import { geocoderRoutes } from '../geocoder/geocoderRoutes';
import { serveDist } from '../static/serveDist';
import { lastRequest } from '../store/lastRequest';
import { cityHeaders } from '../../tools/headers/cityAnswers';
import type { TileServer } from '../tiles/TileServer';
import type { ServerContext } from '../context/ServerContext';
import { cityCalls } from './cityCalls';
import { files } from './files';
import type { FakeCityEnv } from './FakeCityEnv';

export interface AppParts {
  server: ServerContext;
  tiles: TileServer;
  /** The folder of the production build. */
  distDir: string;
  isControlOn: boolean;
  log: (sentence: string) => void;
}

/** All routes of the fake city: the cities' calls, map data, the demo, the control port, and the app. */
export const createApp = ({ server, tiles, distDir, isControlOn, log: logLine }: AppParts): Hono<FakeCityEnv> => {
  const app = new Hono<FakeCityEnv>();
  const faults = new FaultList();
  const log = new RequestLog(lastRequest(server.store));

  // The Date of every answer follows the server's clock, which tests can move, as seen by the proxy in front of it.
  app.use(async (c, next) => {
    await next();
    if (!c.res.headers.has('Date')) c.header('Date', new Date(server.clock.proxyNow()).toUTCString());
  });
  app.onError((error, c) => {
    logLine(`${c.req.method} ${c.req.path} failed: ${error.stack ?? error.message}`);
    return c.json(new Refusal('UnknownError').body, 500);
  });

  // Headers of a proxy, also on answers that a fault has replaced.
  for (const path of ['/city/*', '/tiles/*', '/geocoder/*'])
    app.use(path, async (c, next) => {
      await next();
      for (const [name, value] of cityHeaders) c.header(name, value);
    });

  // Before the faults, so that the control port is neither affected by them nor logged.
  if (isControlOn) app.route('/__control', controlRoutes({ server, faults, log }));
  app.all('/__control/*', (c) => c.text('There is no such page.\n', 404));
  app.use(faultLayer({ faults, log, clock: server.clock, handle: (request, env) => app.fetch(request, env) }));

  // A city's real server has another origin than the app, and allows it through CORS headers.
  app.use('/city/*', async (c, next) => {
    await next();
    c.header('Access-Control-Allow-Origin', '*');
    c.header('Access-Control-Expose-Headers', 'Date');
  });
  app.options('/city/*', (c) =>
    c.body(null, 204, {
      'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
      'Access-Control-Allow-Headers': '*',
      'Access-Control-Max-Age': '600',
    }),
  );
  app.use('/city/*', compress());
  app.route('/', files(server));
  app.all('/city/*', cityCalls(server));
  app.route('/tiles', tiles.app());
  app.all('/tiles/*', (c) => c.text('There is no such tile.\n', 404));
  app.route('/geocoder', geocoderRoutes(server));
  app.all('/geocoder/*', (c) => c.text('There is no such geocoder.\n', 404));
  app.route('/', demoRoutes(server));
  app.all('/demo/*', (c) => c.text('There is no such page.\n', 404));
  app.all('*', serveDist(distDir));
  return app;
};
