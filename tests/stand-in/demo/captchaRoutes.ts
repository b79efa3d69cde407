import { Hono } from 'hono';
import type { StandInEnv } from '../server/StandInEnv';
import { addCaptchaToken } from '../store/captchaTokens';
import type { World } from '../world/World';
import { asset } from './asset';

/** The captcha of the site: its script, and the question it asks, which everybody answers rightly. */
export const captchaRoutes = (world: World): Hono<StandInEnv> => {
  const app = new Hono<StandInEnv>();
  app.get('/demo/captcha.js', asset('scripts/captcha.js'));
  app.post('/demo/captcha', async (c) => {
    const sitekey = new URLSearchParams(await c.req.text()).get('sitekey') ?? '';
    if (sitekey.trim() === '') return c.json({ error: 'The site key is missing.' }, 400);
    return c.json({ token: addCaptchaToken(world.store, world.clock.now()) });
  });
  return app;
};
