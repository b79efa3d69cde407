import { Hono } from 'hono';
import type { FakeCityEnv } from '../server/FakeCityEnv';
import type { ServerContext } from '../context/ServerContext';
import { asset } from './asset';
import { demoPage } from './demoPage';
import { pageHeaders } from './page';
import { captchaRoutes } from './captchaRoutes';
import { cardWidgetRoutes } from './cardWidgetRoutes';
import { barrierRoutes } from './barrierRoutes';
import { operatorRoutes } from './operatorRoutes';
import { outboxRoutes } from './outboxRoutes';
import { payRoutes } from './payRoutes';
import { signInRoutes } from './signInRoutes';
import { widgetsRoutes } from './widgetsRoutes';
import { languageOf } from './texts';

/**
 * Pages for people who try the demo: accounts, messages, and the parties around a city (provider, sign-in, operator,
 * barrier).
 */
export const demoRoutes = (server: ServerContext): Hono<FakeCityEnv> => {
  const app = new Hono<FakeCityEnv>();
  app.use('/demo/*', async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(pageHeaders)) if (!c.res.headers.has(name)) c.header(name, value);
  });
  app.get('/demo/style.css', asset('style.css'));
  app.get('/demo/forms.css', asset('forms.css'));
  for (const image of ['banner/wide.svg', 'banner/narrow.svg']) app.get(`/demo/${image}`, asset(image));
  app.get('/demo', (c) => c.redirect(`/demo/${new URL(c.req.url).search}`, 302));
  app.get('/demo/', (c) => c.html(demoPage(server, languageOf(c))));

  app.route('/', payRoutes(server));
  app.route('/', cardWidgetRoutes(server));
  app.route('/', signInRoutes(server));
  app.route('/', captchaRoutes(server));
  app.route('/', barrierRoutes(server));
  app.route('/', operatorRoutes(server));
  app.route('/', outboxRoutes(server));
  app.route('/', widgetsRoutes());
  return app;
};
