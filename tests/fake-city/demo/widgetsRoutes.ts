import { Hono } from 'hono';
import type { FakeCityEnv } from '../server/FakeCityEnv';
import { asset } from './asset';
import { scriptedPolicy } from './page';
import { widgetsPage } from './widgets/widgetsPage';
import { languageOf } from './texts';

/** The page for trying the card widget, the sign-in and the captcha. */
export const widgetsRoutes = (): Hono<FakeCityEnv> => {
  const app = new Hono<FakeCityEnv>();
  app.get('/demo/widgets.js', asset('scripts/widgets.js'));
  app.get('/demo/widgets', (c) => {
    c.header('Content-Security-Policy', scriptedPolicy({ 'connect-src': "'self'", 'frame-src': "'self'" }));
    c.header('Cross-Origin-Opener-Policy', 'same-origin-allow-popups');
    return c.html(widgetsPage(languageOf(c)));
  });
  return app;
};
