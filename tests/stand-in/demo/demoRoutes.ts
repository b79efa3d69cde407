import { Hono } from 'hono';
import type { StandInEnv } from '../server/StandInEnv';
import type { World } from '../world/World';
import { asset } from './asset';
import { demoPage } from './demoPage';
import { pageHeaders } from './page';
import { captchaRoutes } from './captchaRoutes';
import { cardWidgetRoutes } from './cardWidgetRoutes';
import { gateRoutes } from './gateRoutes';
import { operatorRoutes } from './operatorRoutes';
import { outboxRoutes } from './outboxRoutes';
import { payRoutes } from './payRoutes';
import { signInRoutes } from './signInRoutes';
import { widgetsRoutes } from './widgetsRoutes';
import { languageOf } from './words';

/** Pages for people who try the demonstration: the logins, the messages, and those who stand around a city: provider, sign-in, operator, barrier. */
export const demoRoutes = (world: World): Hono<StandInEnv> => {
  const app = new Hono<StandInEnv>();
  app.use('/demo/*', async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(pageHeaders)) if (!c.res.headers.has(name)) c.header(name, value);
  });
  app.get('/demo/style.css', asset('style.css'));
  app.get('/demo/forms.css', asset('forms.css'));
  for (const picture of ['banner/wide.svg', 'banner/narrow.svg']) app.get(`/demo/${picture}`, asset(picture));
  app.get('/demo', (c) => c.redirect(`/demo/${new URL(c.req.url).search}`, 302));
  app.get('/demo/', (c) => c.html(demoPage(world, languageOf(c))));

  app.route('/', payRoutes(world));
  app.route('/', cardWidgetRoutes(world));
  app.route('/', signInRoutes(world));
  app.route('/', captchaRoutes(world));
  app.route('/', gateRoutes(world));
  app.route('/', operatorRoutes(world));
  app.route('/', outboxRoutes(world));
  app.route('/', widgetsRoutes());
  return app;
};
