import { Hono } from 'hono';
import type { FakeCityEnv } from '../server/FakeCityEnv';
import { addCaptchaToken } from '../store/account/captchaTokens';
import type { ServerContext } from '../context/ServerContext';
import { asset } from './asset';

/** The site's captcha: its script, and its check, which always succeeds. */
export const captchaRoutes = (server: ServerContext): Hono<FakeCityEnv> => {
  const app = new Hono<FakeCityEnv>();
  app.get('/demo/captcha.js', asset('scripts/captcha.js'));
  app.post('/demo/captcha', async (c) => {
    const sitekey = new URLSearchParams(await c.req.text()).get('sitekey') ?? '';
    if (sitekey.trim() === '') return c.json({ error: 'The site key is missing.' }, 400);
    return c.json({ token: addCaptchaToken(server.store, server.clock.now()) });
  });
  return app;
};
