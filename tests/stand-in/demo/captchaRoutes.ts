import { Hono } from 'hono';
import type { StandInEnv } from '../server/StandInEnv';
import type { World } from '../world/World';

/** The captcha of the site: its script and what it asks. */
export const captchaRoutes = (_: World): Hono<StandInEnv> => new Hono<StandInEnv>();
